// A table as one viewer sees it: what boards and logs show, of a live table or of a replay.

import type { Entry, Found, Problem, Reason, SeatCard, Sentence, Turn, View } from "./wire";
import { say } from "./words.svelte";

export interface TableView {
  readonly game: string;
  readonly status: string;
  readonly view: View;
  readonly viewer: number;
  readonly names: string[];
  readonly turn: Turn | undefined;
  readonly myTurn: boolean;
  /** Nobody can act in a replay. */
  readonly isReplay: boolean;
  /** The state in sentences. */
  readonly lines: Sentence[];
  /** The events up to the view that is shown. */
  readonly shownLog: Entry[];
  readonly busy: boolean;
  /** The server's refusal of the last command from here. */
  refused: { sentence: string; paragraph?: number } | undefined;
  nameOf(seat: number): string;
  format(sentence: Sentence): string;
  act(action: string): Promise<boolean>;
  why(action: string): Promise<Reason | Problem>;
  explain(action: string): Promise<void>;
  find(start: string): Promise<Found | Problem>;
}

export function seatName(cards: SeatCard[] | undefined, seat: number): string {
  const card = cards?.[seat];
  const number = seat + 1;
  if (!card) return String(number);
  if (card.name === undefined || card.name === null) {
    return card.level === undefined || card.level === null ? say("seat-free", { number }) : say("seat-bot", { number });
  }
  return card.name || say("seat-guest", { number });
}
