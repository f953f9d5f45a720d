import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEPARTURE_MS, areTravelling, arrived, journeyMs, staggerMs } from "./arrivals.svelte";
import { settings } from "./settings.svelte";

const GLIDE_MS = 450;
/** From a move to the arrival of its piece. */
const ARRIVAL_MS = DEPARTURE_MS + GLIDE_MS;
const cleanups: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  settings.paceMs = 700;
});
afterEach(() => {
  cleanups.splice(0).forEach((cleanup) => cleanup());
  vi.useRealTimers();
});

/** A board that shows a score: a piece flies whenever it changes. */
class Board {
  score = $state(0);
  /** Something else in the view, for which nothing flies. */
  other = $state(0);
  glideMs = GLIDE_MS;
  shown: { readonly current: { score: number; other: number } } | undefined;

  constructor() {
    const create = () => {
      this.shown = arrived(
        () => ({ score: this.score, other: this.other }),
        (before, after) => (before.score === after.score ? 0 : journeyMs(1, this.glideMs)),
      );
    };
    cleanups.push($effect.root(create));
    flushSync();
  }

  set(score: number, other = this.other): void {
    [this.score, this.other] = [score, other];
    flushSync();
  }

  get number(): number | undefined {
    return this.shown?.current.score;
  }
}

describe("a number that a move changes", () => {
  it("is the old one until the piece has arrived, then the new one", () => {
    const board = new Board();
    board.set(5);
    vi.advanceTimersByTime(ARRIVAL_MS - 1);
    expect(board.number).toBe(0);
    vi.advanceTimersByTime(1);
    expect(board.number).toBe(5);
  });

  it("changes at once if nothing moves", () => {
    const board = new Board();
    board.set(0, 1);
    expect(board.shown?.current.other).toBe(1);
  });

  it("changes at once with reduced motion, where a journey takes no time", () => {
    const board = new Board();
    board.glideMs = 0;
    board.set(5);
    expect(board.number).toBe(5);
  });

  it("changes at once without pauses between moves, and takes along what was on its way", () => {
    const board = new Board();
    board.set(5);
    settings.paceMs = 0;
    board.set(7);
    expect(board.number).toBe(7);
    vi.advanceTimersByTime(2 * ARRIVAL_MS);
    expect(board.number).toBe(7);
  });

  it("changes move by move, each with its own piece, although the next has set out", () => {
    const board = new Board();
    board.set(1);
    vi.advanceTimersByTime(300);
    board.set(2);
    vi.advanceTimersByTime(ARRIVAL_MS - 300);
    expect(board.number).toBe(1);
    vi.advanceTimersByTime(300);
    expect(board.number).toBe(2);
  });

  it("does not change early because of something that moves nothing", () => {
    const board = new Board();
    board.set(5);
    vi.advanceTimersByTime(100.5);
    board.set(5, 1);
    vi.advanceTimersByTime(ARRIVAL_MS - 102);
    expect(board.shown?.current).toEqual({ score: 0, other: 0 });
    vi.advanceTimersByTime(2);
    expect(board.shown?.current).toEqual({ score: 5, other: 1 });
  });

  it("is right in the end when the move is taken back on the way", () => {
    const board = new Board();
    board.set(5);
    vi.advanceTimersByTime(100);
    board.set(0);
    vi.advanceTimersByTime(ARRIVAL_MS);
    expect(board.number).toBe(0);
  });

  it("is right in the end when a snapshot comes on the way, and then nothing more", () => {
    const board = new Board();
    board.set(5);
    vi.advanceTimersByTime(100);
    board.set(40, 9);
    vi.advanceTimersByTime(ARRIVAL_MS);
    expect(board.shown?.current).toEqual({ score: 40, other: 9 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is waited for by whoever shows what comes of it", () => {
    const board = new Board();
    expect(areTravelling()).toBe(false);
    board.set(5);
    board.set(5, 1);
    vi.advanceTimersByTime(ARRIVAL_MS - 1);
    expect(areTravelling()).toBe(true);
    vi.advanceTimersByTime(2);
    expect(areTravelling()).toBe(false);
  });

  it("leaves nothing behind when the board is gone", () => {
    const board = new Board();
    board.set(5);
    cleanups.splice(0).forEach((cleanup) => cleanup());
    expect(vi.getTimerCount()).toBe(0);
    expect(areTravelling()).toBe(false);
  });
});

describe("a journey", () => {
  it("takes as long as its last piece, at most half as long again as one", () => {
    expect(journeyMs(0, GLIDE_MS)).toBe(0);
    expect(journeyMs(1, GLIDE_MS)).toBe(GLIDE_MS);
    expect(journeyMs(3, GLIDE_MS)).toBe(GLIDE_MS + 2 * 70);
    expect(journeyMs(100, GLIDE_MS)).toBeLessThan(1.5 * GLIDE_MS);
    expect(staggerMs(0, 0)).toBe(0);
  });
});
