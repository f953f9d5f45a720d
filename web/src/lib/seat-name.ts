// The name of a seat in a list of tables: of a person, of a guest without a name, of a bot, or of nobody yet.

import type { SeatCard } from "./wire";
import { say } from "./words.svelte";

export function seatName(card: SeatCard, seat: number): string {
  const number = seat + 1;
  if (card.you) return say("you");
  if (card.name !== undefined) return card.name || say("seat-guest", { number });
  return card.level === undefined ? say("seat-free", { number }) : say("seat-bot", { number });
}
