// Fairness of one table: adds this page's random value before the start, and checks every draw after the end.

import { request } from "./http";
import { loadItem, saveItem } from "./settings.svelte";
import { checkInSteps, hex, pledgeOf, unhex, VerificationError } from "./verifier.mjs";
import type { Command, Entry, Proof, Snapshot } from "./wire";

/** What this browser saw of a table before its end, to compare the record with; stored on the device. */
interface Notes {
  seal: string;
  /** By seat: the random values of this browser. */
  drawn: Record<string, string>;
  /** By seat: the values that the players revealed. */
  shown: Record<string, string>;
}

const MAX_TABLES = 30;

function loadNotes(): Record<string, Notes> {
  try {
    return JSON.parse(loadItem("fair", "{}")) as Record<string, Notes>;
  } catch {
    return {};
  }
}

/** Less than a frame of the screen. */
const SLICE_MS = 8;

/** Run a computation to its result, in slices, so that the page stays responsive. */
async function runInSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (let started = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - started < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  }
}

export type Verdict =
  | { kind: "checking" }
  | { kind: "right"; draws: number; added: number }
  | { kind: "wrong"; key: string; details: Record<string, string | number> }
  | { kind: "unknown" };

export class Fairness {
  seal = $state("");
  pledges = $state.raw<string[]>([]);
  values = $state.raw<string[]>([]);
  /** The start is requested, and the values are being revealed. */
  called = $state(false);
  verdict = $state.raw<Verdict>();
  /** The record as it was fetched, to be saved as a file. */
  record = $state.raw<Proof>();
  #notes: Notes;
  #sent = new Set<string>();
  #status = "";
  #viewer = -1;
  #deviceSeats: number[] = [];

  constructor(
    private readonly table: string,
    private readonly send?: (command: Command) => Promise<unknown>,
  ) {
    this.#notes = loadNotes()[table] ?? { seal: "", drawn: {}, shown: {} };
    this.seal = this.#notes.seal;
  }

  /** How many seats have added, or will add, a value of their own. */
  added = $derived(this.pledges.filter(Boolean).length);

  setSnapshot(table: Snapshot): void {
    this.#notes.seal ||= table.commitment;
    this.seal = this.#notes.seal;
    this.pledges = table.pledges ?? Array(table.players).fill("");
    this.values = table.values ?? Array(table.players).fill("");
    this.called = table.called ?? false;
    this.#status = table.status;
    this.#viewer = table.viewer;
    this.values.forEach((value, seat) => value && (this.#notes.shown[seat] ??= value));
    this.#contribute();
  }

  /** The seats that share this device, which adds one value for all of them. */
  setDeviceSeats(seats: number[]): void {
    this.#deviceSeats = seats;
    this.#contribute();
  }

  /** The seat for which this page adds its value: the viewer's, or the first of those that share the device. */
  #ownSeat(): number {
    if (this.#viewer >= 0) return this.#viewer;
    return this.#deviceSeats.find((seat) => this.pledges[seat]) ?? this.#deviceSeats[0] ?? -1;
  }

  receive(entry: Entry): void {
    const { seat = -1, more = {} } = entry;
    this.#status = entry.status;
    if (entry.what === "called" || entry.what === "started") this.called = entry.what === "called";
    else if (entry.what === "pledged") this.pledges = this.pledges.with(seat, String(more.pledge));
    else if (entry.what === "vacated" && entry.status === "open" && !this.called)
      for (const freed of (entry.more?.seats ?? []) as number[]) this.pledges = this.pledges.with(freed, "");
    else if (["seated", "left", "arranged"].includes(entry.what) && entry.status === "open" && !this.called) this.pledges = this.pledges.with(seat, "");
    else if (entry.what === "shown") {
      this.values = this.values.with(seat, String(more.value));
      this.#notes.shown[seat] = String(more.value);
    } else return;
    this.#contribute();
  }

  /** Send the pledge or the value of this page, if one is due, and store the notes. */
  #contribute(): void {
    const seat = this.#ownSeat();
    if (this.#status === "open" && seat >= 0) {
      const own = this.#notes.drawn[seat];
      const pledge = this.pledges[seat] ?? "";
      if (this.called && own && !this.values[seat] && pledgeOf(this.table, seat, unhex(own)) === pledge)
        void this.#sendOnce(pledge, { do: "show", value: own });
      else if (!this.called && !pledge) {
        const value = (this.#notes.drawn[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32))));
        void this.#sendOnce(`seat ${seat}`, { do: "pledge", pledge: pledgeOf(this.table, seat, unhex(value)) });
      }
    }
    const all = loadNotes();
    delete all[this.table]; // so that it becomes the newest
    saveItem("fair", JSON.stringify(Object.fromEntries([...Object.entries(all).slice(1 - MAX_TABLES), [this.table, this.#notes]])));
  }

  /** A refusal is ignored: the match also starts without this page's value. */
  async #sendOnce(key: string, command: Command): Promise<void> {
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    await this.send?.(command);
    if (command.do === "pledge") this.#sent.delete(key);
  }

  /** Check the record of the whole match: its draws, and its agreement with what this page saw. */
  async verify(log: Entry[], secret: string): Promise<void> {
    if (this.verdict && this.verdict.kind !== "unknown") return;
    this.verdict = { kind: "checking" };
    try {
      this.record = await request<Proof>("GET", `/api/tables/${encodeURIComponent(this.table)}/record`, undefined, secret);
    } catch {
      this.verdict = { kind: "unknown" };
      return;
    }
    try {
      const draws = await runInSlices(checkInSteps(this.record, this.#notes.seal));
      this.seal = this.record.commitment;
      this.#compare(this.record, log);
      this.verdict = { kind: "right", draws, added: (this.record.values ?? []).filter(Boolean).length };
    } catch (error) {
      const { key, details } = error instanceof VerificationError ? error : new VerificationError("no-record", { why: String(error) });
      this.verdict = { kind: "wrong", key, details };
    }
  }

  #compare(record: Proof, log: Entry[]): void {
    for (const [seat, value] of Object.entries(this.#notes.shown))
      if (record.values?.[Number(seat)] !== value) throw new VerificationError("other-value", { seat });
    const actions = new Map(record.moves.filter((move) => move.action !== undefined).map((move) => [move.n, move]));
    for (const { n, what, seat, action } of log) {
      const move = actions.get(n);
      if (what === "acted" && action !== undefined && (move?.action !== action || move.seat !== seat)) throw new VerificationError("other-move", { n });
    }
  }
}
