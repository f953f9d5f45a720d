// Matches the cards of one view with those of the next: a view only says what lies where, and a gliding card needs an
// identity.

import type { PigColour } from "$art/pigs";
import { COLOURS, type GameView } from "./game-view";

export type Place = "hand" | "choice" | "shown" | "top" | "discard" | "gone";

export interface Piece {
  id: number;
  place: Place;
  /** Whose card, or whose it was; -1: the stadium's. */
  seat: number;
  /** 0: this reader does not know. */
  value: number;
  suit: PigColour;
  /** Its place in the hand, or how deep it lies. */
  order: number;
  /** Where it comes from, and from whom, if it was not seen before. */
  born: Place;
  giver: number;
  /** It comes while others are being turned over, and lets them be seen first. */
  late: boolean;
  /** What came to its place later lies above what came before. */
  since: number;
}

type Target = Omit<Piece, "id" | "suit" | "born" | "giver" | "late" | "since">;

let last = 0;

/** What lies where, in one view. */
function targets(game: GameView, viewer: number, shown: number[]): Target[] {
  const hand = game.hand.map((value, order): Target => ({ place: "hand", seat: viewer, value, order }));
  const choices = game.chosen.flatMap((is, seat): Target[] => (is ? [{ place: "choice", seat, value: game.choice[seat] ?? 0, order: 0 }] : []));
  const open = shown.map((value, seat): Target => ({ place: "shown", seat, value, order: 0 }));
  const top: Target[] = game.top ? [{ place: "top", seat: -1, value: game.top, order: 0 }] : [];
  const given = game.discards.map((value, order): Target => ({ place: "discard", seat: -1, value, order }));
  return [...hand, ...choices, ...open, ...top, ...given];
}

/** How well a card that lies there may be the one that lies here now; 0: it cannot be. When cards have been turned over,
 * those that lie open now were hidden or in hand before, and those that are hidden now are new. */
function likely(old: Piece, now: Target, turned: boolean): number {
  if (old.value !== now.value && old.value && now.value) return 0;
  const way = `${old.place} ${now.place}`;
  if (turned && (way === "shown shown" || way === "choice choice" || way === "hand choice")) return 0;
  if (old.place === now.place && old.seat === now.seat) return old.value === now.value ? 9 : 0;
  if (way === "top hand") return 8;
  if (old.seat !== now.seat && now.place !== "discard") return 0;
  return { "choice shown": 7, "hand choice": 7, "hand shown": 6, "choice hand": 6, "hand discard": 5, "shown hand": 4, "shown choice": 3 }[way] ?? 0;
}

/** The cards after a change: those that can be the same stay the same; the others come from somewhere, or go. */
export function follow(before: Piece[], game: GameView, viewer: number, shown: number[], acted: number, turned: boolean): Piece[] {
  const wanted = targets(game, viewer, shown);
  const free = new Set(before.filter((piece) => piece.place !== "gone"));
  const matches = new Map<Target, Piece>();
  for (let score = 9; score > 0; score--)
    for (const now of wanted) {
      if (matches.has(now)) continue;
      for (const old of free)
        if (likely(old, now, turned) === score) {
          matches.set(now, old);
          free.delete(old);
          break;
        }
    }
  const present = wanted.map((now): Piece => {
    const old = matches.get(now);
    if (old) return { ...old, ...now, since: old.place === now.place ? old.since : ++last };
    // A second card of one value must have been the stadium's once.
    const second = now.place === "hand" && wanted.some((other) => other.place === "hand" && other.value === now.value && other.order < now.order);
    const giver = now.place === "discard" && before.length ? acted : now.seat;
    return {
      ...now,
      id: ++last,
      since: last,
      late: turned && now.place === "choice",
      suit: (!second && COLOURS[giver]) || "black",
      giver,
      born: before.length ? birth(now) : now.place,
    };
  });
  const gone = [...free].map((old): Piece => ({ ...old, place: "gone", since: ++last, seat: old.place === "top" ? acted : old.seat }));
  return [...present, ...gone].sort((a, b) => a.id - b.id);
}

function birth(now: Target): Place {
  return now.place === "top" ? "top" : now.place === "hand" ? "shown" : "gone";
}
