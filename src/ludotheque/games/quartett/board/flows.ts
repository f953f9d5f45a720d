// The movements between two views: a question, a card that is given, a set that is laid; or the same backwards, when a
// move is taken back or a replay goes back.

import { cardOf, valueOf, type Card, type Question, type GameView } from "./notation";

export interface Flight {
  what: "question" | "card";
  card: Card;
  /** Names of places: seat-2, sets-2, card-r7. */
  from: string;
  to: string;
  /** When it leaves, in parts of the time that a piece takes. */
  when: number;
}

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
  const result: Flight[] = [{ what: "question", card, from: place(seat, card, viewer), to: place(whom, card, viewer), when: 0 }];
  if (given) result.push({ what: "card", card, from: place(whom, card, viewer), to: place(seat, card, viewer), when: GIVEN });
  const value = valueOf(card);
  if (after.sets[seat]?.includes(value) && !before.sets[seat]?.includes(value))
    for (const colour of after.colours)
      result.push({ what: "card", card: cardOf(colour, value), from: place(seat, cardOf(colour, value), viewer), to: `sets-${seat}`, when: LAID });
  return result;
}

function backwards({ seat, whom, card }: Question, viewer: number): Flight[] {
  return [{ what: "card", card, from: place(seat, card, viewer), to: place(whom, card, viewer), when: 0 }];
}

/** The viewer's cards have a place each. */
function place(seat: number, card: Card, viewer: number): string {
  return seat === viewer ? `card-${card}` : `seat-${seat}`;
}
