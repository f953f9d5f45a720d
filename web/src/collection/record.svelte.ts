// A record of the collection as the page shows it, and what helpers do with it.

import { failureText } from "../lib/failure";
import { ServerError, request } from "../lib/http";
import type { CatalogRecord, LoanCard, LoanWish, SheetCard } from "../lib/wire";

export class RecordPage {
  record = $state.raw<CatalogRecord>();
  /** There is no such box. */
  missing = $state(false);
  failed = $state("");
  busy = $state(false);

  constructor(
    private readonly id: number,
    private readonly changed: () => void,
  ) {}

  async load(): Promise<void> {
    try {
      this.record = await request<CatalogRecord>("GET", `/api/catalog/records/${this.id}`);
      this.failed = "";
    } catch (error) {
      this.missing = error instanceof ServerError && error.code === "catalog-no-record";
      this.failed = failureText(error);
    }
  }

  async lend(wish: LoanWish): Promise<boolean> {
    return this.#do(() => request<LoanCard>("POST", `/api/catalog/records/${this.id}/loans`, wish));
  }

  async takeBack(loan: string, back: string): Promise<boolean> {
    return this.#do(() => request<LoanCard>("POST", `/api/catalog/loans/${loan}/back`, { back }));
  }

  /** Attach a file: the printed rules, a picture. */
  async attach(file: File): Promise<boolean> {
    return this.#do(() => request<SheetCard>("POST", `/api/catalog/records/${this.id}/sheets?name=${encodeURIComponent(file.name)}`, file));
  }

  /** Take a file away; the list of changes brings it back, unless the owner deletes it for ever. */
  async detach(sheet: string, forEver = false): Promise<boolean> {
    return this.#do(() => request("DELETE", `/api/catalog/sheets/${sheet}${forEver ? "?forever=1" : ""}`));
  }

  /** Show one of its pictures in lists; "" shows none. */
  async choosePicture(picture: string): Promise<boolean> {
    const { facts, version } = this.record ?? { facts: undefined, version: 0 };
    return this.#do(() => request<CatalogRecord>("PUT", `/api/catalog/records/${this.id}`, { version, facts: { ...facts, picture } }));
  }

  /** Take the box out of the catalogue. Afterwards there is nothing more to show. */
  async remove(): Promise<boolean> {
    return this.#do(() => request("DELETE", `/api/catalog/records/${this.id}`, { version: this.record?.version ?? 0 }), false);
  }

  async #do(what: () => Promise<unknown>, again = true): Promise<boolean> {
    this.busy = true;
    try {
      await what();
      this.failed = "";
      this.changed();
      if (again) await this.load();
      return true;
    } catch (error) {
      const text = failureText(error);
      if (error instanceof ServerError && error.code === "catalog-changed") await this.load();
      this.failed = text;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
