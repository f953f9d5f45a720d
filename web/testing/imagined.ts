// Three games that nobody plays, as a server would tell of them: what they declare, and views. For tests of the kit, and for
// looking at it (testing/boards.html).

import type { Declaration, Kind } from "../src/kit/declaration";
import type { View } from "../src/lib/wire";

export interface Moment {
  view: View;
  toAct: number[];
  legal: string[];
  labels?: string[];
  last?: { seat: number; action: string };
}

export interface Imagined {
  declaration: Declaration;
  names: string[];
  moments: Moment[];
}

const SYMBOLS = { s: "♠", h: "♥", d: "♦", c: "♣" };
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const FRENCH: Kind[] = Object.entries(SYMBOLS).flatMap(([suit, symbol]) => RANKS.map((name) => ({ text: suit + name, suit, symbol, name, copies: 1 })));
const TILES: Kind[] = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, k) => `${low}-${low + k}`))
  .flat()
  .map((text) => ({ text, symbol: "", name: text, copies: 1 }));

const numberIn = (kinds: Kind[], text: string): number => kinds.findIndex((kind) => kind.text === text);
export const cards = (text: string): number[] => text.split(" ").map((one) => numberIn(FRENCH, one));
export const tiles = (text: string): number[] => text.split(" ").map((one) => numberIn(TILES, one));
const counts = (kinds: Kind[], held: number[]): number[] => kinds.map((_, kind) => held.filter((one) => one === kind).length);
const HIDDEN = (kinds: Kind[]): number[] => kinds.map(() => -1);

/** A shedding game: 52 cards, a stock, a discard pile; whoever plays an eight names a suit. */
export function shedding(): Imagined {
  const hands = (own: string, others: number[]): View => ({
    hand: [counts(FRENCH, own ? cards(own) : []), ...others.map(() => HIDDEN(FRENCH))],
    hand_size: [own ? own.split(" ").length : 0, ...others],
  });
  const pile = (text: string): View => ({ discard: counts(FRENCH, cards(text)), discard_top: cards(text).at(-1) ?? -1 });
  const base = { players: 4, points: [12, 0, 45, 7], suit: -1 };
  const hand = "s4 s9 h8 hK d7 dJ cA";
  return {
    declaration: {
      decks: { cards: { style: "french", kinds: FRENCH } },
      components: [
        { name: "hand", kind: "hands", deck: "cards", size: "hand_size" },
        { name: "stock", kind: "stock", deck: "cards", size: "stock_size" },
        { name: "discard", kind: "pile", deck: "cards", top: "discard_top" },
        { name: "points", kind: "counters", each: "seat" },
      ],
      actions: [
        { verb: "play", takes: "card", of: "cards", from: "hand", to: "discard" },
        { verb: "name", takes: "suit", of: "cards" },
        { verb: "draw", takes: "nothing", from: "stock", to: "hand" },
        { verb: "pass", takes: "nothing" },
      ],
      layout: { middle: ["stock", "discard"], seat: ["points"] },
    },
    names: ["Lina", "Bot 2", "Mamie Rose", "Bot 4"],
    moments: [
      {
        view: { ...base, ...hands(hand, [5, 3, 9]), ...pile("c3 h2 d10 d2"), stock_size: 23, turn: 0 },
        toAct: [0],
        legal: ["play h8", "play d7", "play dJ", "draw"],
        labels: ["poser ♥8", "poser ♦7", "poser ♦J", "piocher"],
      },
      {
        view: { ...base, ...hands("s4 s9 hK d7 dJ cA", [5, 3, 9]), ...pile("c3 h2 d10 d2 h8"), stock_size: 23, turn: 0 },
        toAct: [0],
        legal: ["name s", "name h", "name d", "name c"],
        labels: ["pique", "cœur", "carreau", "trèfle"],
        last: { seat: 0, action: "play h8" },
      },
      {
        view: { ...base, ...hands("s4 s9 hK d7 dJ cA", [5, 3, 9]), ...pile("c3 h2 d10 d2 h8"), stock_size: 23, turn: 1, suit: 0 },
        toAct: [1],
        legal: [],
        last: { seat: 0, action: "name s" },
      },
      {
        view: { ...base, ...hands("s4 s9 hK d7 dJ cA", [4, 3, 9]), ...pile("c3 h2 d10 d2 h8 sQ"), stock_size: 23, turn: 2 },
        toAct: [2],
        legal: [],
        last: { seat: 1, action: "play sQ" },
      },
      {
        view: { ...base, ...hands("s4 s9 hK d7 dJ cA", [4, 4, 9]), ...pile("c3 h2 d10 d2 h8 sQ"), stock_size: 22, turn: 3 },
        toAct: [3],
        legal: [],
        last: { seat: 2, action: "draw" },
      },
      {
        view: { ...base, ...hands("s4 s9 hK d7 dJ cA", [4, 4, 8]), ...pile("c3 h2 d10 d2 h8 sQ s10"), stock_size: 22, turn: 0 },
        toAct: [0],
        legal: ["play s4", "play s9", "draw"],
        labels: ["poser ♠4", "poser ♠9", "piocher"],
        last: { seat: 3, action: "play s10" },
      },
      {
        view: {
          ...base,
          ...hands("s2 s3 s4 s5 s9 sK h3 h6 h7 hK d3 d4 d7 dJ dQ c2 c5 c9 cA cK", [4, 4, 8]),
          ...pile("c3 h2 d10 d2 h8 sQ s10"),
          stock_size: 8,
          turn: 0,
        },
        toAct: [0],
        legal: ["play s2", "play s3", "play s4", "play s5", "play s9", "play sK", "pass"],
        last: { seat: 0, action: "draw" },
      },
    ],
  };
}

/** A race on a cross of 56 spaces with four pawns each. */
export function race(shape: "cross" | "ring" | "line" = "cross"): Imagined {
  const starts = [0, 14, 28, 42];
  const moment = (pawns: number[][], die: number, turn: number, legal: string[], last?: Moment["last"]): Moment => ({
    view: { players: 4, pawns, die: [die], turn, sixes: 0 },
    toAct: [turn],
    legal,
    labels: legal.map((action) => (action === "roll" ? "lancer le dé" : `avancer le cheval ${action.split(" ")[1]}`)),
    last,
  });
  return {
    declaration: {
      decks: {},
      tracks: {
        track: {
          length: 56,
          shape,
          starts,
          lane: 6,
          walk: 56,
          spaces: Array.from({ length: 56 }, (_, k) => ({ kind: k % 14 ? "plain" : "safe", owner: k % 14 ? null : k / 14 })),
        },
      },
      components: [
        { name: "pawns", kind: "pawns", track: "track", each: 4 },
        { name: "die", kind: "dice", count: 1, sides: 6 },
      ],
      actions: [
        { verb: "roll", takes: "nothing", to: "die" },
        { verb: "move", takes: "pawn", of: "pawns" },
      ],
      layout: { figure: "horse" },
    },
    names: ["Lina", "Bot 2", "Mamie Rose", "Bot 4"],
    moments: [
      moment(
        [
          [-1, -1, 3, 58],
          [20, -1, -1, 14],
          [28, 33, 33, -1],
          [61, 60, 44, 9],
        ],
        0,
        0,
        ["roll"],
      ),
      moment(
        [
          [-1, -1, 3, 58],
          [20, -1, -1, 14],
          [28, 33, 33, -1],
          [61, 60, 44, 9],
        ],
        6,
        0,
        ["move 1", "move 2", "move 3"],
        { seat: 0, action: "roll" },
      ),
      moment(
        [
          [-1, -1, 9, 58],
          [20, -1, -1, 14],
          [28, 33, 33, -1],
          [61, 60, 44, -1],
        ],
        6,
        1,
        [],
        { seat: 0, action: "move 3" },
      ),
      moment(
        [
          [-1, -1, 9, 58],
          [20, -1, -1, 18],
          [28, 33, 33, -1],
          [61, 60, 44, -1],
        ],
        4,
        0,
        ["roll"],
        { seat: 1, action: "move 4" },
      ),
    ],
  };
}

/** Dominoes: a line of tiles, a stock, hands. */
export function dominoes(): Imagined {
  const line = (text: string): number[] => [...tiles(text), ...Array<number>(28).fill(-1)].slice(0, 28);
  const moment = (hand: string, chain: string, stock: number, others: number, legal: string[], labels: string[], last?: Moment["last"]): Moment => ({
    view: {
      players: 3,
      points: [0, 14, 31],
      hand: [counts(TILES, tiles(hand)), HIDDEN(TILES), HIDDEN(TILES)],
      hand_size: [hand.split(" ").length, others, 5],
      stock_size: stock,
      line: chain ? line(chain) : line("0-0").map(() => -1),
      turn: 0,
    },
    toAct: [0],
    legal,
    labels,
    last,
  });
  const long = "1-6 1-3 3-3 3-5 2-5 2-4 4-6 6-6 5-6 0-5 0-0 0-4 4-4 1-4 1-1 1-2 2-2 2-6 3-6 0-3";
  return {
    declaration: {
      decks: { tiles: { style: "tiles", kinds: TILES } },
      components: [
        { name: "hand", kind: "hands", deck: "tiles", size: "hand_size" },
        { name: "stock", kind: "stock", deck: "tiles", size: "stock_size" },
        { name: "line", kind: "chain", deck: "tiles", ends: "line_ends" },
        { name: "points", kind: "counters", each: "seat" },
      ],
      actions: [
        { verb: "lay", takes: "tile", of: "tiles", and: ["side"], from: "hand", to: "line" },
        { verb: "draw", takes: "nothing", from: "stock", to: "hand" },
        { verb: "pass", takes: "nothing" },
      ],
    },
    names: ["Lina", "Mamie Rose", "Bot 3"],
    moments: [
      moment("0-1 0-2 1-5 3-4 4-5 5-5", "6-6", 10, 6, [], []),
      moment(
        "0-1 0-2 1-5 3-4 4-5 5-5",
        "4-6 6-6 5-6",
        9,
        5,
        ["lay 3-4 left", "lay 4-5 left", "lay 4-5 right", "lay 1-5 right", "lay 5-5 right"],
        ["poser 3-4 à gauche", "poser 4-5 à gauche", "poser 4-5 à droite", "poser 1-5 à droite", "poser 5-5 à droite"],
      ),
      moment("0-1 0-2 1-5 3-4 4-5", "4-6 6-6 5-6 5-5", 9, 5, ["draw"], ["piocher"], { seat: 0, action: "lay 5-5 right" }),
      moment("0-1 0-2 1-5 3-4 4-5 5-5 0-6", long, 0, 2, ["lay 0-1 right", "pass"], ["poser 0-1 à droite", "passer"], { seat: 2, action: "lay 0-3 right" }),
    ],
  };
}
