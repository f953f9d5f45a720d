// A replay: a recorded match as one seat saw it, moment by moment. Nothing can be done in it, but a new table can go on
// from any moment.

import { boardOf } from "./boards";
import { endScene } from "./film.svelte";
import { request } from "./http";
import { settings } from "./settings.svelte";
import { seatName, type TableView } from "./table-view";
import type { Advised, Entry, Found, Problem, Reason, Sentence, Story, TableCard, TableMade, Telling, View } from "./wire";
import { WinProbability } from "./win-probability.svelte";
import { words } from "./words.svelte";

/** The pause for people who have turned pauses off. */
const MIN_PAUSE_MS = 250;
/** The number of moments before and after the shown one that are described with it. */
const DESCRIBED_AROUND = 16;
/** The beginning of the ids of matches that were opened from a file. */
const FILE_PREFIX = "file-";

interface Moment {
  entry: Entry;
  view: View;
  /** The end of a race or deal whose last event also begins the next one: nobody is to act. */
  ended?: true;
}

export class Replay implements TableView {
  card = $state.raw<TableCard>();
  viewer = $state(-1);
  moments = $state.raw<Moment[]>([]);
  /** The index of the moment that is shown. */
  index = $state(0);
  running = $state(false);
  refused = $state.raw<{ sentence: string; paragraph?: number }>();
  readonly busy = false;
  readonly myTurn = false;
  readonly isReplay = true;
  readonly winProbability = new WinProbability();
  /** The state in sentences, by event. */
  #descriptions = $state.raw<Record<number, Sentence[]>>({});
  #describing: Promise<void> | undefined;
  log = $state.raw<Entry[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly secret: string,
  ) {}

  game = $derived(this.card?.game ?? "");
  names = $derived((this.card?.seats ?? []).map((_, seat) => this.nameOf(seat)));
  over = $derived(this.card?.status === "over" || this.card?.status === "abandoned");
  /** The number of the last event before the shown view. */
  n = $derived(this.moments[this.index]?.entry.n ?? 0);
  lines = $derived(this.#descriptions[this.n] ?? []);
  view = $derived(this.moments[this.index]?.view ?? {});
  status = $derived(this.moments[this.index]?.entry.status ?? "");
  turn = $derived.by(() => {
    const moment = this.moments[this.index];
    return moment?.entry.turn && { to_act: moment.ended ? [] : moment.entry.turn.to_act };
  });
  /** The viewer's own action at this moment, if there is one. */
  choice = $derived.by(() => {
    const entry = this.moments[this.index]?.entry;
    return entry?.what === "acted" && entry.seat === this.viewer ? entry : undefined;
  });
  shownLog = $derived(this.log.filter((entry) => entry.n <= this.n));

  get isFile(): boolean {
    return this.id.startsWith(FILE_PREFIX);
  }

  /** Whether all seats may be seen. */
  get isComplete(): boolean {
    return this.over || this.isFile;
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  /** Fetch the match as a seat saw it; without a seat, as the reader's own. */
  async load(seat?: number): Promise<void> {
    const path = this.path;
    const query = seat === undefined ? "" : `?seat=${seat}`;
    const loading = request<Story>("GET", `${path}/replay${query}`, undefined, this.secret);
    loading.catch(() => undefined); // a failure is thrown below, where this is awaited
    this.card ??= await request<TableCard>("GET", path, undefined, this.secret);
    void boardOf(this.card.game);
    const [story] = await Promise.all([loading, words.loadGame(this.card.game)]);
    const n = this.n;
    const moments: Moment[] = [];
    let view: View = {};
    for (const entry of story.entries) {
      if (!entry.changed) continue; // the view stays the same
      const ended = endScene(entry, view);
      if (ended) moments.push({ entry, view: ended, ended: true });
      view = { ...view, ...entry.changed };
      moments.push({ entry, view });
    }
    this.viewer = story.viewer;
    this.#descriptions = {};
    this.log = story.entries;
    this.moments = moments;
    this.seek(n);
  }

  /** Show the view after event n. */
  seek(n: number): void {
    this.index = Math.max(
      0,
      this.moments.findLastIndex(({ entry }) => entry.n <= n),
    );
  }

  /** Fetch the state in sentences for the shown moment and those around it, if they are missing. */
  describe(): Promise<void> {
    const missing = [this.index, this.index + DESCRIBED_AROUND].map((k) => this.moments[k]?.entry.n).find((n) => n !== undefined && !(n in this.#descriptions));
    if (missing === undefined) return Promise.resolve();
    return (this.#describing ??= this.#describe(missing === this.n ? (this.moments[Math.max(0, this.index - DESCRIBED_AROUND)]?.entry.n ?? missing) : missing));
  }

  async #describe(from: number): Promise<void> {
    const viewer = this.viewer;
    const answer = await request<Telling>("GET", `${this.path}/words?seat=${viewer}&from=${from}`, undefined, this.secret).catch(() => undefined);
    this.#describing = undefined;
    if (!answer || viewer !== this.viewer) return;
    this.#descriptions = { ...this.#descriptions, ...Object.fromEntries(answer.moments.map(({ n, lines }) => [n, lines ?? []])) };
  }

  /** The coach's advice for the viewer at event n. */
  advise(n: number): Promise<Advised> {
    return request<Advised>("GET", `${this.path}/advice?seat=${this.viewer}&n=${n}`, undefined, this.secret);
  }

  /** The index of the next moment with an action of the viewer; after the last one, of the first. */
  nextChoice(): number | undefined {
    const own = [...this.moments.keys()].filter(
      (k) => this.moments[k]?.entry.what === "acted" && this.moments[k]?.entry.seat === this.viewer && !this.moments[k]?.ended,
    );
    return own.find((k) => k > this.index) ?? own[0];
  }

  loadWinProbability(): Promise<void> {
    return this.winProbability.load(this.path, this.viewer, this.secret);
  }

  entryOf(n: number): Entry | undefined {
    return this.log.find((entry) => entry.n === n);
  }

  step(by: number): void {
    this.index = Math.min(Math.max(0, this.index + by), Math.max(0, this.moments.length - 1));
  }

  setRunning(on: boolean): void {
    clearTimeout(this.#timer);
    if (on && this.index >= this.moments.length - 1) this.index = 0;
    this.running = on;
    if (on) this.#timer = setTimeout(() => this.#next(), this.#pauseMs());
  }

  #pauseMs(): number {
    return Math.max(settings.paceMs, MIN_PAUSE_MS);
  }

  #next(): void {
    this.step(1);
    this.running = this.index < this.moments.length - 1;
    if (this.running) this.#timer = setTimeout(() => this.#next(), this.#pauseMs());
  }

  /** Create a table that goes on from here; `again`: what this seat has not seen is dealt again. */
  async continueFrom(seat: number, again: boolean): Promise<string> {
    const { table } = await request<TableMade>("POST", `${this.path}/go-on`, { n: this.n, seat, again }, this.secret);
    return table;
  }

  nameOf(seat: number): string {
    return seatName(this.card?.seats, seat);
  }

  format(sentence: Sentence): string {
    return words.format(this.game, sentence, this.names, this.viewer);
  }

  act = (): Promise<boolean> => Promise.resolve(false);
  explain = (): Promise<void> => Promise.resolve();
  why = (): Promise<Reason | Problem> => Promise.resolve({ type: "error", code: "past", sentence: "" });
  find = (): Promise<Found | Problem> => Promise.resolve({ type: "error", code: "past", sentence: "" });
}
