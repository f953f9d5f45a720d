// What does this page know of a table? What it was sent, changed event by event, and checked against its hash.

import { boardOf } from "./boards";
import { Fair } from "./fair.svelte";
import { Film, LONGEST_FILM, between } from "./film.svelte";
import { ask } from "./http";
import { bytes, crc32 } from "./mirror";
import { saw, seen } from "./seen";
import { settings } from "./settings.svelte";
import { nameOf, type Shown } from "./shown";
import type { Wire } from "./socket";
import type { Advised, Command, Described, Done, Down, Entry, Field, Found, Problem, Reason, Seats, Sentence, Snapshot, Story, Turn, View } from "./wire";
import { say, words } from "./words.svelte";

/** The end of a race or a deal is looked at for so many moves' time. */
const END_LASTS = 2.5;
/** One move of another is in the latest sentence anyway. */
const WORTH_A_FILM = 2;

export class Table implements Shown {
  game = $state("");
  players = $state(0);
  options = $state.raw<Record<string, unknown>>({});
  status = $state("");
  viewer = $state(-1);
  /** What the house shows now; a film may show something earlier. */
  #view = $state.raw<View>({});
  #turn = $state.raw<Turn>();
  /** How a race or deal ended, while the next has begun already; for a moment. */
  #ended = $state.raw<View>();
  results = $state.raw<number[]>([]);
  winners = $state.raw<number[]>([]);
  next = $state<string>();
  /** The table in words. */
  lines = $state.raw<Sentence[]>([]);
  log = $state.raw<Entry[]>([]);
  seats = $state.raw<Seats>();
  /** Why there is nothing to be seen. */
  closed = $state.raw<Problem>();
  /** What the house said last to something that was asked here. */
  refused = $state.raw<{ sentence: string; paragraph?: number }>();
  readonly past = false;
  busy = $state(false);
  /** Is there anything to be shown yet? Not between one hand and the next. */
  ready = $state(false);
  n = $state(-1);
  readonly film = new Film();
  readonly fair: Fair;
  /** What others did since one last looked on: so many moves, after which event. */
  missed = $state.raw<{ count: number; since: number }>();
  #received = -1;
  #described = -1;
  #describing = false;
  #queue: Entry[] = [];
  /** Where several people play on this device: whose hand was asked for, -1 for nobody's. */
  #asked: number | undefined;
  /** Counts the changes of hands: an answer to a question of the one before is not for the one after. */
  #turnover = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    public secret: string,
    private readonly wire: Wire,
    private readonly fieldsOf: (game: string) => Field[],
  ) {
    this.fair = new Fair(id, (command) => wire.ask({ type: "do", table: id, command }));
  }

  /** What may be done: nothing while one looks at how a race or deal ended. */
  turn = $derived(this.#ended ? { to_act: [] } : this.#turn);
  names = $derived.by(() => (this.seats?.seats ?? []).map((_, seat) => this.nameOf(seat)));
  covered = $derived(this.viewer >= 0 && this.seats?.seats[this.viewer]?.level !== undefined);
  myTurn = $derived(this.status === "playing" && !this.covered && (this.turn?.to_act.includes(this.viewer) ?? false));
  view = $derived(this.film.now?.view ?? this.#ended ?? this.#view);
  /** The events as far as they are shown. */
  story = $derived.by(() => {
    const until = this.film.now?.n;
    return until === undefined ? this.log : this.log.filter((entry) => entry.n <= until);
  });
  /** The seats of people around this device, who pass it on. */
  around = $derived((this.seats?.seats ?? []).flatMap((card, seat) => (card.yours ? [seat] : [])));
  /** Those of them who are to act themselves. */
  aroundToAct = $derived(
    this.status === "playing" ? this.around.filter((seat) => this.turn?.to_act.includes(seat) && this.seats?.seats[seat]?.level === undefined) : [],
  );
  over = $derived(this.status === "over" || this.status === "abandoned");

  nameOf(seat: number): string {
    return nameOf(this.seats?.seats, seat);
  }

  tell(sentence: Sentence): string {
    return words.tell(this.game, sentence, this.names, this.viewer);
  }

  /** Look at the table: from where we stand, or from the beginning. */
  watch(anew = false): void {
    this.wire.unsettled(this.id);
    if (!anew) this.#flush();
    const known = !anew && this.#received >= 0 ? { have: this.#received, viewer: this.viewer } : {};
    const seat = this.#asked === undefined ? {} : { seat: this.#asked };
    this.wire.tell({ type: "watch", table: this.id, ...known, ...seat, ...(this.secret ? { secret: this.secret } : {}) });
  }

  /** Show another hand of this device, or (-1) nobody's. What was shown is forgotten before anything else comes. */
  show(seat: number): void {
    this.#asked = seat;
    this.#turnover++;
    this.#stop();
    this.film.forget();
    this.#view = {};
    this.lines = [];
    this.log = [];
    this.#turn = undefined;
    this.refused = this.missed = undefined;
    this.viewer = -1;
    this.ready = false;
    this.#received = this.#described = -1;
    this.watch(true);
  }

  async hear(message: Down): Promise<void> {
    // What was still on its way to the one before.
    const late =
      this.#asked !== undefined && (message.type === "table" ? ![this.#asked, -1].includes(message.viewer) : message.type === "event" && this.#received < 0);
    if (late) return;
    if (message.type === "table") await this.#whole(message);
    else if (message.type === "event") this.#receive(message);
    else if (message.type === "seats") {
      this.seats = message;
      this.fair.gather(this.around);
      this.wire.settled(this.id);
      void this.#describe();
    } else if (message.type === "error" && !message.id) this.closed = message;
  }

  async #whole(whole: Snapshot): Promise<void> {
    const had = this.log.at(-1)?.n ?? -1;
    const turnover = this.#turnover;
    this.#stop();
    this.closed = undefined;
    this.game = whole.game;
    this.players = whole.players;
    this.options = whole.options;
    this.viewer = whole.viewer;
    this.fair.whole(whole);
    this.film.forget();
    this.#view = whole.view ?? {};
    this.lines = whole.lines ?? [];
    this.n = this.#received = this.#described = whole.n;
    this.#turn = whole.turn;
    this.results = whole.results ?? [];
    this.winners = whole.winners ?? [];
    this.next = whole.next;
    this.status = whole.status;
    this.ready = true;
    void boardOf(whole.game); // whoever shows it finds it here
    const [, story] = await Promise.all([
      words.learn(whole.game).catch(() => undefined),
      had < whole.n
        ? ask<Story>("GET", `/api/tables/${this.id}/replay?after=${had}&seat=${whole.viewer}`, undefined, this.secret).catch(() => undefined)
        : undefined,
    ]);
    if (turnover !== this.#turnover) return;
    const known = new Set(this.log.map((entry) => entry.n));
    this.log = [...this.log, ...(story?.entries ?? []).filter((entry) => !known.has(entry.n))].sort((a, b) => a.n - b.n);
    // Whoever comes back can have the last moves shown too, if what we were told adds up to what there is.
    if (this.n !== whole.n || !whole.hash) return;
    const view = this.film.keepAll(this.log);
    if (this.log.some((entry, k) => entry.n !== k) || this.#crc(view) !== whole.hash) this.film.forget();
    this.lookOn();
  }

  /** Somebody looks at the screen: what did he miss, if he has been here before? */
  lookOn(): void {
    if (document.hidden || this.n < 0) return;
    const since = seen(this.id, this.viewer);
    const count = since === undefined ? 0 : this.film.missed(this.viewer, since);
    if (since !== undefined && count >= WORTH_A_FILM) this.missed = { count, since };
    saw(this.id, this.viewer, this.n);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ended = undefined;
    this.#queue = [];
  }

  #crc(view: View): number {
    return crc32(bytes(this.fieldsOf(this.game), view));
  }

  #receive(entry: Entry): void {
    if (entry.n <= this.#received) return;
    if (entry.n !== this.#received + 1) return this.watch(true);
    this.#received = entry.n;
    this.fair.hear(entry);
    this.#queue.push(entry);
    this.#drain();
  }

  /** Take events in, not faster than the person likes to follow; however many were missed, it is a short film. */
  #drain(): void {
    while (this.#queue.length && this.#timer === undefined && !this.film.now) {
      const entry = this.#queue.shift() as Entry;
      const ended = between(entry, this.#view);
      if (!this.#apply(entry)) return this.watch(true);
      const pause = entry.what === "acted" && !document.hidden ? this.#pauseAfter(entry) : 0;
      if (pause) {
        this.#ended = ended;
        this.#timer = setTimeout(
          () => {
            this.#timer = this.#ended = undefined;
            this.#drain();
          },
          ended ? pause * END_LASTS : pause,
        );
      }
    }
    void this.#describe();
  }

  #pauseAfter(entry: Entry): number {
    const hidden = entry.action === undefined; // somebody chose face down: there is little to see
    return Math.min(hidden ? settings.pace / 3 : settings.pace, LONGEST_FILM / (this.#queue.length + 1));
  }

  #flush(): void {
    this.film.stop();
    clearTimeout(this.#timer);
    this.#timer = this.#ended = undefined;
    for (const entry of this.#queue.splice(0)) this.#apply(entry);
  }

  #apply(entry: Entry): boolean {
    const view = entry.changed ? { ...this.#view, ...entry.changed } : this.#view;
    if (entry.hash !== undefined && this.#crc(view) !== entry.hash) return false;
    this.film.keep(entry, this.#view, view);
    this.n = entry.n;
    this.#view = view;
    this.status = entry.status;
    if (entry.turn) this.#turn = entry.turn;
    else if (this.over) this.#turn = undefined;
    if (entry.results) this.results = entry.results;
    if (entry.winners) this.winners = entry.winners;
    if (entry.what === "rematched") this.next = String(entry.more?.table ?? "");
    this.log = [...this.log, entry];
    if (!document.hidden) saw(this.id, this.viewer, entry.n);
    return true;
  }

  /** Have the table in words, as it is after the last event; one question at a time. */
  async #describe(): Promise<void> {
    if (this.#describing || this.#queue.length || this.#timer !== undefined || this.film.now || this.#described === this.n || this.n < 0) return;
    this.#describing = true;
    const turnover = this.#turnover;
    const answer = (await this.wire.ask({ type: "describe", table: this.id })) as Described | Problem;
    this.#describing = false;
    if (answer.type === "described" && answer.n >= this.n && turnover === this.#turnover) {
      this.lines = answer.lines ?? [];
      this.#described = answer.n;
    }
    if (answer.type === "described") void this.#describe();
  }

  /** Show again what happened since the viewer's last move; a film that runs begins anew. Blocks nothing. */
  repeat(): void {
    this.film.play(this.viewer, this.players, settings.pace, () => this.#drain());
  }

  /** Show what was missed, in 20 seconds at most. */
  catchUp(): void {
    const since = this.missed?.since ?? this.n;
    this.missed = undefined;
    this.film.catchUp(since, settings.pace, () => this.#drain());
  }

  endFilm(): void {
    if (!this.film.now) return;
    this.film.stop();
    this.#drain();
  }

  /** Ask the table for something; true if it was done. */
  async do(command: Command): Promise<boolean> {
    this.refused = undefined;
    this.busy = true;
    try {
      const answer = (await this.wire.ask({ type: "do", table: this.id, command })) as Entry | Done | Problem;
      if (answer.type === "done" && answer.table_made) this.next = answer.table_made;
      if (answer.type !== "error") return true;
      this.refused = { sentence: answer.sentence, paragraph: answer.paragraph };
      return false;
    } finally {
      this.busy = false;
    }
  }

  act(action: string): Promise<boolean> {
    this.endFilm(); // whoever acts has seen enough
    this.missed = undefined;
    return this.do({ do: "act", action, have: this.n });
  }

  async why(action: string): Promise<Reason | Problem> {
    return (await this.wire.ask({ type: "why", table: this.id, action: action.slice(0, 200) })) as Reason | Problem;
  }

  /** What the coach would do here. */
  async advise(): Promise<Advised | Problem> {
    return (await this.wire.ask({ type: "advise", table: this.id })) as Advised | Problem;
  }

  /** Say at the table why something may not be done. */
  async explain(action: string): Promise<void> {
    const turnover = this.#turnover;
    const answer = await this.why(action);
    if (turnover !== this.#turnover) return;
    this.refused = { sentence: answer.sentence ?? say("allowed"), paragraph: answer.paragraph };
  }

  async find(start: string): Promise<Found | Problem> {
    return (await this.wire.ask({ type: "find", table: this.id, start: start.slice(0, 200) })) as Found | Problem;
  }
}
