import { describe, expect, it } from "vitest";
import { dayText, factsOf, makersOf, today, translated } from "./facts";
import { languageName } from "../lib/words.svelte";

// Without loaded messages `say` gives the key.
describe("a box in a few words", () => {
  it("says what is known of it", () => {
    const box = { title: "Rummü", low: 3, high: 6, age: 8, minutes: 60 };
    expect(factsOf(box)).toEqual(["players-range", "age-from", "minutes"]);
    expect(factsOf({ title: "A", low: 2, high: 2 })).toEqual(["players-exactly"]);
    expect(factsOf({ title: "A", low: 2 })).toEqual(["players-at-least"]);
    expect(factsOf({ title: "A", high: 4, age: 0 })).toEqual(["players-at-most", "age-from"]);
    expect(factsOf({ title: "A" })).toEqual([]);
    expect(makersOf({ authors: ["A", "B"], publisher: "P", year: 1995 })).toBe("A, B · P · 1995");
    expect(makersOf({ year: -3000 })).toBe("-3000");
    expect(makersOf({})).toBe("");
  });

  it("has its title in the reader's language, where that is another", () => {
    const box = { title: "Groin devant", titles: { de: "Schweins-Galopp", fr: "Groin devant" } };
    expect(["de", "fr", "it"].map((language) => translated(box, language))).toEqual(["Schweins-Galopp", "", ""]);
  });

  it("names languages, and leaves alone what is none", () => {
    expect([languageName("fr", "de"), languageName("klingon!", "de")]).toEqual(["Französisch", "klingon!"]);
  });
});

describe("days", () => {
  it("are written as the reader does, and left alone where they are none", () => {
    expect([dayText("2026-11-18", "de"), dayText("soon", "de")]).toEqual(["18.11.2026", "soon"]);
  });

  it("begin a month with a first in French and Italian", () => {
    expect([dayText("2026-10-01", "fr"), dayText("2026-10-11", "fr")]).toEqual(["1er oct. 2026", "11 oct. 2026"]);
    expect([dayText("2026-10-01", "it"), dayText("2026-10-01", "de")]).toEqual(["1º ott 2026", "01.10.2026"]);
  });

  it("are those of this device, also over the end of a month and in the last hour", () => {
    const late = new Date(2026, 10, 30, 23, 59);
    expect([today(0, late), today(1, late), today(32, late)]).toEqual(["2026-11-30", "2026-12-01", "2027-01-01"]);
  });
});
