// Fairness of one table: adds this page's random value before the start, and checks every draw after the end.

import { request } from "./http";
import { Sealing } from "./sealing";
import { checkInSteps, missingSeats, ownPart, VerificationError, type OwnPart, type Seen } from "./verifier.mjs";
import type { Command, Done, Entry, Problem, Proof, Snapshot } from "./wire";

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

/** `right`: this browser's own value is in the deals, and nobody's is missing. `partly`: the draws hold, but not that. */
export type Verdict =
  | { kind: "checking" }
  | { kind: "right" | "partly"; draws: number; added: number; missing: number[]; own: OwnPart }
  | { kind: "wrong"; key: string; details: Record<string, string | number> }
  | { kind: "unknown" };

export class Fairness {
  seal = $state("");
  pledges = $state.raw<string[]>([]);
  /** How many seats have added, or before the start will add, a value of their own. */
  added = $state(0);
  /** The start is requested, and the values are being revealed. */
  called = $state(false);
  /** The seats whose value is missing in the deals, though they pledged one; known when the match begins. */
  missing = $state.raw<number[]>([]);
  /** What became of this browser's own value; undefined before the match begins. */
  own = $state<OwnPart>();
  /** This browser's value was left out of the deals, though it was offered in time. */
  leftOut = $state(false);
  verdict = $state.raw<Verdict>();
  /** The record as it was fetched, with what this browser saw, to be saved as a file. */
  record = $state.raw<Proof & { seen?: Seen }>();
  #sealing: Sealing;

  constructor(
    private readonly table: string,
    private readonly send?: (command: Command) => Promise<Entry | Done | Problem | undefined>,
    now?: () => number,
  ) {
    this.#sealing = new Sealing(table, now);
    this.seal = this.#sealing.seal;
  }

  setSnapshot(table: Snapshot): void {
    this.#sealing.sawSnapshot(table);
    this.#update();
  }

  /** The seats that share this device, which adds one value for all of them. */
  setDeviceSeats(seats: number[]): void {
    this.#sealing.sawDeviceSeats(seats);
    this.#update();
  }

  receive(entry: Entry): void {
    this.#sealing.saw(entry);
    this.#update();
  }

  connectionBroke(): void {
    this.#sealing.connectionBroke();
  }

  /** Send what is due, store the notes, and show what is known now. */
  #update(): void {
    const sealing = this.#sealing;
    const command = sealing.due();
    if (command) void this.#send(command);
    sealing.save();
    this.seal = sealing.seal;
    this.pledges = sealing.pledges;
    this.added = (sealing.begun ? sealing.values : sealing.pledges).filter(Boolean).length;
    this.called = sealing.called;
    this.missing = sealing.missing;
    this.own = sealing.begun ? sealing.own : undefined;
    this.leftOut = sealing.leftOut;
  }

  /** The match also starts without this page's value; but a refusal is noted. */
  async #send(command: Command): Promise<void> {
    const answer = await this.send?.(command);
    if (answer?.type !== "error") return;
    this.#sealing.refused(command, answer.code);
    this.#update();
  }

  /** Check the record of the whole match: its draws, and its agreement with what this page saw. */
  async verify(log: Entry[], secret: string): Promise<void> {
    if (this.verdict && this.verdict.kind !== "unknown") return;
    this.verdict = { kind: "checking" };
    let record: Proof;
    try {
      record = await request<Proof>("GET", `/api/tables/${encodeURIComponent(this.table)}/record`, undefined, secret);
    } catch {
      this.verdict = { kind: "unknown" };
      return;
    }
    try {
      const seen = this.#sealing.testimony();
      this.record = seen ? { ...record, seen } : record;
      const draws = await runInSlices(checkInSteps(this.record));
      this.seal = record.commitment;
      compareMoves(record, log);
      const missing = missingSeats(record);
      const own = ownPart(this.record);
      const began = typeof record.started === "number" || record.moves.length > 0;
      const sealed = !began || (own === "in" && !missing.length);
      this.verdict = { kind: sealed ? "right" : "partly", draws, added: (record.values ?? []).filter(Boolean).length, missing, own };
    } catch (error) {
      const { key, details } = error instanceof VerificationError ? error : new VerificationError("no-record", { why: String(error) });
      this.verdict = { kind: "wrong", key, details };
    }
  }
}

/** Every move that was seen here must be in the record, unchanged. */
function compareMoves(record: Proof, log: Entry[]): void {
  const actions = new Map(record.moves.filter((move) => move.action !== undefined).map((move) => [move.n, move]));
  const first = JSON.stringify(record.first);
  if (log.some(({ what, more }) => what === "started" && JSON.stringify(more?.first) !== first)) throw new VerificationError("other-first");
  for (const { n, what, seat, action } of log) {
    const move = actions.get(n);
    if (what === "acted" && action !== undefined && (move?.action !== action || move.seat !== seat)) throw new VerificationError("other-move", { n });
  }
}
