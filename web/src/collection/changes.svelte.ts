// The list of changes of the collection or of one box, the newest first, and taking one back.

import { failureText } from "../lib/failure";
import { request } from "../lib/http";
import type { CatalogChange, CatalogChanges, CatalogUndone } from "../lib/wire";

/** What was changed together, and is taken back together. */
export interface ChangeBatch {
  batch: string;
  at: number;
  by: string;
  /** So many changes, of which only the first few may be listed. */
  together: number;
  changes: CatalogChange[];
}

/** Changes as they come, those of one batch together. */
export function batchesOf(changes: CatalogChange[]): ChangeBatch[] {
  const batches = new Map<string, ChangeBatch>();
  for (const change of changes) {
    const { batch, at, by } = change;
    const known = batches.get(batch) ?? { batch, at, by, together: 0, changes: [] };
    known.changes.push(change);
    known.together = Math.max(change.together ?? 1, known.changes.length);
    batches.set(batch, known);
  }
  return [...batches.values()];
}

export class ChangeList {
  changes = $state.raw<CatalogChange[]>([]);
  failed = $state("");
  ready = $state(false);
  busy = $state(false);
  /** So many boxes are as they were before what was taken back last. */
  undone = $state<number>();
  next = $state<number>();
  readonly batches = $derived(batchesOf(this.changes));

  /** `record` is 0 for those of all boxes. */
  constructor(
    private readonly record: number,
    private readonly changed: () => void,
  ) {}

  async load(): Promise<void> {
    await this.#do(() => this.#page());
    this.ready = true;
  }

  async older(): Promise<void> {
    await this.#do(() => this.#page(this.next));
  }

  async undo(batch: string): Promise<void> {
    await this.#do(async () => {
      const { records } = await request<CatalogUndone>("POST", `/api/catalog/changes/${encodeURIComponent(batch)}/undo`);
      this.changed();
      await this.#page();
      this.undone = records;
    });
  }

  async #page(before?: number): Promise<void> {
    const path = this.record ? `/api/catalog/records/${this.record}/changes` : "/api/catalog/changes";
    const { changes, next } = await request<CatalogChanges>("GET", before === undefined ? path : `${path}?before=${before}`);
    this.changes = before === undefined ? changes : [...this.changes, ...changes];
    this.next = next;
  }

  async #do(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.failed, this.undone] = [true, "", undefined];
    try {
      await what();
    } catch (error) {
      this.failed = failureText(error);
    } finally {
      this.busy = false;
    }
  }
}
