// The library: what it says of itself, and what the reader may do here.

import { request } from "../lib/http";
import type { AboutFacts, LibraryFace } from "../lib/wire";

export class Library {
  face = $state.raw<LibraryFace>();
  /** Why a link that was opened did not work. The page begins anew when the link leaves its address; this stays. */
  refused = $state("");
  readonly helps = $derived(this.face !== undefined && this.face.role !== "visitor");
  readonly owns = $derived(this.face?.role === "owner");
  readonly name = $derived(this.face?.about.name ?? "");

  /** How often something was changed here: what was asked for before that is out of date when it comes. */
  #changes = 0;

  async load(): Promise<void> {
    const changes = this.#changes;
    const face = await request<LibraryFace>("GET", "/api/library");
    if (changes === this.#changes) this.face = face;
  }

  async #change(method: string, path: string, body: unknown): Promise<void> {
    const face = await request<LibraryFace>(method, path, body);
    this.#changes++;
    this.face = face;
  }

  /** Become the owner by the key, or a helper by what a link bears; a whole link may be given, too. */
  async takeRole(given: string): Promise<void> {
    const secret = given.trim().replace(/^.*#(?:owner|helper)=/, "");
    await this.#change("POST", "/api/library/role", { secret });
  }

  async save(about: AboutFacts, version: number): Promise<void> {
    await this.#change("PUT", "/api/library", { version, about });
  }
}

export const library = new Library();
