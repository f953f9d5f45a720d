// Plays an example of the rulebook on the board, from its first view, one move after the other.

import { declarationOf, type BoardProps } from "./boards";
import { settings } from "./settings.svelte";
import type { Entry, Example, View } from "./wire";
import { words } from "./words.svelte";

/** Between two moves: long enough to read the sentence. */
const PAUSE_MS = 1600;

export class ExamplePlayer {
  /** The number of moves shown. */
  index = $state(0);
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
    this.index = Math.min(Math.max(0, this.index + by), this.last);
  }

  play(): void {
    this.stop();
    this.index = 0;
    this.running = true;
    const next = (): void => {
      this.index++;
      this.running = this.index < this.last;
      this.#timer = this.running ? setTimeout(next, PAUSE_MS) : undefined;
    };
    this.#timer = setTimeout(next, PAUSE_MS / 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** The sentences of the move before an index; all players are called by name, as in the rulebook. */
  textAt(index: number): string {
    const lines = this.example.moves[index - 1]?.lines ?? [];
    return lines.map((line) => words.format(this.game, line, this.#names, -1)).join(" ");
  }

  get #names(): string[] {
    return this.example.names[words.language] ?? [];
  }

  /** The props of the board at an index; nothing can be done there. */
  propsAt(index: number, motionless = false): BoardProps {
    const move: Entry | undefined = this.example.moves[index - 1];
    return {
      view: this.#views[index] as View,
      viewer: this.example.viewer,
      names: this.#names,
      toAct: move?.turn?.to_act ?? [],
      legal: [],
      labels: [],
      more: 0,
      near: move?.turn?.near ?? [],
      lines: [],
      sentences: [],
      last: move?.action === undefined || move.seat === undefined ? undefined : { seat: move.seat, action: move.action },
      effects: move?.effects,
      glide: motionless ? 0 : settings.glideMs,
      busy: false,
      act: () => Promise.resolve(false),
      why: () => Promise.resolve({ type: "error", code: "past", sentence: "" }),
      explain: () => undefined,
      find: () => Promise.resolve({ legal: [], labels: [], more: 0 }),
      words: (key) => words.ofGame(this.game, key) ?? key,
      declaration: declarationOf(this.game),
    };
  }
}
