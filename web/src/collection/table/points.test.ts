import { describe, expect, it } from "vitest";
import type { Pad } from "../../lib/wire";
import { changed, isDecided, pointsText, readPoints, rowsOf, tidyScoring, totalsOf } from "./points";

const pad = (cells: [number, string, number | null][], scoring = {}): Pad => ({
  id: "p",
  version: 1,
  title: "",
  scoring,
  players: [
    { id: "1", name: "Anna" },
    { id: "2", name: "Bo" },
  ],
  cells: cells.map(([row, player, value]) => ({ row, player, value, version: 1 })),
});

describe("points", () => {
  it.each<[string, number | null | undefined]>([
    ["12", 12],
    [" −5 ", -5],
    ["10+5-3", 12],
    ["1 000", 1000],
    ["", null],
    ["abc", undefined],
    ["1.5", undefined],
    ["1++1", undefined],
    ["9999999", undefined],
    ["999999", 999_999],
    ["1e9", undefined],
  ])("are read from %j", (text, value) => expect(readPoints(text)).toBe(value));

  it("are shown with a minus sign", () => expect([pointsText(-3), pointsText(0), pointsText(null)]).toEqual(["−3", "0", ""]));

  it("are added up; the best is ahead, the highest or the lowest, once something is written", () => {
    const cells: [number, string, number | null][] = [
      [0, "1", 5],
      [0, "2", 9],
      [1, "1", -2],
      [1, "gone", 99],
    ];
    expect(totalsOf(pad(cells)).map(({ points, ahead }) => [points, ahead])).toEqual([
      [3, false],
      [9, true],
    ]);
    expect(totalsOf(pad(cells, { wins: "lowest" })).map(({ ahead }) => ahead)).toEqual([true, false]);
    expect(totalsOf(pad([[0, "1", null]])).map(({ ahead }) => ahead)).toEqual([false, false]);
  });

  it("have one row more than was written, the rounds agreed on, or rows with names", () => {
    expect(rowsOf(pad([]))).toBe(1);
    expect(rowsOf(pad([[4, "1", 0]]))).toBe(6);
    expect(rowsOf(pad([[7, "1", null]]))).toBe(1);
    expect(rowsOf({ ...pad([[4, "1", 0]]), ended: 1 })).toBe(5);
    expect(rowsOf(pad([[99, "1", 1]]))).toBe(100);
    expect(rowsOf(pad([], { rounds: 3 }))).toBe(3);
    expect(rowsOf(pad([], { rows: ["Ones", "Twos"] }))).toBe(2);
  });

  it("decide the game by a target or full rows", () => {
    expect(isDecided(pad([[0, "1", 199]], { target: 200 }))).toBe(false);
    expect(isDecided(pad([[0, "1", 200]], { target: 200 }))).toBe(true);
    expect(isDecided(pad([[0, "1", 1]], { rounds: 1 }))).toBe(false);
    expect(
      isDecided(
        pad(
          [
            [0, "1", 1],
            [0, "2", 0],
          ],
          { rounds: 1 },
        ),
      ),
    ).toBe(true);
    expect(isDecided(pad([[0, "1", 1]]))).toBe(false);
  });
});

describe("a change", () => {
  it("is shown before the server answers", () => {
    const one = changed(pad([[0, "1", 5]]), { do: "write", id: "a", row: 0, player: "1", value: 7 });
    expect(one.cells).toEqual([{ row: 0, player: "1", value: 7, version: 1 }]);
    const more = changed(changed(one, { do: "add-player", id: "b", player: "x", name: "Carla" }), { do: "rename-player", id: "c", player: "1", name: "Anne" });
    expect(more.players.map(({ name }) => name)).toEqual(["Anne", "Bo", "Carla"]);
    const fewer = changed(more, { do: "remove-player", id: "d", player: "1" });
    expect([fewer.players.length, fewer.cells]).toEqual([2, []]);
    const settled = changed(fewer, { do: "settle", id: "e", title: "Uno", scoring: { wins: "lowest" } });
    expect([settled.title, settled.scoring.wins]).toEqual(["Uno", "lowest"]);
    expect(changed(changed(settled, { do: "end", id: "f" }), { do: "reopen", id: "g" }).ended).toBeUndefined();
  });

  it("of the scoring says nothing twice", () => {
    expect(tidyScoring({ rows: [" Ones ", ""], rounds: 3 })).toEqual({ wins: "highest", rows: ["Ones"] });
    expect(tidyScoring({ wins: "lowest", rounds: 3, target: 100 })).toEqual({ wins: "lowest", rounds: 3, target: 100 });
  });
});
