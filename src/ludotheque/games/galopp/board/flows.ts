// Where food and cards lie, for what travels between two views.

import { journeyMs } from "$lib/arrivals.svelte";
import type { ToldEffect } from "$lib/wire";
import type { Travel } from "$kit/motion.svelte";
import { travels, type Open, type Place, type Thing } from "$kit/places";
import { LETTERS, type GameView, type Letter } from "./notation";

const CARDS = 35;
const WIDTHS_PX = { food: 24, cards: 46 };

function placesOf(now: GameView, viewer: number): Place[] {
  const food = (name: string, field: string, count: number, seat?: number): Place => {
    return { name, field, seat, deck: "food", side: "table", covered: 0, open: Array.from({ length: count }, () => ({ kind: 0, spot: name })) };
  };
  const open = (counts: Record<Letter, number>, spot: (letter: Letter) => string): Open[] =>
    LETTERS.flatMap((letter, kind) => Array.from({ length: counts[letter] }, () => ({ kind, spot: spot(letter) })));
  const played = open(now.played, () => "pile");
  const held = now.held.reduce((sum, count) => sum + count, 0);
  return [
    food("supply", "supply", now.supply),
    ...now.left.map((count, seat) => food(`left-${seat}`, "left", count, seat)),
    ...now.right.map((count, seat) => food(`right-${seat}`, "right", count, seat)),
    ...now.track.map((count, space) => food(`space-${space}`, "track", count)),
    // Before a deal all cards are gathered in, below the pile.
    { name: "pile", field: "played", deck: "cards", side: "table", covered: CARDS - played.length - held, open: played },
    ...now.held.map((count, seat): Place => {
      const own = seat === viewer ? open(now.hand, (letter) => `card-${letter}`) : [];
      return { name: `seat-${seat}`, field: "hand", seat, deck: "cards", side: "seat", covered: count - own.length, open: own };
    }),
  ];
}

export function flights(before: GameView, after: GameView, viewer: number, effects?: readonly ToldEffect[]): Travel<Thing>[] {
  const moved = travels(placesOf(before, viewer), placesOf(after, viewer), undefined, effects);
  // The card goes first, then what it earns.
  const ordered = moved.toSorted((a, b) => Number(a.thing.deck === "food") - Number(b.thing.deck === "food"));
  return ordered.map((one) => ({ ...one, width: WIDTHS_PX[one.thing.deck as keyof typeof WIDTHS_PX] }));
}

/** The time until all that moves between two views has arrived: pigs run, food and cards fly. */
export function travelMs(before: GameView, after: GameView, viewer: number, effects: readonly ToldEffect[] | undefined, glide: number): number {
  const runs = LETTERS.some((letter) => before.pigs[letter] !== after.pigs[letter]);
  return Math.max(runs ? glide : 0, journeyMs(flights(before, after, viewer, effects).length, glide));
}
