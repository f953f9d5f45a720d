// The file of a box that is being read on its page. Texts are fetched, everything else the browser shows by its address.

import { failureText } from "../lib/failure";
import { requestText } from "../lib/http";
import type { SheetCard } from "../lib/wire";

export const sheetAddress = (id: string): string => `/api/catalog/sheets/${encodeURIComponent(id)}`;

export class SheetReading {
  /** "": none is read. */
  id = $state("");
  text = $state("");
  failed = $state("");

  /** Read a file, or close the one that is read. A text that comes after another file was opened is left. */
  async toggle({ id, kind }: SheetCard): Promise<void> {
    this.id = this.id === id ? "" : id;
    [this.text, this.failed] = ["", ""];
    if (this.id === "" || (kind !== "text" && kind !== "markdown")) return;
    try {
      const text = await requestText(sheetAddress(id));
      if (this.id === id) this.text = text;
    } catch (error) {
      if (this.id === id) this.failed = failureText(error);
    }
  }
}
