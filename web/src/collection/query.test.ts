import { describe, expect, it } from "vitest";
import { addressOf, filtersIn, nextDraw, parametersOf, queryOf } from "./query";

const WHOLE = "text=rudi+%26+co&players=4&age=6&minutes=30&mechanic=dice&mechanic=race&language=fr&work=Rummy&game=any&playable=1&here=1&missing=1";

describe("what is looked for", () => {
  it("goes into the address and comes back", () => {
    const query = queryOf(`${WHOLE}&draw=3`);
    expect(query).toEqual({
      text: "rudi & co",
      players: 4,
      age: 6,
      minutes: 30,
      mechanics: ["dice", "race"],
      languages: ["fr"],
      work: "Rummy",
      game: "any",
      playable: true,
      here: true,
      missing: true,
      draw: 3,
    });
    expect(parametersOf(query)).toBe(WHOLE);
    expect(addressOf(query)).toBe(`/collection?${WHOLE}&draw=3`);
  });

  it("is nothing at first", () => {
    expect(addressOf(queryOf(""))).toBe("/collection");
    expect(addressOf({ draw: 0 })).toBe("/collection?draw=0");
  });

  it.each([
    ["players=0", "players"],
    ["players=100", "players"],
    ["players=four", "players"],
    ["age=-1", "age"],
    ["minutes=1e3", "minutes"],
    ["draw=99999", "draw"],
  ] as const)("leaves out %s", (address, name) => {
    expect(queryOf(address)[name]).toBeUndefined();
  });

  it("knows a baby from no age", () => {
    expect(queryOf("age=0").age).toBe(0);
    expect(addressOf({ age: 0 })).toBe("/collection?age=0");
  });

  it("is not endless", () => {
    expect(queryOf(`text=${"x".repeat(999)}`).text).toHaveLength(200);
    expect(queryOf(Array.from({ length: 50 }, (_, k) => `mechanic=${k}`).join("&")).mechanics).toHaveLength(10);
    expect(queryOf("mechanic=a&mechanic=a&mechanic=").mechanics).toEqual(["a"]);
  });

  it("counts its filters, not the text", () => {
    expect(filtersIn(queryOf("text=rudi&draw=2"))).toBe(0);
    expect(filtersIn(queryOf(WHOLE))).toBe(11);
    expect(filtersIn(queryOf("age=0"))).toBe(1);
  });

  it("draws on and on", () => {
    expect([undefined, 0, 999].map(nextDraw)).toEqual([0, 1, 0]);
  });
});
