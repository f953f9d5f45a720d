// How did everyone stand, from moment to moment? The house reckons it bit by bit; this asks until all is there.

import { HouseSaid, ask } from "./http";
import type { Chance, Chances as Answer } from "./wire";
import { say } from "./words.svelte";

/** A change that is worth a word: less may be the error of the estimate. */
const SWING = 0.08;
const TOLD = 4;
/** Milliseconds between two questions; each waits for something new itself. */
const PAUSE = 150;

export interface Swing {
  n: number;
  seat: number;
  from: number;
  to: number;
}

const size = (swing: Swing): number => Math.abs(swing.to - swing.from);

export class Chances {
  /** In the order of the match, as far as they are known. */
  points = $state.raw<Chance[]>([]);
  done = $state(false);
  failed = $state("");
  #for = 0;

  /** Ask for the chances as a seat saw them; what was asked before is forgotten. */
  async reckon(path: string, seat: number, secret: string): Promise<void> {
    this.stop();
    const mine = this.#for;
    this.points = [];
    this.done = false;
    this.failed = "";
    let have = 0;
    try {
      while (!this.done) {
        const answer = await ask<Answer>("GET", `${path}/chances?seat=${seat}&have=${have}`, undefined, secret);
        if (mine !== this.#for) return;
        have += answer.points.length;
        this.points = [...this.points, ...answer.points].sort((a, b) => a.n - b.n);
        this.done = answer.done;
        if (!this.done) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (error) {
      if (mine === this.#for) this.failed = (error instanceof HouseSaid && error.message) || say("house-unreachable");
    }
  }

  stop(): void {
    this.#for++;
  }

  /** What each could hope for after event n. */
  at(n: number): number[] | undefined {
    return this.points.findLast((point) => point.n <= n)?.shares;
  }

  /** The largest changes from one moment to the next, in the order of the match: of one seat, or of any (-1). */
  swings(seat: number): Swing[] {
    const found: Swing[] = [];
    for (const [k, point] of this.points.entries()) {
      const before = this.points[k - 1];
      if (!before) continue;
      const changes = point.shares.map((to, one) => ({ n: point.n, seat: one, from: before.shares[one] ?? to, to }));
      const own = changes.filter((change) => seat < 0 || change.seat === seat).toSorted((a, b) => size(b) - size(a))[0];
      if (own && size(own) >= SWING) found.push(own);
    }
    return found
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, TOLD)
      .toSorted((a, b) => a.n - b.n);
  }
}
