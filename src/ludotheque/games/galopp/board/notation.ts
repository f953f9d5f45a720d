// Reads views and writes actions of this game: names for the numbers of rules.py, and the letters of notation.py.

import type { PigColour } from "$art/pigs";
import type { View } from "$lib/wire";

export const LETTERS = ["r", "b", "g", "y", "w"] as const;
export type Letter = (typeof LETTERS)[number];
export const COLOURS: Record<Letter, PigColour> = { r: "red", b: "blue", g: "green", y: "yellow", w: "white" };
export const EDITIONS = ["ravensburger", "abacus", "groin"] as const;
export type Edition = (typeof EDITIONS)[number];

const PHASES = ["arrange", "deal", "feed", "play", "over"] as const;
const RINGS = { ravensburger: 22, abacus: 22, groin: 27 };

export interface GameView {
  players: number;
  edition: Edition;
  ring: number;
  phase: (typeof PHASES)[number];
  first: number;
  /** Distance run; -1 before they are lined up. */
  pigs: Record<Letter, number>;
  left: number[];
  right: number[];
  supply: number;
  /** Food on each space. */
  track: number[];
  held: number[];
  played: Record<Letter, number>;
  /** The viewer's cards of each colour. */
  hand: Record<Letter, number>;
}

export function readView(view: View, viewer: number): GameView {
  const number = (key: string) => Number(view[key] ?? 0);
  const row = (key: string) => (view[key] ?? []) as number[];
  const edition = EDITIONS[number("edition")] ?? "abacus";
  const players = number("players");
  const hands = (view.hand ?? []) as unknown as number[][];
  return {
    players,
    edition,
    ring: RINGS[edition],
    phase: PHASES[number("phase")] ?? "over",
    first: number("first"),
    pigs: byLetter(row("pig"), -1),
    left: row("left").slice(0, players),
    right: row("right").slice(0, players),
    supply: number("supply"),
    track: row("track").slice(0, RINGS[edition]),
    held: row("held").slice(0, players),
    played: byLetter(row("played"), 0),
    hand: byLetter(hands[viewer] ?? [], 0),
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
