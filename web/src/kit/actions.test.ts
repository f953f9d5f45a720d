import { expect, it } from "vitest";
import { dominoes, race, shedding } from "../../testing/imagined";
import { choicesByPiece, pieceOf, wouldBe, wouldBeAt, wouldMove } from "./actions";

const pieces = (game: ReturnType<typeof shedding>, at: number) => {
  const { legal, labels = [] } = game.moments[at] as (typeof game.moments)[0];
  return [...choicesByPiece(game.declaration, legal, labels)].map(([piece, some]) => `${piece}: ${some.map(({ action }) => action).join(", ")}`);
};

it("each action belongs to a piece; what takes nothing to a button, and to the pile that it takes from", () => {
  expect(pieces(shedding(), 0)).toEqual(["hand-h8: play h8", "hand-d7: play d7", "hand-dJ: play dJ", "do-draw: draw", "stock: draw"]);
  expect(pieces(shedding(), 1)).toEqual(["suit-s: name s", "suit-h: name h", "suit-d: name d", "suit-c: name c"]);
  expect(pieces(race(), 0)).toEqual(["do-roll: roll", "die: roll"]);
  expect(pieces(race(), 1)).toEqual(["pawn-1: move 1", "pawn-2: move 2", "pawn-3: move 3"]);
});

it("a tile that fits at both ends has two choices, told apart by the side", () => {
  const { legal, labels = [] } = dominoes().moments[1] as ReturnType<typeof dominoes>["moments"][0];
  const choices = choicesByPiece(dominoes().declaration, legal, labels).get("hand-4-5");
  expect(choices?.map(({ rest, label }) => [rest, label])).toEqual([
    [["left"], "poser 4-5 à gauche"],
    [["right"], "poser 4-5 à droite"],
  ]);
});

it("what nobody declared has a button of its own", () => {
  expect(pieceOf(shedding().declaration, "sing loudly")).toBe("do-sing loudly");
});

it("why not is asked in the words of notation", () => {
  expect(wouldBe(shedding().declaration, "hand", "h2")).toBe("play h2");
  expect(wouldBe(dominoes().declaration, "hand", "4-5")).toBe("lay 4-5 left");
  expect(wouldBeAt(shedding().declaration, "stock")).toBe("draw");
  expect(wouldBeAt(shedding().declaration, "points")).toBeUndefined();
  expect(wouldMove(race().declaration, 2)).toBe("move 2");
});
