// What was a match like? One seat's story of it, from any moment; nothing can be done there, but one can play on.

import { boardOf } from "./boards";
import { ask } from "./http";
import { settings } from "./settings.svelte";
import { nameOf, type Shown } from "./shown";
import type { Entry, Found, Problem, Reason, Sentence, Story, TableCard, TableMade, View } from "./wire";
import { words } from "./words.svelte";

/** Who wants the others as fast as they play still wants to see a match. */
const SLOWEST_HURRY = 250;

interface Moment {
  entry: Entry;
  view: View;
}

export class Past implements Shown {
  card = $state.raw<TableCard>();
  viewer = $state(-1);
  moments = $state.raw<Moment[]>([]);
  /** Which of the moments is shown. */
  at = $state(0);
  running = $state(false);
  refused = $state.raw<{ sentence: string; paragraph?: number }>();
  readonly busy = false;
  readonly myTurn = false;
  readonly lines: Sentence[] = [];
  entries = $state.raw<Entry[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly secret: string,
  ) {}

  game = $derived(this.card?.game ?? "");
  names = $derived((this.card?.seats ?? []).map((_, seat) => this.nameOf(seat)));
  over = $derived(this.card?.status === "over" || this.card?.status === "abandoned");
  /** The event after which the match stands as it is shown. */
  n = $derived(this.moments[this.at]?.entry.n ?? 0);
  view = $derived(this.moments[this.at]?.view ?? {});
  status = $derived(this.moments[this.at]?.entry.status ?? "");
  turn = $derived.by(() => {
    const turn = this.moments[this.at]?.entry.turn;
    return turn && { to_act: turn.to_act };
  });
  story = $derived(this.entries.filter((entry) => entry.n <= this.n));

  /** Fetch a seat's story; without a seat, one's own. */
  async open(seat?: number): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.id)}`;
    this.card ??= await ask<TableCard>("GET", path, undefined, this.secret);
    void boardOf(this.card.game);
    const wanted = seat === undefined ? "" : `?seat=${seat}`;
    const [story] = await Promise.all([ask<Story>("GET", `${path}/replay${wanted}`, undefined, this.secret), words.learn(this.card.game)]);
    const shown = this.n;
    const moments: Moment[] = [];
    let view: View = {};
    for (const entry of story.entries) {
      if (!entry.changed) continue; // nothing on the board is different after it
      view = { ...view, ...entry.changed };
      moments.push({ entry, view });
    }
    this.viewer = story.viewer;
    this.entries = story.entries;
    this.moments = moments;
    this.seek(shown);
  }

  /** Show the match as it stood after an event. */
  seek(n: number): void {
    this.at = Math.max(0, this.moments.findLastIndex(({ entry }) => entry.n <= n));
  }

  step(by: number): void {
    this.at = Math.min(Math.max(0, this.at + by), Math.max(0, this.moments.length - 1));
  }

  run(on: boolean): void {
    clearTimeout(this.#timer);
    if (on && this.at >= this.moments.length - 1) this.at = 0;
    this.running = on;
    if (on) this.#timer = setTimeout(() => this.#next(), this.#pause());
  }

  #pause(): number {
    return Math.max(settings.pace, SLOWEST_HURRY);
  }

  #next(): void {
    this.step(1);
    this.running = this.at < this.moments.length - 1;
    if (this.running) this.#timer = setTimeout(() => this.#next(), this.#pause());
  }

  /** A table of one's own that goes on from here; `again`: what this seat had not seen is dealt anew. */
  async goOn(seat: number, again: boolean): Promise<string> {
    const made = await ask<TableMade>("POST", `/api/tables/${encodeURIComponent(this.id)}/go-on`, { n: this.n, seat, again }, this.secret);
    return made.table;
  }

  nameOf(seat: number): string {
    return nameOf(this.card?.seats, seat);
  }

  tell(sentence: Sentence): string {
    return words.tell(this.game, sentence, this.names, this.viewer);
  }

  act = (): Promise<boolean> => Promise.resolve(false);
  explain = (): Promise<void> => Promise.resolve();
  why = (): Promise<Reason | Problem> => Promise.resolve({ type: "error", code: "past", sentence: "" });
  find = (): Promise<Found | Problem> => Promise.resolve({ type: "error", code: "past", sentence: "" });
}
