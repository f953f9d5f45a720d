import { describe, expect, it } from "vitest";
import { PAPER, SHEETS, boxAddress, labelsOf, marginsOf, pagesOf } from "./sheets";

describe("a sheet of labels", () => {
  it.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))("%s fits on the paper", (_, sheet) => {
    const { left, top } = marginsOf(sheet);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(2 * left + sheet.columns * sheet.width + (sheet.columns - 1) * sheet.gap).toBeCloseTo(PAPER.width, 1);
    expect(2 * top + sheet.rows * sheet.height).toBeCloseTo(PAPER.height, 1);
  });

  it("has the margins that are printed on its pack", () => {
    expect(marginsOf(SHEETS[0] as (typeof SHEETS)[0])).toEqual({ left: 7.25, top: 15.15 });
  });

  it("leaves out labels that were used already, and goes on overleaf", () => {
    const sheet = { id: "", columns: 2, rows: 2, width: 1, height: 1, gap: 0 };
    expect(pagesOf(["a", "b", "c"], sheet, 2)).toEqual([
      [undefined, undefined, "a", "b"],
      ["c", undefined, undefined, undefined],
    ]);
    expect(pagesOf([], sheet, 1)).toEqual([]);
    expect(pagesOf(["a"], sheet, 99)[0]).toEqual([undefined, undefined, undefined, "a"]);
    expect(pagesOf(["a"], sheet, NaN).length).toBe(1);
    expect(labelsOf(sheet)).toBe(4);
  });
});

it.each([
  ["https://games.example", "https://games.example/collection/7"],
  [" http://192.168.1.5:8471/collection ", "http://192.168.1.5:8471/collection/7"],
  ["games.example", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
])("the address of a box at %j is %s", (library, address) => expect(boxAddress(library, 7)).toBe(address));
