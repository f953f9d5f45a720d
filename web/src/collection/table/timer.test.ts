import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sounds } from "../../lib/sounds";
import { TableTimer } from "./timer.svelte";

let takenBack: number;
let timer: TableTimer;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  takenBack = 0;
  vi.spyOn(sounds, "playLater").mockImplementation(() => () => takenBack++);
  vi.spyOn(sounds, "play").mockImplementation(() => undefined);
  timer = new TableTimer();
  timer.start();
});
afterEach(() => {
  timer.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the timer", () => {
  it("has its end heard on time, by the clock of the sound device, and takes it back when it is stopped", () => {
    timer.setTotal(30_000);
    timer.toggle();
    expect(vi.mocked(sounds.playLater).mock.lastCall?.[0]).toBe(30);
    vi.advanceTimersByTime(10_000);
    timer.toggle();
    expect([timer.leftMs, timer.running, takenBack]).toEqual([20_000, false, 1]);
    timer.toggle();
    expect(vi.mocked(sounds.playLater).mock.lastCall?.[0]).toBe(20);
    vi.advanceTimersByTime(21_000);
    expect([timer.over, timer.running, vi.mocked(sounds.play).mock.calls.length]).toEqual([true, false, 0]);
    timer.toggle();
    expect([timer.over, timer.leftMs]).toEqual([false, 30_000]);
  });

  it("is right after the page slept, and after it is loaded again; then the end is heard when it is seen", () => {
    timer.setTotal(60_000);
    timer.toggle();
    timer.stop();
    vi.setSystemTime(1_045_000);
    vi.mocked(sounds.playLater).mockReturnValue(undefined); // nobody has tapped on the new page
    const again = new TableTimer();
    again.start();
    expect([again.running, again.leftMs]).toEqual([true, 15_000]);
    vi.advanceTimersByTime(15_200);
    expect([again.over, vi.mocked(sounds.play).mock.calls.length]).toEqual([true, 1]);
    again.stop();
  });

  it("of sand is turned over, and a chess clock goes from one to the next", () => {
    timer.choose("sand");
    timer.setTotal(60_000);
    timer.toggle();
    vi.advanceTimersByTime(20_000);
    timer.turnOver();
    expect(timer.leftMs).toBe(20_000);
    timer.choose("chess");
    timer.setUpChess(["Anna", "Bo", "Ida"], 60_000, 0);
    timer.tap(0); // Anna begins
    vi.advanceTimersByTime(5000);
    timer.tap(0);
    vi.advanceTimersByTime(2000);
    expect([0, 1, 2].map((player) => timer.leftOf(player))).toEqual([55_000, 58_000, 60_000]);
    timer.tap(2); // somebody takes the turn out of order
    timer.pauseChess();
    expect([timer.running, timer.chess?.turn]).toEqual([false, 2]);
  });

  it("begins anew where something else is kept in its place", () => {
    for (const kept of ["not JSON", '{"kind":"egg"}', '{"totalMs":"x"}']) {
      localStorage.setItem("ludotheque-table-timer", kept);
      expect(new TableTimer().totalMs).toBe(60_000);
    }
  });
});
