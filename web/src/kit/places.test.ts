import { describe, expect, it } from "vitest";
import { cards, dominoes, shedding } from "../../testing/imagined";
import { placesOf, travels } from "./places";

/** What travels between two moments of an imagined game, as "thing: from > to". */
function between({ declaration, moments }: ReturnType<typeof shedding>, from: number, to: number, viewer = 0): string[] {
  const [before, after] = [from, to].map((at) => placesOf(declaration, moments[at]?.view ?? {}, viewer));
  return travels(before ?? [], after ?? []).map(({ thing: { deck, kind }, from, to }) => {
    return `${kind === undefined ? "?" : declaration.decks[deck]?.kinds[kind]?.text}: ${from} > ${to}`;
  });
}

const [eight, queen] = cards("h8 sQ");

describe("a shedding game", () => {
  it("sends one's own card to the pile", () => {
    expect(between(shedding(), 0, 1)).toEqual([`h8: hand-0:${eight}.0 > discard:${eight}`]);
  });

  it("sends a card out of a hand that is not seen, with its face", () => {
    expect(between(shedding(), 2, 3)).toEqual([`sQ: hand-1 > discard:${queen}`]);
  });

  it("sends a card from the stock into a hand that is not seen, with its back", () => {
    expect(between(shedding(), 3, 4)).toEqual(["?: stock > hand-2"]);
  });

  it("shows the same to somebody who looks on, and one's own cards to nobody else", () => {
    expect(between(shedding(), 0, 1, -1)).toEqual([`h8: hand-0 > discard:${eight}`]);
    expect(between(shedding(), 3, 4, 2)).toEqual(["?: stock > hand-2"]);
  });

  it("backwards is the same the other way round", () => {
    expect(between(shedding(), 1, 0)).toEqual([`h8: discard:${eight} > hand-0:${eight}.0`]);
    expect(between(shedding(), 4, 3)).toEqual(["?: hand-2 > stock"]);
  });

  it("leaves it at a few when very much moves", () => {
    const game = shedding();
    game.moments.push({ ...(game.moments[0] as (typeof game.moments)[0]), view: { ...game.moments[0]?.view, hand_size: [7, 0, 0, 0], stock_size: 40 } });
    expect(between(game, 0, game.moments.length - 1)).toHaveLength(9);
  });

  it("takes another number of players for another match", () => {
    const game = shedding();
    game.moments.push({ ...(game.moments[0] as (typeof game.moments)[0]), view: { ...game.moments[1]?.view, players: 3 } });
    expect(between(game, 0, game.moments.length - 1)).toEqual([]);
  });
});

it("a tile goes to its own place in a chain", () => {
  const game = dominoes();
  const tile = game.declaration.decks.tiles?.kinds.findIndex(({ text }) => text === "5-5");
  expect(between(game, 1, 2)).toEqual([`5-5: hand-0:${tile}.0 > line:${tile}.0`]);
});

it("whoever gives and takes as many cards at once has them fly from his hand, and into it", () => {
  const place = (name: string, open: number[], covered: number, side: "seat" | "stock" | "table") => ({
    name,
    deck: "cards",
    side,
    covered,
    open: open.map((kind) => ({ kind, spot: `${name}:${kind}` })),
  });
  const before = [place("market", [1, 2], 0, "table"), place("seat-1", [], 5, "seat"), place("seat-2", [], 5, "seat"), place("draw", [], 9, "stock")];
  const after = [place("market", [2, 7], 0, "table"), place("seat-1", [], 5, "seat"), place("seat-2", [], 5, "seat"), place("draw", [], 9, "stock")];
  expect(travels(before, after, "seat-1").map(({ thing, from, to }) => [thing.kind, from, to])).toEqual([
    [7, "seat-1", "market:7"],
    [1, "market:1", "seat-1"],
  ]);
});

it("where two ways are possible, what the rules tell decides", () => {
  const place = (field: string, covered: number, side: "seat" | "stock" | "table", seat?: number) => ({
    name: seat === undefined ? field : `${field}-${seat}`,
    field,
    seat,
    deck: "cards",
    side,
    covered,
    open: [],
  });
  const before = [place("hand", 5, "seat", 0), place("hand", 5, "seat", 1), place("hand", 5, "seat", 2), place("stock", 9, "stock"), place("gone", 0, "table")];
  const after = [place("hand", 4, "seat", 0), place("hand", 6, "seat", 1), place("hand", 5, "seat", 2), place("stock", 8, "stock"), place("gone", 1, "table")];
  const ways = (...effects: { name: string; seat?: number; from: string; to: string }[]) =>
    travels(before, after, undefined, effects).map(({ from, to }) => `${from} > ${to}`);
  expect(ways()).toEqual(["hand-0 > hand-1", "stock > gone"]);
  expect(ways({ name: "threw", seat: 0, from: "hand", to: "gone" })).toEqual(["hand-0 > gone", "stock > hand-1"]);
  expect(ways({ name: "threw", seat: 2, from: "hand", to: "gone" })).toEqual(["hand-0 > hand-1", "stock > gone"]);
});

it("where two places may have given what is seen, what the rules tell decides", () => {
  const food = (field: string, count: number, seat?: number) => ({
    name: seat === undefined ? field : `${field}-${seat}`,
    field,
    seat,
    deck: "food",
    side: "table" as const,
    covered: 0,
    open: Array.from({ length: count }, () => ({ kind: 0, spot: field })),
  });
  const before = [food("supply", 5), food("left", 1, 0), food("right", 0, 0), food("left", 0, 1)];
  const after = [food("supply", 4), food("left", 0, 0), food("right", 1, 0), food("left", 1, 1)];
  const ways = (...effects: { name: string; seat?: number; from: string; to: string }[]) =>
    travels(before, after, undefined, effects).map(({ from, to }) => `${from} > ${to}`);
  expect(ways()).toEqual(["supply > right", "left > left"]);
  expect(ways({ name: "safe", seat: 0, from: "left", to: "right" })).toEqual(["left > right", "supply > left"]);
});
