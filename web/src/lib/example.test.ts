import { beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "../../testing/server";
import { ExamplePlayer } from "./example.svelte";
import type { Entry, Example } from "./wire";
import { words } from "./words.svelte";

const move = (n: number, more: Partial<Entry> = {}): Entry => ({ type: "event", table: "", n, at: 0, what: "acted", status: "playing", ...more });
const example: Example = {
  ...{ paragraph: 4, number: 1, viewer: 0, names: { en: ["Anna", "Bruno"] } },
  view: { at: 0, other: 7 },
  moves: [
    move(1, { seat: 0, action: "go", changed: { at: 1 }, lines: [{ key: "goes", given: { who: { seat: 0 } } }], turn: { to_act: [1], near: ["2/3"] } }),
    move(2, { seat: 1, changed: { at: 2 } }),
  ],
};

beforeEach(async () => {
  vi.useFakeTimers();
  serve({ "GET /api/games/any/words/en": { text: "goes = { $who } goes.\n" } });
  await words.setLanguage("en");
  await words.loadGame("any");
});

describe("an example of a rulebook", () => {
  it("is played move by move, and stops at its end", () => {
    const player = new ExamplePlayer("any", example);
    player.play();
    expect([player.index, player.running]).toEqual([0, true]);
    vi.advanceTimersByTime(800);
    expect([player.index, player.running]).toEqual([1, true]);
    vi.advanceTimersByTime(1600);
    expect([player.index, player.running]).toEqual([2, false]);
    vi.advanceTimersByTime(5000);
    expect(player.index).toBe(2);
  });

  it("is stopped by whoever goes through it himself", () => {
    const player = new ExamplePlayer("any", example);
    player.play();
    player.step(1);
    vi.advanceTimersByTime(5000);
    expect([player.index, player.running]).toEqual([1, false]);
    player.step(9);
    expect(player.index).toBe(2);
    player.step(-9);
    expect(player.index).toBe(0);
  });

  it("gives the board each view in turn", () => {
    const player = new ExamplePlayer("any", example);
    expect([0, 1, 2].map((index) => player.propsAt(index).view)).toEqual([
      { at: 0, other: 7 },
      { at: 1, other: 7 },
      { at: 2, other: 7 },
    ]);
  });

  it("says what was done last, unless it was done face down", () => {
    const player = new ExamplePlayer("any", example);
    expect([0, 1, 2].map((index) => player.propsAt(index).last)).toEqual([undefined, { seat: 0, action: "go" }, undefined]);
    expect(player.propsAt(1)).toMatchObject({ toAct: [1], near: ["2/3"], names: ["Anna", "Bruno"], legal: [] });
  });

  it("calls everybody by name, the viewer too", () => {
    const player = new ExamplePlayer("any", example);
    expect([player.textAt(0), player.textAt(1), player.textAt(2)]).toEqual(["", "Anna goes.", ""]);
  });

  it("lets nobody do anything, and moves nothing on paper", async () => {
    const props = new ExamplePlayer("any", example).propsAt(1, true);
    expect(await props.act("go")).toBe(false);
    expect(await props.find("g")).toEqual({ legal: [], labels: [], more: 0 });
    expect(props.glide).toBe(0);
  });
});
