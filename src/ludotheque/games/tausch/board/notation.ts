// Reads views and writes actions of this game: names for the numbers of state.py, and the texts of notation.py.

import type { Letter } from "$art/cards";
import type { View } from "$lib/wire";
import { PHASES, fieldsOf } from "./view";

const LETTERS = ["r", "b", "g", "y"] as const;
/** How many cards each market asks for. */
export const ASKS = [1, 2, 2, 2, 3] as const;
export const GOAL = 5;
const CARDS = 80;

/** What is printed on the objectives, in the order of objectives.py: cards asked for and bonus. */
const PRINTED = {
  even: [5, 1],
  odd: [5, 1],
  colour: [5, 1],
  "colour-r": [5, 1],
  "colour-b": [5, 1],
  "colour-g": [5, 1],
  "colour-y": [5, 1],
  "nine-r": [2, 1],
  "nine-b": [2, 1],
  "nine-g": [2, 1],
  "nine-y": [2, 1],
  "high-r": [4, 2],
  "high-b": [4, 2],
  "high-g": [4, 2],
  "high-y": [4, 2],
  low: [4, 1],
  top: [4, 1],
  run5: [5, 1],
  run4: [4, 2],
  full: [5, 1],
  four: [4, 2],
  three: [3, 1],
  twins: [2, 1],
  pairs2: [4, 1],
  pairs3: [6, 2],
} as const;

export interface Objective {
  name: string;
  kind: string;
  colour?: Letter;
  asks: number;
  bonus: number;
}

const OBJECTIVES = Object.entries(PRINTED).map(([name, [asks, bonus]]): Objective => {
  const [kind = "", colour] = name.split("-") as [string, Letter?];
  return { name, kind, colour, asks, bonus };
});

export const objectiveNumber = (objective: Objective): number => OBJECTIVES.indexOf(objective);
export const objectiveAt = (number: number): Objective | undefined => OBJECTIVES[number];
export const objectiveOf = (name: string): Objective | undefined => OBJECTIVES.find((one) => one.name === name);

/** A card: which of the forty kinds, and the first or second copy of it where it lies. */
export interface Card {
  key: string;
  kind: number;
  letter: Letter;
  value: number;
  /** As it is written in actions. */
  text: string;
}

export type GameView = ReturnType<typeof readView>;

export function card(kind: number, copy = 0): Card {
  const letter = LETTERS[Math.floor(kind / 10)] ?? "r";
  return { key: `${kind}-${copy}`, kind, letter, value: (kind % 10) + 1, text: `${letter}${(kind % 10) + 1}` };
}

/** A pile is two sets of bits: the kinds it has, and those it has twice. A hidden one is full of -1. */
function pile(sets: string[] = ["0", "0"]): Card[] {
  const [once, twice] = sets.map(BigInt) as [bigint, bigint];
  if (once < 0n) return [];
  const cards: Card[] = [];
  for (let kind = 0; kind < 40; kind++) {
    if (!((once >> BigInt(kind)) & 1n)) continue;
    cards.push(card(kind));
    if ((twice >> BigInt(kind)) & 1n) cards.push(card(kind, 1));
  }
  return cards;
}

export function readView(view: View, viewer: number) {
  const fields = fieldsOf(view);
  const { players, top } = fields;
  const markets = ASKS.map((_, market) => pile(fields.market[market]));
  const held = fields.held.slice(0, players);
  const discards = pile(fields.discards);
  const sum = (of: number[]) => of.reduce((a, b) => a + b, 0);
  return {
    players,
    phase: PHASES[fields.phase] ?? "over",
    turn: fields.turn,
    markets,
    hand: viewer >= 0 ? pile(fields.hand[viewer]) : [],
    held,
    /** What everybody knows that each holds. */
    known: held.map((_, seat) => pile(fields.known[seat])),
    row: fields.row.map((objective) => OBJECTIVES[objective]),
    /** Objectives in the pile. */
    hidden: sum(fields.pile),
    won: fields.won.slice(0, players),
    claimed: fields.claimed.slice(0, players).map((of) => of.flatMap((objective) => OBJECTIVES[objective] ?? [])),
    draw: CARDS - sum(markets.map((market) => market.length)) - discards.length - sum(held),
    discards,
    top: top < 0 ? undefined : card(top),
  };
}

/** The cards of a hand that a text names, each once. */
export function named(text: string, hand: Card[]): Card[] {
  const left = [...hand];
  return text.split(" ").flatMap((word) => {
    const at = left.findIndex((card) => card.text === word);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

export interface Target {
  verb: "swap" | "claim";
  place: number;
}

export function action(target: Target, cards: Card[]): string {
  const texts = cards.toSorted((a, b) => a.kind - b.kind).map((card) => card.text);
  return [target.verb, target.place + 1, ...texts].join(" ");
}

/** What was done: where, and with which cards. */
export function read(text: string | undefined): (Target & { cards: string[] }) | undefined {
  const [verb, place, ...cards] = (text ?? "").split(" ");
  return verb === "swap" || verb === "claim" ? { verb, place: Number(place) - 1, cards } : undefined;
}
