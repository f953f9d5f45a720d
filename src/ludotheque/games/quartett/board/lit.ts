// Where on the board a question is put together: its value, where only one is shown; the card; the player.

import { valueOf, type Card } from "./notation";

export function lit(action: string): string[] {
  const [, seat, card] = action.split(" ") as [string, string, Card];
  return [
    `[data-seat][aria-pressed="true"]:not([data-seat="${seat}"])`,
    `[data-value="${valueOf(card)}"][aria-pressed="false"]`,
    `[data-card="${card}"][aria-pressed="false"]`,
    `[data-seat="${seat}"]`,
  ];
}
