import { describe, expect, it } from "vitest";
import type { CatalogFacts } from "../lib/wire";
import { differences, merge, same } from "./merge";

const BEFORE: CatalogFacts = { title: "Box", shelf: "A 1", authors: ["Anna"], year: 1995 };

describe("two who change one box", () => {
  it("both keep what they changed", () => {
    const merged = merge(BEFORE, { ...BEFORE, shelf: "B 2" }, { ...BEFORE, authors: ["Anna", "Bo"], minutes: 20 });
    expect(merged.facts).toEqual({ ...BEFORE, shelf: "B 2", authors: ["Anna", "Bo"], minutes: 20 });
    expect([merged.taken, merged.conflicts]).toEqual([["authors", "minutes"], []]);
  });

  it("are asked where they disagree; nothing typed is lost", () => {
    const merged = merge(BEFORE, { ...BEFORE, shelf: "B 2", year: 1996 }, { ...BEFORE, shelf: "C 3", year: 1996 });
    expect(merged.facts).toEqual({ ...BEFORE, shelf: "B 2", year: 1996 });
    expect([merged.taken, merged.conflicts]).toEqual([[], ["shelf"]]);
  });

  it("may empty what the other left alone, and the other way round", () => {
    const without: CatalogFacts = { ...BEFORE, shelf: undefined };
    expect(merge(BEFORE, without, BEFORE).facts.shelf).toBeUndefined();
    expect(merge(BEFORE, BEFORE, without).facts.shelf).toBeUndefined();
    expect(merge(BEFORE, without, { ...BEFORE, shelf: "C 3" }).conflicts).toEqual(["shelf"]);
  });
});

describe("what is the same", () => {
  it.each([
    [undefined, ""],
    [undefined, []],
    [undefined, {}],
    [{ de: "" }, undefined],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [{ game: "any", options: {} }, { game: "any" }],
  ])("%j and %j", (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    [0, undefined],
    [false, undefined],
    [1, "1"],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [["a,b"], ["a", "b"]],
  ])("and not %j and %j", (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it("leaves the names of what is not", () => {
    expect(differences<CatalogFacts>(BEFORE, { ...BEFORE, year: 0, notes: "new" })).toEqual(["year", "notes"]);
    expect(differences<CatalogFacts>({}, { title: "Box" })).toEqual(["title"]);
  });
});
