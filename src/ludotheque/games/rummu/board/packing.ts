// Where cards lie: the combinations on the cloth side by side in rows, as large as there is room for; and those in the hand.

import type { Fan } from "$kit/fan";
import type { Combination } from "./notation";

export interface Packed {
  /** How wide a card is, and how far two of a combination are apart. */
  width: number;
  steps: Map<number, number>;
  /** The corner of each combination, by its number. */
  spots: Map<number, { x: number; y: number }>;
  height: number;
}

const MAX_CARD_PX = 84;
/** Figures on smaller cards are hard to read: then the cloth scrolls. */
const MIN_CARD_PX = 46;
/** What a combination has around its cards. */
const AROUND_PX = { x: 18, y: 33 };
/** What a fingertip needs, where each card is something to tap. */
const FINGERTIP_PX = 42;

function stepOf(combination: Combination, width: number, tapped: boolean): number {
  const step = width * (combination.cards.length > 7 ? 0.36 : 0.52);
  return tapped ? Math.max(step, FINGERTIP_PX) : step;
}

function packed(combinations: Combination[], width: number, room: number, isTapped: (one: Combination) => boolean): Packed {
  const steps = new Map(combinations.map((one) => [one.number, stepOf(one, width, isTapped(one))]));
  const spots = new Map<number, { x: number; y: number }>();
  const rowHeight = width * 1.4 + AROUND_PX.y;
  let [x, y] = [0, 0];
  for (const { number, cards } of combinations) {
    const long = (steps.get(number) ?? 0) * (cards.length - 1) + width + AROUND_PX.x;
    if (x && x + long > room) [x, y] = [0, y + rowHeight];
    spots.set(number, { x, y });
    x += long;
  }
  return { width, steps, spots, height: combinations.length ? y + rowHeight : 0 };
}

/** In the order in which they were laid, so that those that lie there stay where they are if they can. */
export function pack(combinations: Combination[], room: number, height: number, isTapped: (one: Combination) => boolean): Packed {
  const ordered = combinations.toSorted((a, b) => a.number - b.number);
  for (let width = MAX_CARD_PX; width > MIN_CARD_PX; width -= 2) {
    const tried = packed(ordered, width, room, isTapped);
    if (tried.height <= height) return tried;
  }
  return packed(ordered, MIN_CARD_PX, room, isTapped);
}

/** Of each card in the hand its corner is seen, with room for a fingertip. */
const MIN_VISIBLE_PX = 27;
/** What a row of the hand leaves of the row above it. */
const ROW_STEP = 0.72;

/** A hand of cards of this width, in as many rows as it takes; and how high it is. */
export function fanOut(count: number, width: number, room: number): { fan: Fan; height: number } {
  const rows = Math.max(1, Math.ceil(count / Math.max(1, 1 + Math.floor((room - width) / MIN_VISIBLE_PX))));
  const perRow = Math.ceil(count / rows);
  const step = perRow < 2 ? 0 : Math.min(width + 6, (room - width) / (perRow - 1));
  const height = width * 1.4;
  const spots = Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: (room - (inRow - 1) * step - width) / 2 + (k % perRow) * step, y: row * height * ROW_STEP + 15 };
  });
  return { fan: { width, height, rows, spots }, height: (rows - 1) * height * ROW_STEP + height + 18 };
}
