// What was a match like? One seat's story of it, from any moment; nothing can be done there, but one can play on.

import { boardOf } from "./boards";
import { Chances } from "./chances.svelte";
import { between } from "./film.svelte";
import { ask } from "./http";
import { settings } from "./settings.svelte";
import { nameOf, type Shown } from "./shown";
import type { Advised, Entry, Found, Problem, Reason, Sentence, Story, TableCard, TableMade, Telling, View } from "./wire";
import { words } from "./words.svelte";

/** Who wants the others as fast as they play still wants to see a match. */
const SLOWEST_HURRY = 250;
/** So many moments before and after the one that is shown have their words fetched with it. */
const AROUND = 16;
/** How the names of matches begin that came as a file. */
const FILE = "file-";

interface Moment {
  entry: Entry;
  view: View;
  /** Between the end of a race or deal and the next, which begins with the same event: nobody is to act. */
  ended?: true;
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
  readonly past = true;
  readonly chances = new Chances();
  /** The table in words, by event. */
  #told = $state.raw<Record<number, Sentence[]>>({});
  #telling: Promise<void> | undefined;
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
  lines = $derived(this.#told[this.n] ?? []);
  view = $derived(this.moments[this.at]?.view ?? {});
  status = $derived(this.moments[this.at]?.entry.status ?? "");
  turn = $derived.by(() => {
    const moment = this.moments[this.at];
    return moment?.entry.turn && { to_act: moment.ended ? [] : moment.entry.turn.to_act };
  });
  /** What the seat that looks on did at this moment, if it did something. */
  choice = $derived.by(() => {
    const entry = this.moments[this.at]?.entry;
    return entry?.what === "acted" && entry.seat === this.viewer ? entry : undefined;
  });
  story = $derived(this.entries.filter((entry) => entry.n <= this.n));

  get isFile(): boolean {
    return this.id.startsWith(FILE);
  }

  /** Whether all of it may be seen. */
  get whole(): boolean {
    return this.over || this.isFile;
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  /** Fetch a seat's story; without a seat, one's own. */
  async open(seat?: number): Promise<void> {
    const path = this.path;
    const wanted = seat === undefined ? "" : `?seat=${seat}`;
    const told = ask<Story>("GET", `${path}/replay${wanted}`, undefined, this.secret);
    told.catch(() => undefined); // whatever is wrong with it is wrong with the card too, or is said below
    this.card ??= await ask<TableCard>("GET", path, undefined, this.secret);
    void boardOf(this.card.game);
    const [story] = await Promise.all([told, words.learn(this.card.game)]);
    const shown = this.n;
    const moments: Moment[] = [];
    let view: View = {};
    for (const entry of story.entries) {
      if (!entry.changed) continue; // nothing on the board is different after it
      const ended = between(entry, view);
      if (ended) moments.push({ entry, view: ended, ended: true });
      view = { ...view, ...entry.changed };
      moments.push({ entry, view });
    }
    this.viewer = story.viewer;
    this.#told = {};
    this.entries = story.entries;
    this.moments = moments;
    this.seek(shown);
  }

  /** Show the match as it stood after an event. */
  seek(n: number): void {
    this.at = Math.max(
      0,
      this.moments.findLastIndex(({ entry }) => entry.n <= n),
    );
  }

  /** Have the table in words at the moment that is shown, and at those around it. */
  describe(): Promise<void> {
    const wanted = [this.at, this.at + AROUND].map((k) => this.moments[k]?.entry.n).find((n) => n !== undefined && !(n in this.#told));
    if (wanted === undefined) return Promise.resolve();
    return (this.#telling ??= this.#describe(wanted === this.n ? (this.moments[Math.max(0, this.at - AROUND)]?.entry.n ?? wanted) : wanted));
  }

  async #describe(from: number): Promise<void> {
    const viewer = this.viewer;
    const told = await ask<Telling>("GET", `${this.path}/words?seat=${viewer}&from=${from}`, undefined, this.secret).catch(() => undefined);
    this.#telling = undefined;
    if (!told || viewer !== this.viewer) return;
    this.#told = { ...this.#told, ...Object.fromEntries(told.moments.map((one) => [one.n, one.lines ?? []])) };
  }

  /** What the coach would have played instead of what this seat did at the moment that is shown. */
  advise(n: number): Promise<Advised> {
    return ask<Advised>("GET", `${this.path}/advice?seat=${this.viewer}&n=${n}`, undefined, this.secret);
  }

  /** The next moment at which this seat chose something, from the one that is shown on; else the first of all. */
  nextChoice(): number | undefined {
    const own = [...this.moments.keys()].filter(
      (k) => this.moments[k]?.entry.what === "acted" && this.moments[k]?.entry.seat === this.viewer && !this.moments[k]?.ended,
    );
    return own.find((k) => k > this.at) ?? own[0];
  }

  reckonChances(): Promise<void> {
    return this.chances.reckon(this.path, this.viewer, this.secret);
  }

  /** The events, all of them, by their number. */
  entryOf(n: number): Entry | undefined {
    return this.entries.find((entry) => entry.n === n);
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
    const made = await ask<TableMade>("POST", `${this.path}/go-on`, { n: this.n, seat, again }, this.secret);
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
