// What does this page do so that the deals are honest? It adds a value of its own, and checks them all at the end.

import { ask } from "./http";
import { keep, kept } from "./settings.svelte";
import { checking, hex, pledgeOf, unhex, Wrong } from "./verifier.mjs";
import type { Command, Entry, Proof, Snapshot } from "./wire";

/** What was seen of a table before its end, so that nobody can tell another story afterwards. */
interface Notes {
  seal: string;
  /** By seat: what this browser has drawn. */
  drawn: Record<string, string>;
  /** By seat: what was shown before our eyes. */
  shown: Record<string, string>;
}

/** So many tables are remembered on this device. */
const REMEMBERED = 30;

function remembered(): Record<string, Notes> {
  try {
    return JSON.parse(kept("fair", "{}")) as Record<string, Notes>;
  } catch {
    return {};
  }
}

/** Milliseconds that are worked at a stretch: less than a picture takes. */
const STRETCH = 8;

/** What comes of some work; between its steps the page answers whoever uses it. */
async function bitByBit<Found>(work: Generator<undefined, Found>): Promise<Found> {
  for (let began = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}

export type Verdict =
  | { kind: "checking" }
  | { kind: "right"; draws: number; added: number }
  | { kind: "wrong"; key: string; details: Record<string, string | number> }
  | { kind: "unknown" };

export class Fair {
  seal = $state("");
  pledges = $state.raw<string[]>([]);
  values = $state.raw<string[]>([]);
  /** The start was asked for, and values are being shown. */
  called = $state(false);
  verdict = $state.raw<Verdict>();
  /** The record as it was fetched, to be kept. */
  record = $state.raw<Proof>();
  #notes: Notes;
  #sent = new Set<string>();
  #status = "";
  #viewer = -1;
  #around: number[] = [];

  constructor(
    private readonly table: string,
    private readonly send?: (command: Command) => Promise<unknown>,
  ) {
    this.#notes = remembered()[table] ?? { seal: "", drawn: {}, shown: {} };
    this.seal = this.#notes.seal;
  }

  /** How many seats have added, or will add, a value of their own. */
  added = $derived(this.pledges.filter(Boolean).length);

  whole(table: Snapshot): void {
    this.#notes.seal ||= table.commitment;
    this.seal = this.#notes.seal;
    this.pledges = table.pledges ?? Array(table.players).fill("");
    this.values = table.values ?? Array(table.players).fill("");
    this.called = table.called ?? false;
    this.#status = table.status;
    this.#viewer = table.viewer;
    this.values.forEach((value, seat) => value && (this.#notes.shown[seat] ??= value));
    this.#due();
  }

  /** Who sits around this device, if they pass it on: it adds one value for them all. */
  gather(around: number[]): void {
    this.#around = around;
    this.#due();
  }

  /** The seat at which this page adds its value: its own, or the first of those around the device. */
  #seat(): number {
    if (this.#viewer >= 0) return this.#viewer;
    return this.#around.find((seat) => this.pledges[seat]) ?? this.#around[0] ?? -1;
  }

  hear(entry: Entry): void {
    const { seat = -1, more = {} } = entry;
    this.#status = entry.status;
    if (entry.what === "called" || entry.what === "started") this.called = entry.what === "called";
    else if (entry.what === "pledged") this.pledges = this.pledges.with(seat, String(more.pledge));
    else if (["seated", "left", "arranged"].includes(entry.what) && entry.status === "open" && !this.called) this.pledges = this.pledges.with(seat, "");
    else if (entry.what === "shown") {
      this.values = this.values.with(seat, String(more.value));
      this.#notes.shown[seat] = String(more.value);
    } else return;
    this.#due();
  }

  #due(): void {
    const seat = this.#seat();
    if (this.#status === "open" && seat >= 0) {
      const mine = this.#notes.drawn[seat];
      const pledge = this.pledges[seat] ?? "";
      if (this.called && mine && !this.values[seat] && pledgeOf(this.table, seat, unhex(mine)) === pledge) void this.#once(pledge, { do: "show", value: mine });
      else if (!this.called && !pledge) {
        const value = (this.#notes.drawn[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32))));
        void this.#once(`seat ${seat}`, { do: "pledge", pledge: pledgeOf(this.table, seat, unhex(value)) });
      }
    }
    const all = remembered();
    delete all[this.table]; // so that it becomes the newest
    keep("fair", JSON.stringify(Object.fromEntries([...Object.entries(all).slice(1 - REMEMBERED), [this.table, this.#notes]])));
  }

  /** Whatever the house answers, nobody need hear of it: without our value the match begins all the same. */
  async #once(key: string, command: Command): Promise<void> {
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    await this.send?.(command);
    if (command.do === "pledge") this.#sent.delete(key);
  }

  /** Check the whole match: by arithmetic, and against what was seen of it here. */
  async verify(log: Entry[], secret: string): Promise<void> {
    if (this.verdict && this.verdict.kind !== "unknown") return;
    this.verdict = { kind: "checking" };
    try {
      this.record = await ask<Proof>("GET", `/api/tables/${encodeURIComponent(this.table)}/record`, undefined, secret);
    } catch {
      this.verdict = { kind: "unknown" };
      return;
    }
    try {
      const draws = await bitByBit(checking(this.record, this.#notes.seal));
      this.seal = this.record.commitment;
      this.#compare(this.record, log);
      this.verdict = { kind: "right", draws, added: (this.record.values ?? []).filter(Boolean).length };
    } catch (error) {
      const { key, details } = error instanceof Wrong ? error : new Wrong("no-record", { why: String(error) });
      this.verdict = { kind: "wrong", key, details };
    }
  }

  #compare(record: Proof, log: Entry[]): void {
    for (const [seat, value] of Object.entries(this.#notes.shown)) if (record.values?.[Number(seat)] !== value) throw new Wrong("other-value", { seat });
    const actions = new Map(record.moves.filter((move) => move.action !== undefined).map((move) => [move.n, move]));
    for (const { n, what, seat, action } of log) {
      const move = actions.get(n);
      if (what === "acted" && action !== undefined && (move?.action !== action || move.seat !== seat)) throw new Wrong("other-move", { n });
    }
  }
}
