// Reads views and writes actions of this game: names for the numbers of rules.py, and the letters of notation.py.

import type { PigColour } from "$art/pigs";
import type { View } from "$lib/wire";
import { EDITION, PHASES, fieldsOf } from "./view";

export const LETTERS = ["r", "b", "g", "y", "w"] as const;
export type Letter = (typeof LETTERS)[number];
export const COLOURS: Record<Letter, PigColour> = { r: "red", b: "blue", g: "green", y: "yellow", w: "white" };
export type Edition = (typeof EDITION)[number];

const RINGS = { ravensburger: 22, abacus: 22, groin: 27 };

export type GameView = ReturnType<typeof readView>;

export function readView(view: View, viewer: number) {
  const fields = fieldsOf(view);
  const { players, first, supply } = fields;
  const edition = EDITION[fields.edition] ?? "abacus";
  return {
    players,
    edition,
    ring: RINGS[edition],
    phase: PHASES[fields.phase] ?? "over",
    first,
    /** Distance run; -1 before they are lined up. */
    pigs: byLetter(fields.pig, -1),
    left: fields.left.slice(0, players),
    right: fields.right.slice(0, players),
    supply,
    /** Food on each space. */
    track: fields.track.slice(0, RINGS[edition]),
    held: fields.held.slice(0, players),
    played: byLetter(fields.played, 0),
    /** The viewer's cards of each colour. */
    hand: byLetter(fields.hand[viewer] ?? [], 0),
  };
}

function byLetter(row: number[], without: number): Record<Letter, number> {
  return Object.fromEntries(LETTERS.map((letter, c) => [letter, Math.max(without, row[c] ?? without)])) as Record<Letter, number>;
}

export const play = (letter: Letter) => `play ${letter}`;
export const arrange = (order: readonly Letter[]) => `arrange ${order.join(" ")}`;

/** Food is laid on a space counted from the front pig, which stands on space 4 while that is done. */
export const feed = (space: number, ring: number) => `feed ${(space - 4 + ring) % ring}`;

/** Front to back, by distance run. */
export function ranking(pigs: Record<Letter, number>): Letter[] {
  return LETTERS.toSorted((a, b) => pigs[b] - pigs[a]);
}
