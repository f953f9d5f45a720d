// The fields of a form that say how a game is scored, and what they stand for.

import type { Scoring } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { tidyScoring } from "./points";

export interface ScoringDraft {
  wins: "highest" | "lowest";
  /** Rows with names, one a line; empty: rounds. */
  rows: string;
  rounds: number | null;
  target: number | null;
}

export function scoringDraft(scoring: Scoring = {}): ScoringDraft {
  return { wins: scoring.wins ?? "highest", rows: (scoring.rows ?? []).join("\n"), rounds: scoring.rounds ?? null, target: scoring.target ?? null };
}

export function scoringIn({ wins, rows, rounds, target }: ScoringDraft): Scoring {
  return tidyScoring({ wins, rows: rows.split("\n"), rounds: rounds ?? undefined, target: target ?? undefined });
}

/** How a game is scored, in a line. */
export function scoringText({ wins, rows, rounds, target }: Scoring): string {
  return [
    say(`scoring-${wins ?? "highest"}`),
    rows?.length ? rows.join(", ") : rounds ? say("scoring-rounds-of", { count: rounds }) : "",
    target ? say("scoring-target-of", { points: target }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
