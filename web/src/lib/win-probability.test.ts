import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { WinProbability } from "./win-probability.svelte";
import type { WinChance } from "./wire";
import { words } from "./words.svelte";

const point = (n: number, ...shares: number[]): WinChance => ({ n, shares });
const answer = (done: boolean, ...points: WinChance[]) => ({ table: "t", viewer: 0, moments: 3, points, done });

beforeAll(() => words.setLanguage("en"));
beforeEach(() => void vi.useFakeTimers());

describe("chances", () => {
  it("are asked for until all are there, and stand in the order of the match", async () => {
    const requests = serve({
      "GET /t/chances?seat=0&have=0": answer(false, point(8, 0.9), point(2, 0.5)),
      "GET /t/chances?seat=0&have=2": answer(true, point(5, 0.6)),
    });
    const chances = new WinProbability();
    const loaded = chances.load("/t", 0, "s3cret");
    await vi.advanceTimersByTimeAsync(100);
    expect([chances.done, chances.points.length]).toEqual([false, 2]);
    await vi.advanceTimersByTimeAsync(100);
    await loaded;
    expect([chances.done, chances.points.map(({ n }) => n)]).toEqual([true, [2, 5, 8]]);
    expect(requests.map(({ secret }) => secret)).toEqual(["s3cret", "s3cret"]);
  });

  it("of one seat are forgotten when those of another are asked for", async () => {
    let late: (value: unknown) => void = () => undefined;
    serve({ "GET /t/chances?seat=0&have=0": () => new Promise((resolve) => (late = resolve)), "GET /t/chances?seat=1&have=0": answer(true, point(1, 0.25)) });
    const chances = new WinProbability();
    const first = chances.load("/t", 0, "");
    await vi.advanceTimersByTimeAsync(1);
    await chances.load("/t", 1, "");
    late(answer(true, point(1, 0.99)));
    await first;
    expect(chances.points).toEqual([point(1, 0.25)]);
  });

  it("are asked for no more once nobody wants them", async () => {
    const requests = serve({ "GET /t/chances?seat=0&have=0": answer(false) });
    const chances = new WinProbability();
    const loaded = chances.load("/t", 0, "");
    await vi.advanceTimersByTimeAsync(1);
    chances.stop();
    await vi.advanceTimersByTimeAsync(1000);
    await loaded;
    expect(requests).toHaveLength(2);
  });

  it("that cannot be had say why", async () => {
    serve({ "GET /t/chances?seat=0&have=0": new Failure("private", "The match still goes on.") });
    const chances = new WinProbability();
    await chances.load("/t", 0, "");
    expect(chances.failed).toBe("The match still goes on.");
    serve({});
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await chances.load("/t", 0, "");
    expect(chances.failed).toBe(words.say("house-unreachable"));
  });
});

describe("at an event", () => {
  it("they are those of the last moment before it", () => {
    const chances = new WinProbability();
    chances.points = [point(2, 0.5), point(6, 0.7)];
    expect([chances.at(1), chances.at(2), chances.at(5), chances.at(9)]).toEqual([undefined, [0.5], [0.5], [0.7]]);
  });
});

describe("turns of a match", () => {
  const chances = new WinProbability();
  chances.points = [
    point(1, 0.5, 0.5),
    point(2, 0.45, 0.55),
    point(3, 0.6, 0.4),
    point(4, 0.3, 0.7),
    point(5, 0.4, 0.6),
    point(6, 0.9, 0.1),
    point(7, 0.84, 0.16),
  ];

  it("are the four largest changes, in the order of the match", () => {
    expect(chances.swings(0).map(({ n }) => n)).toEqual([3, 4, 5, 6]);
  });

  it("say from where to where, and leave out what may be chance", () => {
    expect(chances.swings(1).find(({ n }) => n === 6)).toEqual({ n: 6, seat: 1, from: 0.6, to: 0.1 });
    expect(chances.swings(0).some(({ n }) => n === 2)).toBe(false);
  });

  it("of anybody name whose it was", () => {
    const three = new WinProbability();
    three.points = [point(1, 0.5, 0.5, 0.5), point(2, 0.5, 0.8, 0.2)];
    expect(three.swings(-1)).toHaveLength(1);
    expect(three.swings(-1)[0]?.seat).toBe(1);
    expect(three.swings(0)).toEqual([]);
  });
});
