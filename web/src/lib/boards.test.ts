import { expect, it } from "vitest";
import { shedding } from "../../testing/imagined";
import { boardOf, declarationOf, isDrawn, learnDeclarations, othersOf } from "./boards";

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

it("a game that declares itself is drawn, unless it has a board of its own", async () => {
  const { declaration } = shedding();
  learnDeclarations([{ id: "declared", board: declaration }, { id: "plain", board: null }, { id: "older" }]);
  expect(["declared", "plain", "older"].map(isDrawn)).toEqual([true, false, false]);
  expect(declarationOf("declared")).toBe(declaration);
  expect(await boardOf("declared")).toBeDefined();
  learnDeclarations([]);
  expect(isDrawn("declared")).toBe(false);
});

it("the others sit in order after oneself", () => {
  expect(othersOf(4, 1)).toEqual([2, 3, 0]);
  expect(othersOf(3, -1)).toEqual([0, 1, 2]);
});
