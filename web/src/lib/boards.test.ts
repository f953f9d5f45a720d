import { expect, it } from "vitest";
import { boardOf, isDrawn } from "./boards";

const games = Object.keys(import.meta.glob("../../../src/ludotheque/games/*/board/Board.svelte")).map((path) => path.split("/").at(-3) as string);

it("every game with a Board.svelte is drawn", () => {
  expect(games.length).toBeGreaterThan(0);
  expect(games.filter((game) => !isDrawn(game))).toEqual([]);
});

it("a game without one has no board, and nothing fails", async () => {
  expect(isDrawn("none")).toBe(false);
  expect(await boardOf("none")).toBeUndefined();
  expect(isDrawn("")).toBe(false);
});
