// The movements between two views: a question, a card that is given, a set that is laid; or the same backwards, when a
// move is taken back or a replay goes back.

import type { Travel } from "$kit/motion.svelte";
import { cardOf, valueOf, type Card, type Question, type GameView } from "./notation";

export interface Thing {
  what: "question" | "card";
  card: Card;
}
/** Places are called seat-2, sets-2, card-r7. */
type Flight = Travel<Thing> & { to: string; when: number };

export const GIVEN = 0.75;
const LAID = 1.6;

const isSet = ({ to }: Flight) => to.startsWith("sets");

export function flights(before: GameView, after: GameView, viewer: number): Flight[] {
  const [was, is] = [before.question?.number ?? 0, after.question?.number ?? 0];
  if (before.players !== after.players || before.colours.length !== after.colours.length) return [];
  if (is === was + 1 && after.question) return forwards(after.question, before, after, viewer);
  if (was === is + 1 && before.question?.given) return backwards(before.question, viewer);
  return [];
}

/** The time until the answer to a question is seen: the question has come there, and the card that is given back. */
export function answerMs(before: GameView, after: GameView, viewer: number, glide: number): number {
  return arrivalMs(
    flights(before, after, viewer).filter((flight) => !isSet(flight)),
    glide,
  );
}

/** The time until a set lies on the table. */
export function setMs(before: GameView, after: GameView, viewer: number, glide: number): number {
  return arrivalMs(flights(before, after, viewer).filter(isSet), glide);
}

function arrivalMs(flights: Flight[], glide: number): number {
  return Math.max(0, ...flights.map(({ when }) => (when + 1) * glide));
}

function forwards(question: Question, before: GameView, after: GameView, viewer: number): Flight[] {
  const { seat, whom, card, given } = question;
  const result: Flight[] = [
    { thing: { what: "question", card }, from: place(seat, card, viewer), to: place(whom, card, viewer), when: 0, fades: true, width: "own" },
  ];
  if (given) result.push(carried(card, place(whom, card, viewer), place(seat, card, viewer), GIVEN));
  const value = valueOf(card);
  if (after.sets[seat]?.includes(value) && !before.sets[seat]?.includes(value))
    for (const colour of after.colours) result.push(carried(cardOf(colour, value), place(seat, cardOf(colour, value), viewer), `sets-${seat}`, LAID));
  return result;
}

function backwards({ seat, whom, card }: Question, viewer: number): Flight[] {
  return [carried(card, place(seat, card, viewer), place(whom, card, viewer), 0)];
}

const carried = (card: Card, from: string, to: string, when: number): Flight => ({ thing: { what: "card", card }, from, to, when, width: 44 });

/** The viewer's cards have a place each. */
function place(seat: number, card: Card, viewer: number): string {
  return seat === viewer ? `card-${card}` : `seat-${seat}`;
}
