import { describe, expect, it } from "vitest";
import { Failure, serve } from "../../testing/server";
import { fileName, loadScore, ranking, resultText } from "./score";
import { words } from "./words.svelte";

describe("the explained score", () => {
  const rounds = [{ parts: [[{ points: 1, why: { key: "score-set", given: { value: 7 } } }], []], totals: [1, 0] }];

  it("is asked for with the secret of the link", async () => {
    const requests = serve({ "GET /api/tables/t1/score": { table: "t1", rounds } });
    expect(await loadScore("t1", "s3cret")).toEqual(rounds);
    expect(requests.map(({ secret }) => secret)).toEqual(["s3cret"]);
  });

  it("is nothing where the server does not tell it", async () => {
    serve({ "GET /api/tables/t1/score": new Failure("still-playing", "", 409) });
    expect(await loadScore("t1", "")).toEqual([]);
  });
});

describe("a result", () => {
  it("is in the words of the game, or in points if it has none", async () => {
    serve({
      "GET /api/games/families/words/en": { text: "score-total = { $points ->\n    [one] one family\n   *[other] { $points } families\n}\n" },
      "GET /api/games/plain/words/en": { text: "" },
    });
    await words.setLanguage("en");
    await words.loadGame("families");
    await words.loadGame("plain");
    expect([resultText("families", 4), resultText("families", 1), resultText("plain", 4)]).toEqual(["4 families", "one family", "4 points"]);
  });

  it("gives the same place to those who have as much", () => {
    expect(ranking([3, 7, 3, -1], [1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(ranking([3, 7, 3, -1], [3]).map(({ seat, place }) => [seat, place])).toEqual([
      [3, 1],
      [0, 2],
      [2, 2],
      [1, 4],
    ]);
    expect(ranking([], [])).toEqual([]);
  });
});

it("names a file after the game and the day", () => {
  expect(fileName("dice", new Date(2026, 10, 6, 23, 59).getTime())).toBe("dice-2026-11-06");
});
