// The person's finished matches, a page at a time, as the server finds them.

import { ServerError, request } from "./http";
import type { MatchPage, PadCard, TableCard } from "./wire";
import { say } from "./words.svelte";

export class Matches {
  tables = $state.raw<TableCard[]>([]);
  /** Games at a real table. */
  pads = $state.raw<PadCard[]>([]);
  /** Both, the last ones first. */
  readonly all = $derived([...this.tables, ...this.pads].toSorted((one, other) => other.touched - one.touched));
  total = $state(0);
  /** From 0. */
  page = $state(0);
  pages = $state(1);
  search = $state("");
  /** Whether the first answer has come, good or bad. */
  ready = $state(false);
  failed = $state("");
  #asked = 0;

  /** Show a page of what is looked for now. */
  async show(page = 0): Promise<void> {
    const asked = ++this.#asked;
    const search = this.search.trim();
    try {
      const answer = await request<MatchPage>("GET", `/api/me/matches?page=${page}${search ? `&search=${encodeURIComponent(search)}` : ""}`);
      if (asked !== this.#asked) return; // something else was asked for meanwhile
      [this.tables, this.pads, this.total, this.page, this.failed] = [answer.tables, answer.at_table ?? [], answer.total, page, ""];
      this.pages = Math.max(1, Math.ceil(answer.total / answer.size));
    } catch (error) {
      if (asked === this.#asked) this.failed = error instanceof ServerError && error.message ? error.message : say("house-unreachable");
    } finally {
      this.ready = true;
    }
    if (page > 0 && page >= this.pages) await this.show(this.pages - 1); // the last one of the last page was deleted
  }
}
