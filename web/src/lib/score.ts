// The score of a finished match with its reasons, and results in the words of the game.

import { request } from "./http";
import type { ExplainedScore, RoundOfScore } from "./wire";
import { say, words } from "./words.svelte";

/** What each round brought everybody, and why; nothing if the game does not explain it, or the server cannot be asked. */
export async function loadScore(table: string, secret: string): Promise<RoundOfScore[]> {
  try {
    return (await request<ExplainedScore>("GET", `/api/tables/${encodeURIComponent(table)}/score`, undefined, secret)).rounds;
  } catch {
    return [];
  }
}

/** A result in the words of the game, such as four families; in points if it has none. */
export function resultText(game: string, points: number): string {
  if (words.ofGame(game, "score-total") === undefined) return say("points", { points });
  return words.format(game, { key: "score-total", given: { points } }, [], -1);
}

/** The places of a match, the winners first, whether the most or the fewest points win: who has as much as another shares his place. */
export function ranking(results: number[], winners: number[]): { seat: number; points: number; place: number }[] {
  const best = results[winners[0] ?? 0] ?? 0;
  const ranked = results.map((points, seat) => ({ seat, points })).toSorted((a, b) => Math.abs(a.points - best) - Math.abs(b.points - best));
  return ranked.map((one) => ({ ...one, place: ranked.findIndex((other) => other.points === one.points) + 1 }));
}

/** The name of a saved match without its ending: the game and the day it ended on this device's calendar. */
export function fileName(game: string, endedMs: number): string {
  const day = new Date(endedMs);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
