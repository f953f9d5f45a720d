import { describe, expect, it } from "vitest";
import { SEARCHABLE_FROM, found } from "./shelf";
import type { GameCard } from "./wire";

const game = (id: string, titles: Record<string, string>): GameCard => ({
  ...{ id, titles, rules: 1, minutes: 20, seats: [2, 3], usual: 2, options: [], fields: [], levels: [], strengths: {} },
});
const games = [game("a", { en: "Rüssel Race", fr: "Course à la truffe" }), game("b", { en: "Swap Frenzy", fr: "La fièvre des échanges" })];
const ids = (search: string) => found(games, search).map(({ id }) => id);

describe("the search on the shelf", () => {
  it("finds a game by parts of its title in any language, without case and accents", () => {
    expect(ids("russel")).toEqual(["a"]);
    expect(ids("FIEVRE")).toEqual(["b"]);
    expect(ids("échanges")).toEqual(["b"]);
    expect(ids("race truffe")).toEqual(["a"]);
  });
  it("finds everything for nothing, and nothing for what is not there", () => {
    expect(ids("  ")).toEqual(["a", "b"]);
    expect(ids("race swap")).toEqual([]);
  });
  it("is for shelves of ten games and more", () => expect(SEARCHABLE_FROM).toBe(10));
});
