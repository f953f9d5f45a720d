// How large the cards in the middle of a board can be: as large as all of it has room, side by side or in several rows.

/** So wide and high is one part of the middle when cards are `card` wide. */
export type Part = (card: number) => { width: number; height: number };

export const GAP_PX = 16;
const MIN_CARD_PX = 30;

/** The largest width of a card with which all parts fit. */
export function fitMiddle(parts: Part[], width: number, height: number, most: number): number {
  for (let card = most; card > MIN_CARD_PX; card -= 2) if (heightOf(parts, card, width) <= height) return card;
  return MIN_CARD_PX;
}

/** The parts flow in rows, as words do. */
function heightOf(parts: Part[], card: number, width: number): number {
  let [total, row, left] = [0, 0, 0];
  for (const part of parts) {
    const size = part(card);
    if (size.width > width) return Infinity;
    if (left && left + GAP_PX + size.width > width) {
      total += row + GAP_PX;
      [row, left] = [0, 0];
    }
    left += (left ? GAP_PX : 0) + size.width;
    row = Math.max(row, size.height);
  }
  return total + row;
}
