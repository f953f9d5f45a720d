import { describe, expect, it } from "vitest";
import { chessClock, clockText, halted, left, leftOf, passedOn, paused, spent, started, stopped, turnedOver } from "./clock";

describe("a clock", () => {
  it("goes on from where it was stopped, however late anybody looks", () => {
    const first = halted(started(stopped, 1000), 4000);
    expect(spent(first, 99_000)).toBe(3000);
    const again = started(first, 50_000);
    expect(spent(again, 3_650_000)).toBe(3_603_000);
    expect(started(again, 60_000)).toBe(again);
    expect(spent(again, 10)).toBe(3000); // the machine's clock was set back
  });

  it("counts down to nothing and no further", () => {
    const clock = started(stopped, 0);
    expect([left(clock, 60_000, 59_000), left(clock, 60_000, 61_000)]).toEqual([1000, 0]);
  });

  it("with sand has as much above as ran through, when it is turned over", () => {
    const clock = turnedOver(started(stopped, 0), 60_000, 20_000);
    expect([left(clock, 60_000, 20_000), left(clock, 60_000, 30_000)]).toEqual([20_000, 10_000]);
    expect(left(turnedOver(halted(clock, 40_000), 60_000, 40_000), 60_000, 99_000)).toBe(60_000);
    expect(left(turnedOver(started(stopped, 0), 60_000, 999_000), 60_000, 999_000)).toBe(60_000);
  });
});

describe("a chess clock", () => {
  it("takes time from whoever has the turn, and adds some after it", () => {
    let clock = paused(chessClock(["Anna", "Bo", "Carla"], 60_000, 2000), 0);
    expect(leftOf(clock, 0, 10_000)).toBe(50_000);
    clock = passedOn(clock, 10_000);
    expect([leftOf(clock, 0, 15_000), leftOf(clock, 1, 15_000), clock.turn]).toEqual([52_000, 55_000, 1]);
    clock = paused(clock, 15_000);
    expect([leftOf(clock, 1, 99_000), clock.since]).toEqual([55_000, null]);
    clock = passedOn(clock, 100_000, 0); // whoever is tapped while it stands begins, and nobody gets more
    expect([leftOf(clock, 1, 100_000), leftOf(clock, 0, 160_000)]).toEqual([55_000, -8000]);
  });
});

describe("a time", () => {
  it.each<[number, "up" | "down", string]>([
    [0, "up", "0:00"],
    [1, "up", "0:01"],
    [59_999, "up", "1:00"],
    [59_999, "down", "0:59"],
    [3_661_000, "down", "1:01:01"],
    [-8000, "up", "−0:08"],
    [-400, "up", "0:00"],
  ])("%i is written %s as %s", (ms, round, text) => expect(clockText(ms, round)).toBe(text));
});
