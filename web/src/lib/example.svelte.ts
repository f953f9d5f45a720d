// How is an example of the rulebook played on the board? From its first view, one move after the other.

import type { BoardProps } from "./boards";
import { settings } from "./settings.svelte";
import type { Entry, Example, View } from "./wire";
import { words } from "./words.svelte";

/** Milliseconds between two moves: read it, see it. */
const PAUSE = 1600;

export class Played {
  /** So many of its moves are made. */
  at = $state(0);
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #views: View[];

  constructor(
    private readonly game: string,
    private readonly example: Example,
  ) {
    this.#views = [example.view];
    for (const move of example.moves) this.#views.push({ ...(this.#views.at(-1) as View), ...move.changed });
  }

  get last(): number {
    return this.example.moves.length;
  }

  step(by: number): void {
    this.stop();
    this.at = Math.min(Math.max(0, this.at + by), this.last);
  }

  play(): void {
    this.stop();
    this.at = 0;
    this.running = true;
    const next = (): void => {
      this.at++;
      this.running = this.at < this.last;
      this.#timer = this.running ? setTimeout(next, PAUSE) : undefined;
    };
    this.#timer = setTimeout(next, PAUSE / 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** The sentences of the last move; by their names, as the text calls them. */
  told(at: number): string {
    const lines = this.example.moves[at - 1]?.lines ?? [];
    return lines.map((line) => words.tell(this.game, line, this.#names, -1)).join(" ");
  }

  get #names(): string[] {
    return this.example.names[words.language] ?? [];
  }

  /** What the board is given after so many moves. Nothing can be done there. */
  given(at: number, still = false): BoardProps {
    const move: Entry | undefined = this.example.moves[at - 1];
    return {
      view: this.#views[at] as View,
      viewer: this.example.viewer,
      names: this.#names,
      toAct: move?.turn?.to_act ?? [],
      legal: [],
      labels: [],
      more: 0,
      near: move?.turn?.near ?? [],
      lines: [],
      told: [],
      last: move?.action === undefined || move.seat === undefined ? undefined : { seat: move.seat, action: move.action },
      glide: still ? 0 : settings.glide,
      busy: false,
      act: () => Promise.resolve(false),
      why: () => Promise.resolve({ type: "error", code: "past", sentence: "" }),
      explain: () => undefined,
      find: () => Promise.resolve({ legal: [], labels: [], more: 0 }),
      words: (key) => words.ofGame(this.game, key) ?? key,
    };
  }
}
