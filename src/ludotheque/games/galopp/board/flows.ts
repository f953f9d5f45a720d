// The movements between two views: what is fewer in one place and more in another has moved. No rule of the game is needed.

import { journeyMs } from "$lib/arrivals.svelte";
import type { Travel } from "$kit/motion.svelte";
import { LETTERS, play, type Letter, type GameView } from "./notation";

export interface Thing {
  what: "food" | "card" | "back";
  letter?: Letter;
}
/** Places are called supply, pile, left-2, right-2, seat-2, card-r, space-9. */
type Flight = Travel<Thing>;

/** More at once cannot be followed by eye. */
const MAX_FLIGHTS = 12;
const CARD_PX = 46;

export function flights(before: GameView, after: GameView, viewer: number, last?: string): Flight[] {
  if (before.players !== after.players || before.edition !== after.edition) return [];
  return [...cards(before, after, viewer, last), ...food(before, after)].slice(0, 3 * MAX_FLIGHTS);
}

/** The time until all that moves between two views has arrived: pigs run, food and cards fly. */
export function travelMs(before: GameView, after: GameView, viewer: number, last: string | undefined, glide: number): number {
  const runs = LETTERS.some((letter) => before.pigs[letter] !== after.pigs[letter]);
  return Math.max(runs ? glide : 0, journeyMs(flights(before, after, viewer, last).length, glide));
}

function food(before: GameView, after: GameView): Flight[] {
  const places = (of: GameView): [string, number][] => [
    ["supply", of.supply],
    ...of.left.map((food, seat): [string, number] => [`left-${seat}`, food]),
    ...of.right.map((food, seat): [string, number] => [`right-${seat}`, food]),
    ...of.track.map((food, space): [string, number] => [`space-${space}`, food]),
  ];
  const now = new Map(places(after));
  const given: string[] = [];
  const taken: string[] = [];
  for (const [place, had] of places(before)) {
    const more = (now.get(place) ?? 0) - had;
    (more > 0 ? taken : given).push(...Array<string>(Math.min(Math.abs(more), MAX_FLIGHTS)).fill(place));
  }
  return given.slice(0, taken.length).map((from, k) => ({ thing: { what: "food" }, from, to: taken[k] as string, width: 24 }));
}

function cards(before: GameView, after: GameView, viewer: number, last?: string): Flight[] {
  const fewer = before.held.findIndex((held, seat) => (after.held[seat] ?? 0) === held - 1);
  // With the last card of a race all cards are gathered in: then only what was done tells which it was.
  const letter = LETTERS.find((letter) => after.played[letter] === before.played[letter] + 1) ?? LETTERS.find((letter) => last === play(letter));
  if (fewer >= 0 && letter)
    return [{ thing: { what: "card", letter }, from: [...(fewer === viewer ? [`card-${letter}`] : []), `seat-${fewer}`], to: "pile", width: CARD_PX }];
  if (before.held.every((held) => held === 0) && after.held.every((held) => held > 0))
    return after.held.flatMap((_, seat) =>
      Array.from({ length: 3 }, (): Flight => ({ thing: { what: "back" }, from: "pile", to: `seat-${seat}`, width: CARD_PX })),
    );
  return [];
}
