// The form of a box while somebody fills it in: what is typed outlives the page, a lost connection and other helpers.

import { failureText } from "../lib/failure";
import { ServerError, request } from "../lib/http";
import type { CatalogFacts, CatalogRecord } from "../lib/wire";
import { draftOf, factsIn, type Draft } from "./draft";
import { differences, merge, same } from "./merge";

type Field = keyof CatalogFacts;
const EMPTY: CatalogFacts = { title: "" };

/** What is kept on this device until it is saved. */
interface Kept {
  version: number;
  before: CatalogFacts;
  facts: CatalogFacts;
  /** What is still to be decided; the other's values stand in `before`. */
  conflicts?: Field[];
}

export class BoxForm {
  draft = $state<Draft>(draftOf(EMPTY));
  ready = $state(false);
  failed = $state("");
  busy = $state(false);
  /** What was typed earlier is shown again. */
  restored = $state(false);
  /** What others have changed meanwhile, and was taken over. */
  taken = $state.raw<Field[]>([]);
  /** What others have changed meanwhile, too, and how. */
  conflicts = $state.raw<Field[]>([]);
  theirs = $state.raw<CatalogFacts>(EMPTY);
  #before: CatalogFacts = EMPTY;
  #version = 0;

  /** `id` is 0 for a new box. */
  constructor(readonly id: number) {}

  async load(): Promise<void> {
    try {
      if (this.id) await this.#read();
      const kept = this.#kept();
      if (kept) {
        this.restored = true;
        const [before, version] = [this.#before, this.#version];
        [this.#before, this.#version] = [kept.before, kept.version];
        this.draft = draftOf(kept.facts);
        [this.conflicts, this.theirs] = [kept.conflicts ?? [], kept.before];
        if (this.id && version !== kept.version) this.#join(before, version);
      }
      [this.ready, this.failed] = [true, ""];
    } catch (error) {
      this.failed = failureText(error);
    }
  }

  /** What is typed, as facts. */
  get facts(): CatalogFacts {
    return factsIn(this.draft, this.#before);
  }

  get changed(): boolean {
    return this.conflicts.length > 0 || differences(this.#before, this.facts).length > 0;
  }

  /** Keep what is typed on this device. */
  keep(): void {
    if (!this.ready) return;
    if (this.changed) this.#store({ version: this.#version, before: this.#before, facts: this.facts, conflicts: this.conflicts });
    else this.#forget();
  }

  /** Save; the number of the box, or undefined if that did not work or something is still to be decided. */
  async save(): Promise<number | undefined> {
    if (this.conflicts.length) return undefined;
    this.busy = true;
    this.failed = "";
    const { facts } = this;
    try {
      const saved = this.id
        ? await request<CatalogRecord>("PUT", `/api/catalog/records/${this.id}`, { version: this.#version, facts })
        : await request<CatalogRecord>("POST", "/api/catalog/records", { facts });
      this.#forget();
      [this.#before, this.#version] = [saved.facts, saved.version];
      return saved.id;
    } catch (error) {
      this.failed = failureText(error);
      if (error instanceof ServerError && error.code === "catalog-changed") await this.#meet();
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** Take over what somebody else has written in a field where both wrote something. */
  take(field: Field): void {
    this.draft = draftOf({ ...this.facts, [field]: this.theirs[field] });
    this.settle(field);
  }

  /** Leave one's own value in a field where both wrote something. */
  settle(field: Field): void {
    this.conflicts = this.conflicts.filter((one) => one !== field);
  }

  /** Begin again with what the server has. */
  async discard(): Promise<void> {
    this.#forget();
    [this.restored, this.taken, this.conflicts, this.failed] = [false, [], [], ""];
    [this.#before, this.#version, this.draft] = [EMPTY, 0, draftOf(EMPTY)];
    await this.load();
  }

  async #read(): Promise<void> {
    const record = await request<CatalogRecord>("GET", `/api/catalog/records/${this.id}`);
    [this.#before, this.#version] = [record.facts, record.version];
    this.draft = draftOf(record.facts);
  }

  /** Somebody else was faster: read what is there now, beside what was typed. */
  async #meet(): Promise<void> {
    try {
      const record = await request<CatalogRecord>("GET", `/api/catalog/records/${this.id}`);
      this.#join(record.facts, record.version);
    } catch (error) {
      this.failed = failureText(error);
    }
  }

  #join(theirs: CatalogFacts, version: number): void {
    const { facts, taken, conflicts } = merge<CatalogFacts>(this.#before, this.facts, theirs);
    const open = this.conflicts.filter((name) => !conflicts.includes(name) && !same(facts[name], theirs[name]));
    [this.taken, this.conflicts, this.theirs] = [taken, [...open, ...conflicts], theirs];
    [this.#before, this.#version] = [theirs, version];
    this.draft = draftOf(facts);
  }

  get #name(): string {
    return `ludotheque-box-${this.id}`;
  }

  #kept(): Kept | undefined {
    try {
      return JSON.parse(sessionStorage.getItem(this.#name) ?? "") as Kept;
    } catch {
      return undefined; // nothing, or the browser forbids storage
    }
  }

  #store(kept: Kept): void {
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(kept));
    } catch {
      // without storage it stays in the form as long as the page is open
    }
  }

  #forget(): void {
    try {
      sessionStorage.removeItem(this.#name);
    } catch {
      // nothing is kept there
    }
  }
}
