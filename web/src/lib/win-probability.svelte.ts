// Everyone's chances over a match: for each moment, the share of the others that each seat may expect to finish above.
// The server computes them step by step, and this polls until it has all of them.

import { ServerError, request } from "./http";
import type { WinChance, Chances } from "./wire";
import { say } from "./words.svelte";

/** A smaller change may be an error of the estimate. */
const MIN_SWING = 0.08;
const MAX_SWINGS = 4;
/** Short, since the server holds each answer back until it has something new. */
const POLL_INTERVAL_MS = 150;

export interface Swing {
  n: number;
  seat: number;
  from: number;
  to: number;
}

const size = (swing: Swing): number => Math.abs(swing.to - swing.from);

export class WinProbability {
  /** In the order of the match, as far as they are known. */
  points = $state.raw<WinChance[]>([]);
  done = $state(false);
  failed = $state("");
  /** Counts loads: answers to an earlier one are dropped. */
  #load = 0;

  /** Load the chances as a seat saw them, in place of those that were loaded before. */
  async load(path: string, seat: number, secret: string): Promise<void> {
    this.stop();
    const load = this.#load;
    this.points = [];
    this.done = false;
    this.failed = "";
    let have = 0;
    try {
      while (!this.done) {
        const answer = await request<Chances>("GET", `${path}/chances?seat=${seat}&have=${have}`, undefined, secret);
        if (load !== this.#load) return;
        have += answer.points.length;
        this.points = [...this.points, ...answer.points].sort((a, b) => a.n - b.n);
        this.done = answer.done;
        if (!this.done) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
    } catch (error) {
      if (load === this.#load) this.failed = (error instanceof ServerError && error.message) || say("house-unreachable");
    }
  }

  stop(): void {
    this.#load++;
  }

  /** The chances of each seat after event n. */
  at(n: number): number[] | undefined {
    return this.points.findLast((point) => point.n <= n)?.shares;
  }

  /** The largest changes from one moment to the next, in the order of the match: of one seat, or of any (-1). */
  swings(seat: number): Swing[] {
    const swings: Swing[] = [];
    for (const [k, point] of this.points.entries()) {
      const before = this.points[k - 1];
      if (!before) continue;
      const changes = point.shares.map((to, other) => ({ n: point.n, seat: other, from: before.shares[other] ?? to, to }));
      const largest = changes.filter((change) => seat < 0 || change.seat === seat).toSorted((a, b) => size(b) - size(a))[0];
      if (largest && size(largest) >= MIN_SWING) swings.push(largest);
    }
    return swings
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, MAX_SWINGS)
      .toSorted((a, b) => a.n - b.n);
  }
}
