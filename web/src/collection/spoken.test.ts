import { describe, expect, it } from "vitest";
import { spokenIn, without } from "./spoken";

const read = (text: string) => Object.fromEntries(spokenIn(text).map(({ name, value }) => [name, value]));
const rest = (text: string) => without(text, spokenIn(text));

describe("what is typed as one would say it", () => {
  it.each([
    ["4 players, from 6, 20 minutes", { players: 4, age: 6, minutes: 20 }],
    ["4 joueurs, dès 6 ans, 20 minutes", { players: 4, age: 6, minutes: 20 }],
    ["4 Spieler, ab 6, 20 Minuten", { players: 4, age: 6, minutes: 20 }],
    ["4 giocatori, da 6 anni, 20 minuti", { players: 4, age: 6, minutes: 20 }],
    ["nous sommes 5, à partir de 8 ans et 1h30 au plus", { players: 5, age: 8, minutes: 90 }],
    ["wir sind zu 3, ab 10 Jahren, eine halbe Stunde", { players: 3, age: 10, minutes: 30 }],
    ["we are 2, half an hour", { players: 2, minutes: 30 }],
    ["siamo in 6, un’ora", { players: 6, minutes: 60 }],
    ["zu 4 Personen in 45 min", { players: 4, minutes: 45 }],
    ["2 h", { minutes: 120 }],
    ["1,5 h", { minutes: 90 }],
    ["8+", { age: 8 }],
    ["2 players 3 players", { players: 2 }],
    ["120 players", {}],
    ["7 wonders", {}],
    ["ab 12 minuten", { minutes: 12 }],
    ["from 2 players", { players: 2 }],
    ["1995", {}],
    ["minutes", {}],
    ['"20 minutes"', {}],
    ["« 4 joueurs", {}],
    ["4playersx", {}],
  ])("%s", (text, filters) => {
    expect(read(text)).toEqual(filters);
  });

  it.each([
    ["rudi 4 joueurs", "rudi"],
    ["4 players, from 6, 20 minutes", ""],
    ["4 joueurs et 20 minutes, Meister", "Meister"],
    ["Meister, 20 min, course", "Meister course"],
    ["7 wonders", "7 wonders"],
    ['"20 minutes" 4 players', '"20 minutes"'],
  ])("%s leaves the other words", (text, words) => {
    expect(rest(text)).toBe(words);
  });

  it("gives up one filter, and leaves the others as they were typed", () => {
    const text = "rudi, 4 players, from 6";
    expect(without(text, spokenIn(text).slice(0, 1))).toBe("rudi from 6");
  });
});
