// The search of the collection: what is typed and chosen goes into the address, and what the address says is looked for.

import { failureText } from "../lib/failure";
import { request } from "../lib/http";
import type { CatalogCard, CatalogPage, CatalogProposal } from "../lib/wire";
import { addressOf, askedOf, parametersOf, queryOf, type CollectionQuery } from "./query";
import { spokenIn, without, type SpokenFilter } from "./spoken";

/** The rest between two letters after which they are looked for: shorter than anyone types, longer than a paste. */
export const PAUSE_MS = 40;

export class CollectionSearch {
  /** What stands in the field; the address follows. */
  typed = $state("");
  query = $state.raw<CollectionQuery>(queryOf(""));
  records = $state.raw<CatalogCard[]>([]);
  found = $state.raw<Omit<CatalogPage, "records">>();
  proposals = $state.raw<CatalogProposal[]>();
  failed = $state("");
  busy = $state(false);
  readonly hasMore = $derived(this.records.length < (this.found?.total ?? 0) && !this.#atEnd());
  /** The filters that stand in what was typed. */
  readonly spoken = $derived(spokenIn(this.typed));
  #pages = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #askedProposals = 0;
  #shown: string | undefined;
  #drawn: string | undefined;

  constructor(private readonly go: (address: string, replace: boolean) => void) {}

  /** The address says what is looked for. */
  async open(address: string, language = ""): Promise<void> {
    this.query = queryOf(address);
    if (this.#timer === undefined) this.typed = this.query.text;
    await Promise.all([this.#find(), this.#propose(language)]);
  }

  /** A letter was typed: the address follows after a short rest. */
  type(text: string): void {
    this.typed = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), PAUSE_MS);
  }

  /** Another page is shown: the address is no longer the search's. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What was typed is looked for now. */
  settle(): void {
    this.leave();
    if (this.typed !== this.query.text) this.go(addressOf({ ...this.query, text: this.typed, draw: undefined }), true);
  }

  /** A filter was chosen: the browser's way back leads to the one before. It counts instead of one that was typed. */
  choose(part: Partial<CollectionQuery>): void {
    this.leave();
    this.typed = without(
      this.typed,
      this.spoken.filter(({ name }) => name in part),
    );
    this.go(addressOf({ ...this.query, text: this.typed, draw: undefined, ...part }), false);
  }

  /** A filter that was read in what was typed is not meant after all. */
  takeBack({ name }: SpokenFilter): void {
    this.choose({ [name]: undefined });
  }

  /** Something was changed: what is shown is looked for anew when it is next opened. */
  forget(): void {
    this.#shown = this.#drawn = undefined;
  }

  async #find(): Promise<void> {
    const parameters = parametersOf(askedOf(this.query));
    if (parameters === this.#shown) return; // one comes back to it
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const { records, ...found } = await request<CatalogPage>("GET", `/api/catalog/search?${parameters}`);
      if (asked !== this.#asked) return; // something else is looked for meanwhile
      [this.records, this.found, this.failed, this.#shown, this.#pages] = [records, found, "", parameters, 1];
    } catch (error) {
      if (asked === this.#asked) [this.failed, this.#shown] = [failureText(error), undefined];
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Show the next page below the others. */
  async more(): Promise<void> {
    if (this.busy || this.#shown === undefined) return;
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const parameters = [this.#shown, `page=${this.#pages}`].filter(Boolean).join("&");
      const { records, ...found } = await request<CatalogPage>("GET", `/api/catalog/search?${parameters}`);
      if (asked !== this.#asked) return;
      const known = new Set(this.records.map((record) => record.id));
      this.records = [...this.records, ...records.filter((record) => !known.has(record.id))];
      [this.found, this.failed] = [found, ""];
      this.#pages += 1;
    } catch (error) {
      if (asked === this.#asked) this.failed = failureText(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Whether the server has no further page, even if boxes were taken out meanwhile. */
  #atEnd(): boolean {
    return this.#pages * (this.found?.size ?? 1) >= (this.found?.total ?? 0);
  }

  async #propose(language: string): Promise<void> {
    const { draw } = this.query;
    if (draw === undefined) {
      this.#askedProposals++;
      [this.proposals, this.#drawn] = [undefined, undefined];
      return;
    }
    const parameters = [parametersOf(askedOf(this.query)), `draw=${draw}`].filter(Boolean).join("&");
    if (this.#drawn === `${language} ${parameters}`) return;
    const asked = ++this.#askedProposals;
    try {
      const proposals = await request<CatalogProposal[]>("GET", `/api/catalog/propose?${parameters}`);
      if (asked === this.#askedProposals) [this.proposals, this.#drawn] = [proposals, `${language} ${parameters}`];
    } catch (error) {
      if (asked === this.#askedProposals) this.failed = failureText(error);
    }
  }
}
