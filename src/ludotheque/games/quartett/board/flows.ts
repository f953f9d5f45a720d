// The movements between two views: a question, then what the rules tell of it, a card that is given and a set that is laid; or
// the card backwards, when a move is taken back or a replay goes back.

import type { Travel } from "$kit/motion.svelte";
import type { ToldEffect } from "$lib/wire";
import { cardOf, type Card, type Question, type GameView } from "./notation";

export interface Thing {
  what: "question" | "card";
  card: Card;
}
/** Places are called seat-2, sets-2, card-r7. */
type Flight = Travel<Thing> & { to: string; when: number };

export const GIVEN = 0.75;
const LAID = 1.6;

/** What the rules tell of the last action. */
type Effects = readonly ToldEffect[] | undefined;

const isSet = ({ to }: Flight) => to.startsWith("sets");

export function flights(before: GameView, after: GameView, viewer: number, effects: Effects): Flight[] {
  const [was, is] = [before.question?.number ?? 0, after.question?.number ?? 0];
  if (before.players !== after.players || before.colours.length !== after.colours.length) return [];
  if (is === was + 1 && after.question) return forwards(after.question, after, viewer, effects ?? []);
  if (was === is + 1 && before.question?.given) return [backwards(before.question, viewer)];
  return [];
}

/** The time until the answer to a question is seen, and until a set lies on the table: the question has come there, and the
 * card that is given back; then the cards of the set. */
export function travelMs(before: GameView, after: GameView, viewer: number, effects: Effects, glide: number): { answer: number; set: number } {
  const all = flights(before, after, viewer, effects);
  const arrivalMs = (some: Flight[]) => Math.max(0, ...some.map(({ when }) => (when + 1) * glide));
  return { answer: arrivalMs(all.filter((flight) => !isSet(flight))), set: arrivalMs(all.filter(isSet)) };
}

function forwards({ seat, whom, card }: Question, { colours }: GameView, viewer: number, effects: readonly ToldEffect[]): Flight[] {
  const [asker, asked] = [place(seat, card, viewer), place(whom, card, viewer)];
  return [
    { thing: { what: "question", card }, from: asker, to: asked, when: 0, fades: true, width: "own" },
    ...effects.flatMap(({ name, numbers }): Flight[] => {
      if (name === "given") return [carried(card, asked, asker, GIVEN)];
      if (name !== "laid") return [];
      const set = colours.map((colour) => cardOf(colour, Number(numbers?.value)));
      return set.map((one) => carried(one, place(seat, one, viewer), `sets-${seat}`, LAID));
    }),
  ];
}

const backwards = ({ seat, whom, card }: Question, viewer: number): Flight => carried(card, place(seat, card, viewer), place(whom, card, viewer), 0);

const carried = (card: Card, from: string, to: string, when: number): Flight => ({ thing: { what: "card", card }, from, to, when, width: 44 });

/** The viewer's cards have a place each. */
const place = (seat: number, card: Card, viewer: number): string => (seat === viewer ? `card-${card}` : `seat-${seat}`);
