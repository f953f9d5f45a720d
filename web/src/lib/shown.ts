// What does a board show? A table of now, or a match of the past: whatever has these.

import type { Entry, Found, Problem, Reason, SeatCard, Sentence, Turn, View } from "./wire";
import { say } from "./words.svelte";

export interface Shown {
  readonly game: string;
  readonly status: string;
  readonly view: View;
  readonly viewer: number;
  readonly names: string[];
  readonly turn: Turn | undefined;
  readonly myTurn: boolean;
  /** Whether it is over and done with: nobody is kept waiting. */
  readonly past: boolean;
  /** The table in words. */
  readonly lines: Sentence[];
  /** The events as far as they are shown. */
  readonly story: Entry[];
  readonly busy: boolean;
  /** What the house said last to something that was asked here. */
  refused: { sentence: string; paragraph?: number } | undefined;
  nameOf(seat: number): string;
  tell(sentence: Sentence): string;
  act(action: string): Promise<boolean>;
  why(action: string): Promise<Reason | Problem>;
  explain(action: string): Promise<void>;
  find(start: string): Promise<Found | Problem>;
}

export function nameOf(cards: SeatCard[] | undefined, seat: number): string {
  const card = cards?.[seat];
  const number = seat + 1;
  if (!card) return String(number);
  if (card.name === undefined || card.name === null) {
    return card.level === undefined || card.level === null ? say("seat-free", { number }) : say("seat-bot", { number });
  }
  return card.name || say("seat-guest", { number });
}
