// A live table: the state the server has sent, updated event by event and checked against the server's hashes.

import { boardOf } from "./boards";
import { Fairness } from "./fairness.svelte";
import { Film, MAX_FILM_MS, endScene } from "./film.svelte";
import { request } from "./http";
import { crc32, viewBytes } from "./view-hash";
import { lastSeen, setLastSeen } from "./last-seen";
import { settings } from "./settings.svelte";
import { seatName, type TableView } from "./table-view";
import type { TableRequest } from "./socket";
import type {
  Advised,
  Beginner,
  Command,
  Described,
  Done,
  Down,
  Entry,
  Field,
  Found,
  Problem,
  Reason,
  SeatCard,
  Seats,
  Sentence,
  Snapshot,
  Story,
  Turn,
  Up,
  View,
} from "./wire";
import { say, words } from "./words.svelte";

/** The time for which a move is shown, in pauses: one, longer at the end of a race or deal, shorter for a choice in secret. */
const END_PAUSES = 2.5;
const SECRET_PAUSES = 1 / 3;
const pausesAfter = ({ action, scene }: Entry): number => (scene ? END_PAUSES : action === undefined ? SECRET_PAUSES : 1);
/** The latest sentence already tells of a single missed move. */
const MIN_MISSED = 2;

/** How a table speaks with its server. */
export interface TableSocket {
  send(message: Up): void;
  request(message: TableRequest): Promise<Down>;
  /** Whether the server accepts requests about a table. */
  setReady(table: string): void;
  setUnready(table: string): void;
}

/** What a viewer was told after an event. */
type LoadStory = (table: Table, after: number, viewer: number) => Promise<Story | undefined>;
const loadStory: LoadStory = (table, after, viewer) =>
  request<Story>("GET", `/api/tables/${table.id}/replay?after=${after}&seat=${viewer}`, undefined, table.secret).catch(() => undefined);

export class Table implements TableView {
  game = $state("");
  players = $state(0);
  options = $state.raw<Record<string, unknown>>({});
  status = $state("");
  viewer = $state(-1);
  /** The latest view; a film may show an earlier one. */
  #view = $state.raw<View>({});
  #turn = $state.raw<Turn>();
  /** The view at the end of a race or deal, shown for a moment although the next one has begun. */
  #endView = $state.raw<View>();
  results = $state.raw<number[]>([]);
  winners = $state.raw<number[]>([]);
  next = $state<string>();
  /** The state in sentences. */
  lines = $state.raw<Sentence[]>([]);
  log = $state.raw<Entry[]>([]);
  seats = $state.raw<Seats>();
  /** Why the server does not show the table. */
  closed = $state.raw<Problem>();
  /** The server's refusal of the last command from here. */
  refused = $state.raw<{ sentence: string; paragraph?: number }>();
  /** The link by which one came gives no seat. */
  watchOnly = $state(false);
  readonly isReplay = false;
  busy = $state(false);
  /** Whether the viewer may take the last choice back now, or ask the others for it. */
  canUndo = $state(false);
  /** How often a choice was taken back against bots alone. */
  rewound = $state(0);
  /** Whether there is a view to show: not before the first snapshot, nor while another seat's is on its way. */
  ready = $state(false);
  n = $state(-1);
  readonly film = new Film();
  readonly fairness: Fairness;
  /** The number of moves by others since this device last showed the table, and the event it showed last. */
  missed = $state.raw<{ count: number; since: number }>();
  #received = -1;
  #described = -1;
  #describing = false;
  #queue: Entry[] = [];
  /** The move that is shown before the next one: since when, and for how many pauses. */
  #shown: { sinceMs: number; pauses: number } | undefined;
  /** The most pauses that were due at a time since the queue was empty. */
  #backlog = 0;
  /** On a shared device: the seat whose hand is requested, -1 for nobody's. */
  #requestedSeat: number | undefined;
  /** Counts the changes of the requested seat: answers for the seat before are dropped. */
  #seatChange = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    public secret: string,
    private readonly socket: TableSocket,
    private readonly fieldsOf: (game: string) => Field[],
    private readonly storyOf: LoadStory = loadStory,
  ) {
    this.fairness = new Fairness(id, async (command) => (await socket.request({ type: "do", table: id, command })) as Entry | Done | Problem);
  }

  /** Nobody can act while the end of a race or deal is shown. */
  turn = $derived(this.#endView ? { to_act: [] } : this.#turn);
  names = $derived.by(() => (this.seats?.seats ?? []).map((_, seat) => this.nameOf(seat)));
  covered = $derived(this.viewer >= 0 && this.seats?.seats[this.viewer]?.level !== undefined);
  myTurn = $derived(this.status === "playing" && !this.covered && (this.turn?.to_act.includes(this.viewer) ?? false));
  view = $derived(this.film.now?.view ?? this.#endView ?? this.#view);
  /** The events up to the view that is shown. */
  shownLog = $derived.by(() => {
    const last = this.film.now?.n;
    return last === undefined ? this.log : this.log.filter((entry) => entry.n <= last);
  });
  /** The seats of the people who share this device. */
  deviceSeats = $derived((this.seats?.seats ?? []).flatMap((card, seat) => (card.yours ? [seat] : [])));
  /** Those of them that are to act, and are not played by a bot meanwhile. */
  deviceSeatsToAct = $derived(
    this.status === "playing" ? this.deviceSeats.filter((seat) => this.turn?.to_act.includes(seat) && this.seats?.seats[seat]?.level === undefined) : [],
  );
  over = $derived(this.status === "over" || this.status === "abandoned");

  nameOf(seat: number): string {
    return seatName(this.seats?.seats, seat);
  }

  format(sentence: Sentence): string {
    return words.format(this.game, sentence, this.names, this.viewer);
  }

  /** Have the server send events from the last one received on, or (anew) a snapshot. */
  watch(anew = false): void {
    this.socket.setUnready(this.id);
    this.fairness.connectionBroke();
    if (!anew) this.#flush();
    const position = !anew && this.#received >= 0 ? { have: this.#received, viewer: this.viewer } : {};
    const seat = this.#requestedSeat === undefined ? {} : { seat: this.#requestedSeat };
    this.socket.send({ type: "watch", table: this.id, ...position, ...seat, ...(this.secret ? { secret: this.secret } : {}) });
  }

  /** Show another hand of this device, or (-1) nobody's. The shown state is cleared before anything else arrives. */
  showSeat(seat: number): void {
    this.#requestedSeat = seat;
    this.#seatChange++;
    this.#clearQueue();
    this.film.clear();
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

  async receive(message: Down): Promise<void> {
    // Messages for the seat that was shown before.
    const late =
      this.#requestedSeat !== undefined &&
      (message.type === "table" ? ![this.#requestedSeat, -1].includes(message.viewer) : message.type === "event" && this.#received < 0);
    if (late) return;
    if (message.type === "table") await this.#setSnapshot(message);
    else if (message.type === "event") this.#receiveEvent(message);
    else if (message.type === "seats") {
      this.seats = message;
      this.fairness.setDeviceSeats(this.deviceSeats);
      this.socket.setReady(this.id);
      void this.#describe();
    } else if (message.type === "error" && !message.id) this.closed = message;
  }

  async #setSnapshot(snapshot: Snapshot): Promise<void> {
    const last = this.log.at(-1)?.n ?? -1;
    const seatChange = this.#seatChange;
    this.#clearQueue();
    this.closed = undefined;
    this.game = snapshot.game;
    this.players = snapshot.players;
    this.options = snapshot.options;
    this.viewer = snapshot.viewer;
    this.fairness.setSnapshot(snapshot);
    if (this.status === "open" && snapshot.status !== "open") this.#turnSeats(snapshot.order ?? []);
    this.film.clear();
    this.#view = snapshot.view ?? {};
    this.lines = snapshot.lines ?? [];
    this.n = this.#received = this.#described = snapshot.n;
    this.#turn = snapshot.turn;
    this.results = snapshot.results ?? [];
    this.winners = snapshot.winners ?? [];
    this.next = snapshot.next;
    this.canUndo = snapshot.undo ?? false;
    this.rewound = snapshot.rewound ?? 0;
    this.status = snapshot.status;
    this.ready = true;
    void boardOf(snapshot.game); // loaded before the first component needs it
    const [, story] = await Promise.all([
      words.loadGame(snapshot.game).catch(() => undefined),
      last < snapshot.n ? this.storyOf(this, last, snapshot.viewer) : undefined,
    ]);
    if (seatChange !== this.#seatChange) return;
    const known = new Set(this.log.map((entry) => entry.n));
    this.log = [...this.log, ...(story?.entries ?? []).filter((entry) => !known.has(entry.n))].sort((a, b) => a.n - b.n);
    // A film of the moves before the snapshot is possible if the events add up to the view of the snapshot.
    if (this.n !== snapshot.n || !snapshot.hash) return;
    const view = this.film.addAll(this.log);
    if (this.log.some((entry, k) => entry.n !== k) || this.#crc(view) !== snapshot.hash) this.film.clear();
    this.updateMissed();
  }

  /** Called while the page is visible: notes what was missed since this device last showed the table. */
  updateMissed(): void {
    if (document.hidden || this.n < 0) return;
    const since = lastSeen(this.id, this.viewer);
    const count = since === undefined ? 0 : this.film.missed(this.viewer, since);
    if (since !== undefined && count >= MIN_MISSED) this.missed = { count, since };
    setLastSeen(this.id, this.viewer, this.n);
  }

  #clearQueue(): void {
    this.#endPause();
    this.#queue = [];
    this.#backlog = 0;
  }

  #crc(view: View): number {
    return crc32(viewBytes(this.fieldsOf(this.game), view));
  }

  #receiveEvent(entry: Entry): void {
    if (entry.n <= this.#received) return;
    if (entry.n !== this.#received + 1) return this.watch(true);
    this.#received = entry.n;
    this.fairness.receive(entry);
    if (entry.what === "started") this.#begin((entry.more?.first as Beginner | undefined)?.order ?? []);
    if (entry.what === "rewound") this.#flush(); // nobody waits for a film of what was taken back
    this.#queue.push(entry);
    if (this.#shown) this.#pause(); // the more there is to show, the shorter
    this.#drain();
  }

  /** The match begins, and everybody looks on from where he sits now. */
  #begin(order: number[]): void {
    if (!order.length) return;
    const now = (seat: number) => (seat < 0 ? seat : order.indexOf(seat));
    this.viewer = now(this.viewer);
    if (this.#requestedSeat !== undefined) this.#requestedSeat = now(this.#requestedSeat);
    if (this.seats) this.seats = { ...this.seats, seats: order.map((before) => this.seats?.seats[before] as SeatCard) };
    this.#turnSeats(order);
  }

  /** What was told before the seats turned, with everybody's seat as it is now. */
  #turnSeats(order: number[]): void {
    if (!order.length) return;
    const now = (seat: number) => order.indexOf(seat);
    this.log = this.log.map((entry) => {
      const seats = entry.more?.seats as number[] | undefined;
      return { ...entry, ...(entry.seat === undefined ? {} : { seat: now(entry.seat) }), ...(seats ? { more: { ...entry.more, seats: seats.map(now) } } : {}) };
    });
  }

  /** Apply queued events at the chosen pace, faster if there are many. */
  #drain(): void {
    while (this.#queue.length && this.#timer === undefined && !this.film.now) {
      const entry = this.#queue.shift() as Entry;
      const end = endScene(entry, this.#view);
      if (!this.#apply(entry)) return this.watch(true);
      if (entry.what !== "acted" || document.hidden || !settings.paceMs) continue;
      this.#endView = end;
      this.#shown = { sinceMs: performance.now(), pauses: pausesAfter(entry) };
      this.#pause();
    }
    if (this.#timer === undefined && !this.#queue.length) this.#backlog = 0;
    void this.#describe();
  }

  /** Wait before the next event. All pauses together take no longer than a film. */
  #pause(): void {
    const { sinceMs, pauses } = this.#shown as { sinceMs: number; pauses: number };
    const acted = this.#queue.filter(({ what }) => what === "acted");
    this.#backlog = Math.max(
      this.#backlog,
      acted.reduce((sum, entry) => sum + pausesAfter(entry), pauses),
    );
    const pauseMs = Math.min(settings.paceMs, MAX_FILM_MS / this.#backlog);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#endPause();
        this.#drain();
      },
      Math.max(0, sinceMs + pauses * pauseMs - performance.now()),
    );
  }

  #endPause(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#shown = this.#endView = undefined;
  }

  #flush(): void {
    this.film.stop();
    this.#endPause();
    for (const entry of this.#queue.splice(0)) this.#apply(entry);
  }

  #apply(entry: Entry): boolean {
    const view = entry.changed ? { ...this.#view, ...entry.changed } : this.#view;
    if (entry.hash !== undefined && this.#crc(view) !== entry.hash) return false;
    this.film.add(entry, this.#view, view);
    this.n = entry.n;
    this.#view = view;
    this.status = entry.status;
    if (entry.turn) this.#turn = entry.turn;
    else if (this.over) this.#turn = undefined;
    if (entry.results) this.results = entry.results;
    if (entry.winners) this.winners = entry.winners;
    this.canUndo = entry.undo ?? false;
    if (entry.what === "rewound") this.rewound++;
    if (entry.what === "rematched") this.next = String(entry.more?.table ?? "");
    this.log = [...this.log, entry];
    if (!document.hidden) setLastSeen(this.id, this.viewer, entry.n);
    return true;
  }

  /** Fetch the state in sentences after the last event; one request at a time. */
  async #describe(): Promise<void> {
    if (this.#describing || this.#queue.length || this.#timer !== undefined || this.film.now || this.#described === this.n || this.n < 0) return;
    this.#describing = true;
    const seatChange = this.#seatChange;
    const answer = (await this.socket.request({ type: "describe", table: this.id })) as Described | Problem;
    this.#describing = false;
    if (answer.type === "described" && answer.n >= this.n && seatChange === this.#seatChange) {
      this.lines = answer.lines ?? [];
      this.#described = answer.n;
    }
    if (answer.type === "described") void this.#describe();
  }

  /** Show again what happened since the viewer's last move; a running film begins again. */
  repeat(): void {
    this.film.play(this.viewer, this.players, settings.paceMs, () => this.#drain());
  }

  /** Show what was missed. */
  catchUp(): void {
    const since = this.missed?.since ?? this.n;
    this.missed = undefined;
    this.film.catchUp(since, settings.paceMs, () => this.#drain());
  }

  endFilm(): void {
    if (!this.film.now) return;
    this.film.stop();
    this.#drain();
  }

  /** Send a command; true if the server accepted it. */
  async do(command: Command): Promise<boolean> {
    this.refused = undefined;
    this.busy = true;
    try {
      const answer = (await this.socket.request({ type: "do", table: this.id, command })) as Entry | Done | Problem;
      if (answer.type === "done" && answer.table_made) this.next = answer.table_made;
      if (answer.type !== "error") return true;
      this.refused = { sentence: answer.sentence, paragraph: answer.paragraph };
      return false;
    } finally {
      this.busy = false;
    }
  }

  act(action: string): Promise<boolean> {
    this.endFilm();
    this.missed = undefined;
    return this.do({ do: "act", action, have: this.n });
  }

  /** Take the last choice back. What is still being shown of the answers is not waited for. */
  undo(): Promise<boolean> {
    this.#flush();
    return this.do({ do: "undo" });
  }

  async why(action: string): Promise<Reason | Problem> {
    return (await this.socket.request({ type: "why", table: this.id, action: action.slice(0, 200) })) as Reason | Problem;
  }

  async advise(): Promise<Advised | Problem> {
    return (await this.socket.request({ type: "advise", table: this.id })) as Advised | Problem;
  }

  /** Show why an action is refused. One that is allowed, although it was not listed, is done. */
  async explain(action: string): Promise<void> {
    const seatChange = this.#seatChange;
    const answer = await this.why(action);
    if (seatChange !== this.#seatChange) return;
    // A film shows what is past: whoever touches something there may not mean it.
    const unlisted = this.myTurn && !this.film.now && this.turn?.more && !this.turn.legal?.includes(action);
    if (answer.type === "reason" && answer.sentence === undefined && unlisted) return void (await this.act(action));
    this.refused = { sentence: answer.sentence ?? say("allowed"), paragraph: answer.paragraph };
  }

  async find(start: string): Promise<Found | Problem> {
    return (await this.socket.request({ type: "find", table: this.id, start: start.slice(0, 200) })) as Found | Problem;
  }
}
