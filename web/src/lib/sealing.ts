// What this browser saw of the sealing of a table's deals, and its own part in it: no server can change that afterwards.
//
// A seat's number may be missing because its browser was slow, or because the server left it out. `Sealing` notes what
// it sent and when, and what was answered, so that it can tell one from the other as far as a browser can. The terminal
// does the same in src/ludotheque/cli/sealing.py.

import { loadItem, saveItem } from "./settings.svelte";
import { hex, missingSeats, ownPart, pledgeOf, transcriptOf, unhex, type OwnPart, type Seen, type SeenEvent } from "./verifier.mjs";
import type { Beginner, Command, Entry, Pledge, Proof, Show, Snapshot } from "./wire";

type OwnView = Omit<Seen, "commitment" | "events" | "transcript">;

/** What is stored on this device of a table, for all tabs and for later. */
interface Notes {
  /** The seal that was shown first. */
  seal: string;
  /** By pledge, the random values of this browser. */
  drawn: Record<string, string>;
  events: SeenEvent[];
  /** What was known of this browser's own part when the match began; undefined before. */
  own?: OwnView;
}

const MAX_TABLES = 30;
/** The time that the server gives to show what was pledged. */
const SHOW_WITHIN_MS = 2000;
/** Half of it. Over a connection that answers within this, a value that was sent so long before the start cannot have been late. */
const QUICK_MS = SHOW_WITHIN_MS / 2;
/** Twice of it. Where the start is seen later than this, the connection has stalled. */
const STALLED_MS = SHOW_WITHIN_MS * 2;
/** Refusals that an honest server may give to a value that comes late, or twice; for no other one there is a reason. */
const LATE = ["already-started", "match-over", "already-shown", "not-seated", "no-such-table"];

function loadAll(): Record<string, Partial<Notes>> {
  try {
    return JSON.parse(loadItem("fair", "{}")) as Record<string, Partial<Notes>>;
  } catch {
    return {};
  }
}

export class Sealing {
  pledges: string[] = [];
  values: string[] = [];
  /** The start is requested, and the values are being revealed. */
  called = false;
  #notes: Notes;
  #status = "";
  #viewer = -1;
  #deviceSeats: number[] = [];
  /** By seat, the pledge of this browser that stands there, by all that it saw. */
  #stood = new Map<number, string>();
  /** The pledge that was sent and does not stand yet. */
  #pledging: string | undefined;
  #pledgeRefused = false;
  #pledgedAt = 0;
  #sentAt: number | undefined;
  #answer = "";
  /** When the start was asked for, by the server's clock; undefined if it was not seen. */
  #calledMs: number | undefined;
  #wasCalled = false;
  /** The connection was bad: slow at the pledge, or broken between the call and the start. */
  #broken = false;
  /** The match had begun when this page came. */
  #missedStart = false;
  /** Who begins, and how the seats turned for it, as a record has it; known when the match begins. */
  #first: Beginner = { by: "turn" };

  constructor(
    private readonly table: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#notes = { seal: "", drawn: {}, events: [], ...loadAll()[table] };
  }

  get seal(): string {
    return this.#notes.seal;
  }

  get begun(): boolean {
    return this.#notes.own !== undefined;
  }

  // What is seen.

  /** The whole table, at first and whenever something was missed. */
  sawSnapshot(table: Snapshot): void {
    this.#notes.seal ||= table.commitment;
    this.#status = table.status;
    const order = table.order ?? [];
    this.#viewer = order[table.viewer] ?? table.viewer; // as everybody sat when the values were pledged
    this.#first = { by: (table.first ?? "turn") as Beginner["by"], order };
    if (table.first || this.#notes.events.some(([, what]) => what === "first")) this.#noteNew(table.n, "first", -1, table.first ?? "turn");
    this.called = table.called ?? false;
    if (this.#pledgeRefused) this.#pledging = undefined;
    this.pledges = table.pledges ?? Array<string>(table.players).fill("");
    this.values = table.values ?? Array<string>(table.players).fill("");
    this.pledges.forEach((pledge, seat) => {
      this.#noteNew(table.n, "pledged", seat, pledge);
      this.#noteNew(table.n, "shown", seat, this.values[seat] ?? "");
      this.#stood.delete(seat);
      this.#stand(seat, pledge);
    });
    if (this.called) this.#wasCalled = this.#broken = true; // how much of the time is over?
    if (table.status !== "open" && !this.begun) {
      this.#missedStart = true;
      this.#begin();
    }
  }

  /** The next event. */
  saw(entry: Entry): void {
    const { n, what, seat = -1, more = {} } = entry;
    this.#status = entry.status;
    if (what === "pledged") {
      this.#notes.events.push([n, what, seat, String(more.pledge)]);
      this.#sawPledge(seat, String(more.pledge));
    } else if (what === "first-chosen") {
      this.#notes.events.push([n, "first", -1, String(more.by)]);
    } else if (what === "called") {
      this.#notes.events.push([n, what, -1, ""]);
      this.called = this.#wasCalled = true;
      this.#calledMs = entry.at;
    } else if (what === "shown") {
      this.#notes.events.push([n, what, seat, String(more.value)]);
      this.values = this.values.with(seat, String(more.value));
    } else if (what === "started") {
      const values = (more.values ?? []) as string[];
      this.#notes.events.push([n, what, -1, values.join()]);
      this.values = values.length ? values : this.values.map(() => "");
      this.#first = (more.first as Beginner | undefined) ?? this.#first;
      if (!this.begun) this.#begin(entry);
      this.called = false;
    } else if (["seated", "left", "arranged"].includes(what)) this.#forget([seat]);
    else if (what === "vacated") this.#forget((more.seats ?? []) as number[]);
  }

  /** The seats that share this device, as everybody sits now; it adds one value for all of them. */
  sawDeviceSeats(seats: number[]): void {
    this.#deviceSeats = seats.map((seat) => this.#first.order?.[seat] ?? seat);
    if (this.#missedStart && (this.#notes.own?.seat ?? -1) < 0) this.#begin();
  }

  connectionBroke(): void {
    this.#broken ||= this.called;
  }

  #noteNew(n: number, what: string, seat: number, text: string): void {
    const known = this.#notes.events.findLast((event) => event[1] === what && event[2] === seat)?.[3];
    if (text && known !== text) this.#notes.events.push([n, what, seat, text]);
  }

  #sawPledge(seat: number, pledge: string): void {
    this.pledges = this.pledges.with(seat, pledge);
    if (pledge === this.#pledging) this.#broken = this.now() - this.#pledgedAt > QUICK_MS;
    if (seat === this.#ownSeat()) this.#pledging = undefined; // if it is forgotten, because of another holder, pledge again
    this.#stand(seat, pledge);
  }

  #stand(seat: number, pledge: string): void {
    if (this.#valueOf(seat, pledge)) this.#stood.set(seat, pledge);
  }

  /** Another holder pledges anew, until the start is asked for. */
  #forget(seats: number[]): void {
    if (this.#status !== "open" || this.called) return;
    for (const seat of seats) {
      this.pledges = this.pledges.with(seat, "");
      this.#stood.delete(seat);
    }
    if (seats.includes(this.#viewer)) this.#viewer = -1; // whoever gets a seat is told by a snapshot
    this.#deviceSeats = this.#deviceSeats.filter((seat) => !seats.includes(seat));
  }

  /** The value of this browser that fits a pledge. */
  #valueOf(seat: number, pledge: string): string | undefined {
    return Object.values(this.#notes.drawn).find((value) => pledgeOf(this.table, seat, unhex(value)) === pledge);
  }

  /** The pledge that this browser has drawn for a seat. */
  #drawnFor(seat: number): [pledge: string, value: string] | undefined {
    return Object.entries(this.#notes.drawn).find(([pledge, value]) => pledgeOf(this.table, seat, unhex(value)) === pledge);
  }

  /** The seat for which this page adds its value: the viewer's, or the first of those that share the device. */
  #ownSeat(): number {
    if (this.#viewer >= 0) return this.#viewer;
    return this.#deviceSeats.find((seat) => this.pledges[seat]) ?? this.#deviceSeats[0] ?? -1;
  }

  // What is sent.

  /** What this page has to send now; once. */
  due(): Pledge | Show | undefined {
    const seat = this.#ownSeat();
    if (this.#status !== "open" || seat < 0) return undefined;
    const pledge = this.pledges[seat] ?? "";
    if (this.called) {
      const value = this.#valueOf(seat, pledge);
      if (!value || this.values[seat] || this.#sentAt !== undefined) return undefined;
      this.#sentAt = this.now();
      return { do: "show", value };
    }
    if (pledge) return undefined;
    Object.assign(this.#notes.drawn, loadAll()[this.table]?.drawn); // of another tab
    const value = this.#drawnFor(seat)?.[1] ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    const made = pledgeOf(this.table, seat, unhex(value));
    if (made === this.#pledging) return undefined;
    this.#pledging = made;
    this.#pledgedAt = this.now();
    this.#pledgeRefused = false;
    this.#notes.drawn[made] = value;
    return { do: "pledge", pledge: made };
  }

  /** The server denied what was sent. */
  refused(command: Command, code: string): void {
    if (command.do === "pledge") this.#pledgeRefused = command.pledge === this.#pledging; // tried again with the next snapshot
    if (command.do !== "show") return;
    this.#answer = code;
    if (this.#notes.own) this.#notes.own = { ...this.#notes.own, answer: code, in_time: this.#notes.own.in_time || !LATE.includes(code) };
  }

  // The start.

  /** The match begins, or has begun when this page comes (undefined): what is known now is this browser's testimony. */
  #begin(entry?: Entry): void {
    const seat = this.#ownSeat();
    const accepted = this.#stood.has(seat);
    const pledge = this.#stood.get(seat) ?? this.#drawnFor(seat)?.[0] ?? "";
    const value = (pledge && this.#valueOf(seat, pledge)) ?? "";
    if (this.#notes.events.some((event) => event[1] === "shown" && event[2] === seat && event[3] === value)) this.#answer = "shown";
    this.#notes.own = {
      ...{ seat, pledge, value, accepted, pledges: this.pledges, answer: this.#answer },
      ...{ called: this.#wasCalled, sent: this.#sentAt !== undefined, in_time: accepted && this.#inTime(entry) },
    };
  }

  #inTime(entry?: Entry): boolean {
    if (this.#answer && !LATE.includes(this.#answer)) return true; // it was shown, or refused without a reason
    if (!entry) return false; // this page was away
    if (!this.called) return true; // nobody asked for it, though the pledge stood
    if (this.#calledMs !== undefined && entry.at - this.#calledMs < SHOW_WITHIN_MS) return true; // the server itself says that it did not wait
    if (this.#sentAt === undefined || this.#broken) return false;
    const waited = this.now() - this.#sentAt;
    return waited >= QUICK_MS && waited <= STALLED_MS;
  }

  /** The seats whose value is missing in the deals, though they pledged one. */
  get missing(): number[] {
    return this.begun ? missingSeats(this.#asRecord()) : [];
  }

  /** What became of this browser's own value. */
  get own(): OwnPart {
    return ownPart(this.#asRecord());
  }

  /** This browser's value was left out, though it was offered. */
  get leftOut(): boolean {
    const own = this.#notes.own;
    if (!own?.accepted || !this.pledges.length) return false;
    return this.pledges[own.seat] !== own.pledge || (own.in_time && this.values[own.seat] !== own.value);
  }

  /** The part of the record that is known when the match begins. */
  #asRecord(): Proof & { seen?: Seen } {
    const { pledges, values } = this;
    const record = { players: pledges.length, started: 0, moves: [], pledges, values, first: this.#first, seen: this.testimony() };
    return record as unknown as Proof & { seen?: Seen };
  }

  /** What is saved with the record; undefined if this browser has never seen the table. */
  testimony(): Seen | undefined {
    const { seal, events, own } = this.#notes;
    if (!seal) return undefined;
    const nothing = { pledges: [], seat: -1, pledge: "", value: "", accepted: false, called: false, sent: false, answer: "", in_time: false };
    return { commitment: seal, events, transcript: transcriptOf(this.table, seal, events), ...nothing, ...own };
  }

  /** Store the notes. What another tab has drawn, or was refused, is not forgotten. */
  save(): void {
    const { [this.table]: stored, ...others } = loadAll();
    this.#notes.drawn = { ...stored?.drawn, ...this.#notes.drawn };
    const own = this.#notes.own;
    if (own && stored?.own?.in_time && stored.own.pledge === own.pledge) this.#notes.own = { ...own, in_time: true };
    // The table of these notes becomes the newest.
    saveItem("fair", JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MAX_TABLES), [this.table, this.#notes]])));
  }
}
