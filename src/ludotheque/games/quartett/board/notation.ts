// Reads views and writes actions of this game: names for the numbers of state.py, and the texts of notation.py.

import type { Letter } from "$art/cards";
import type { PublicAction } from "$lib/boards";
import type { View } from "$lib/wire";
import { PHASES, fieldsOf } from "./view";

/** A card is written as in notation: its colour, then its value, such as r7. */
export type Card = string;

const LETTERS: readonly Letter[] = ["r", "b", "g", "y", "k"];
export const VALUES: readonly number[] = Array.from({ length: 10 }, (_, v) => v + 1);

export interface Question {
  /** The first question of a match is 1. */
  number: number;
  seat: number;
  whom: number;
  card: Card;
  given: boolean;
}

export type GameView = ReturnType<typeof readView>;

export function readView(view: View, viewer: number) {
  const fields = fieldsOf(view);
  const { players, questions } = fields;
  // What everyone knows: cards a seat has, cards it has not, values of which it has some card.
  const known = fields.known.slice(0, players).map(cards);
  const valuesIn = (bits: number) => VALUES.filter((value) => (bits >> (value - 1)) & 1);
  const sets = fields.sets.slice(0, players).map(valuesIn);
  return {
    players,
    colours: LETTERS.slice(0, fields.colours),
    phase: PHASES[fields.phase] ?? "over",
    held: fields.held.slice(0, players),
    /** The values each seat has laid down. */
    sets,
    hand: cards(fields.hand[viewer] ?? 0),
    known,
    lacks: fields.lacks.slice(0, players).map(cards),
    some: fields.asked.slice(0, players).map((bits) => new Set(valuesIn(bits))),
    /** Its answer is seen: at once, or when question and card have arrived. */
    heard: true,
    question: lastQuestion(fields.last, questions, known, sets),
  };
}

/** The last question. A card that was given lies open with the one who asked, or in a set that he has just laid. */
function lastQuestion([seat = -1, whom = -1, at = -1]: number[], number: number, known: ReadonlySet<Card>[], sets: number[][]): Question | undefined {
  if (seat < 0 || at < 0) return undefined;
  const card = written(at);
  return { number, seat, whom, card, given: Boolean(known[seat]?.has(card) || sets[seat]?.includes(valueOf(card))) };
}

/** The question that an earlier action was. */
export function questionOf({ seat, action, sentences }: PublicAction, number: number): Question | undefined {
  const [, whom, card] = /^ask (\d+) (\w+)$/.exec(action) ?? [];
  return whom === undefined || card === undefined
    ? undefined
    : { number, seat, whom: Number(whom), card, given: sentences.some(({ key }) => key === "log-given") };
}

/** Bits of eight bytes come as a text; what is hidden is below 0. */
function cards(bits: number | string): ReadonlySet<Card> {
  const cards = new Set<Card>();
  for (let [left, at] = [BigInt(bits), 0]; left > 0n; left >>= 1n, at++) if (left & 1n) cards.add(written(at));
  return cards;
}

const written = (at: number): Card => `${LETTERS[at % 5]}${Math.floor(at / 5) + 1}`;

export const cardOf = (colour: Letter, value: number): Card => `${colour}${value}`;
export const colourOf = (card: Card) => card[0] as Letter;
export const valueOf = (card: Card) => Number(card.slice(1));
export const ask = (whom: number, card: Card) => `ask ${whom} ${card}`;

/** What the notes say of a seat and a card. */
export type Mark = "has" | "lacks" | "open";
export function mark(now: GameView, seat: number, card: Card): Mark {
  return now.known[seat]?.has(card) ? "has" : now.lacks[seat]?.has(card) ? "lacks" : "open";
}
