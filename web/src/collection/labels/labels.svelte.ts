// The boxes for which labels are printed: chosen by search, kept as long as the page is open.

import { failureText } from "../../lib/failure";
import { request } from "../../lib/http";
import type { CatalogCard, CatalogPage, CatalogRecord } from "../../lib/wire";

export type LabelBox = Pick<CatalogCard, "id" | "title" | "shelf" | "year">;

export const MAX_LABELS = 500;
const FOUND = 12;
const PER_REQUEST = 100;
const PAUSE_MS = 150;

const plain = ({ id, title, shelf, year }: LabelBox): LabelBox => ({ id, title, shelf, year });

class BoxLabels {
  chosen = $state.raw<LabelBox[]>([]);
  typed = $state("");
  found = $state.raw<LabelBox[]>([]);
  total = $state(0);
  failed = $state("");
  busy = $state(false);
  readonly full = $derived(this.chosen.length >= MAX_LABELS);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  has(id: number): boolean {
    return this.chosen.some((box) => box.id === id);
  }

  add(...boxes: LabelBox[]): void {
    const all = new Map([...this.chosen, ...boxes.map(plain)].map((box) => [box.id, box]));
    this.chosen = [...all.values()].slice(0, MAX_LABELS);
  }

  remove(id: number): void {
    this.chosen = this.chosen.filter((box) => box.id !== id);
  }

  clear(): void {
    this.chosen = [];
  }

  /** A box that the address names. */
  async addRecord(id: number): Promise<void> {
    await this.#try(async () => {
      const { facts } = await request<CatalogRecord>("GET", `/api/catalog/records/${id}`);
      this.add({ id, title: facts.title, shelf: facts.shelf, year: facts.year });
    });
  }

  type(text: string): void {
    this.typed = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE_MS);
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    await this.#try(async () => {
      const page = await this.#page(0, FOUND);
      if (asked === this.#asked) [this.found, this.total] = [page.records, page.total];
    });
  }

  /** Everything that is found, as far as there is room. */
  async addFound(): Promise<void> {
    this.busy = true;
    await this.#try(async () => {
      for (let page = 0, more = true; more && !this.full; page++) {
        const { records, total } = await this.#page(page, PER_REQUEST);
        this.add(...records);
        more = (page + 1) * PER_REQUEST < total;
      }
    });
    this.busy = false;
  }

  #page(page: number, size: number): Promise<CatalogPage> {
    return request<CatalogPage>("GET", `/api/catalog/search?text=${encodeURIComponent(this.typed.trim())}&page=${page}&size=${size}`);
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.failed = "";
    } catch (error) {
      this.failed = failureText(error);
    }
  }
}

export const labels = new BoxLabels();
