// Reads a view of this game: the record of ../rules.py as the board draws it, and the outcome of the last cards.

import type { PigColour } from "$art/pigs";
import type { ToldEffect, View } from "$lib/wire";
import { PHASES, fieldsOf } from "./view";

export const COLOURS: readonly PigColour[] = ["red", "blue", "green", "yellow"];
export type GameView = ReturnType<typeof readView>;

/** Counts by value as a list of values. */
const listed = (counts: number[]): number[] => counts.flatMap((count, value) => Array.from({ length: Math.max(0, count) }, () => value));

export function readView(view: View, viewer: number) {
  const fields = fieldsOf(view);
  const { players, course, races, rounds, laid, chosen, top } = fields;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const pigs = fields.pig.slice(0, players);
  const phase = PHASES[fields.phase];
  return {
    players,
    course,
    special: fields.special.filter((space) => space > 0),
    races,
    openDiscards: fields.open_discards === 1,
    wins: fields.wins.slice(0, players),
    rounds,
    laid,
    pigs,
    /** Whose exchange is due, in order. */
    due: fields.due.filter((seat) => seat >= 0),
    exchanging: phase === "exchange",
    over: phase === "over",
    /** The seat that has won this race; -1 while it is run. */
    winner: pigs.findIndex((space) => space >= course),
    /** The exchange card that is seen, 0 for none, and how many lie beneath. */
    top,
    beneath: fields.rest.reduce((sum, count) => sum + count, 0),
    discards: listed(fields.discards),
    /** Whose choice lies hidden, and which card it is: 0 if this reader does not know. */
    chosen: seats.map((seat) => ((chosen >> seat) & 1) === 1),
    choice: seats.map((seat) => (seat === viewer ? Math.max(0, fields.choice[seat] ?? 0) : 0)),
    /** The cards each has played in this round. */
    played: fields.played.slice(0, players).map((row) => row.slice(0, laid)),
    /** The reader's hand; nothing for those who look on. */
    hand: viewer >= 0 ? listed(fields.hand[viewer] ?? []) : [],
  };
}

/** §3, §8 The cards shown last: the last set aside; if all were taken back since, those that were told. */
export function shownLast(now: GameView, before: GameView | undefined, known: number[], effects: readonly ToldEffect[] = []): number[] {
  if (now.laid) return now.played.map((row) => row[now.laid - 1] ?? 0);
  if (!now.rounds) return [];
  const told = effects.flatMap(({ name, numbers }) => (name === "shown" ? [Number(numbers?.card)] : []));
  return told.length ? told : before?.laid === 0 && now.rounds === before.rounds ? known : [];
}

/** The time until all that moves between two views has arrived: pigs, else cards. */
export function travelMs(before: GameView, after: GameView, cardMs: number, pigMs: number): number {
  if (after.pigs.some((space, seat) => space !== before.pigs[seat])) return pigMs;
  const moved = before.laid !== after.laid || before.beneath !== after.beneath || before.top !== after.top || before.discards.length !== after.discards.length;
  return moved ? cardMs : 0;
}

/** §4, §5, §6 What the cards brought about: who moved, by how much; two who swapped; or nobody. */
export interface Outcome {
  kind: "run" | "swap" | "nothing";
  /** The seats with the highest card. */
  highest: number[];
  values: number[];
  steps: number;
}

export function outcomeOf(shown: number[]): Outcome | undefined {
  if (!shown.length) return undefined;
  const values = [...shown].sort((a, b) => b - a);
  const best = values[0] as number;
  const highest = shown.flatMap((value, seat) => (value === best ? [seat] : []));
  const kind = highest.length === 1 ? "run" : highest.length === 2 ? "swap" : "nothing";
  return { kind, highest, values, steps: kind === "run" ? best - (values[1] as number) : 0 };
}

/** Where a pig was before the cards that were shown last. */
export function cameFrom(seat: number, pigs: number[], outcome: Outcome | undefined): number | undefined {
  if (!outcome?.highest.includes(seat)) return undefined;
  if (outcome.kind === "run") return (pigs[seat] as number) - outcome.steps;
  if (outcome.kind === "swap") return pigs[outcome.highest.find((other) => other !== seat) as number];
  return undefined;
}
