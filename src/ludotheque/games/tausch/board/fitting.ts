// How large the bazaar is in a box: the objectives above, the stalls below, in one row or in two.

import { ASKS } from "./notation";

export interface Fit {
  /** The height of the board of objectives, and whether their names are written on them. */
  goals: number;
  named: boolean;
  /** The width of a card at a stall, and how the stalls look: with little room they have neither keepers nor roofs. */
  card: number;
  look: "full" | "low" | "bare";
  rows: 1 | 2;
}

/** What a stall and the square need besides cards, and how many card widths its counter is high. */
const LOOKS = {
  full: { above: 56, around: 37, counter: 1.42, square: 40 },
  low: { above: 50, around: 37, counter: 0.62, square: 40 },
  bare: { above: 12, around: 37, counter: 0.22, square: 12 },
} as const;
const ROW_GAP_PX = 12;
const CARD_HEIGHT = 1.4;
/** Figures on smaller cards are hard to read. */
const ENOUGH_PX = 44;
const MAX_CARD_PX = 110;

/** Stalls side by side: as many cards as they ask for, and their walls. */
function widthOf(rows: 1 | 2): { cards: number; rest: number } {
  const inRow = rows === 1 ? [...ASKS] : ASKS.slice(0, 3);
  const cards = Math.max(
    inRow.reduce<number>((sum, asks) => sum + asks, 0),
    rows === 1 ? 0 : 5,
  );
  return { cards, rest: cards * 4 + inRow.length * 22 + 8 };
}

export function fit(width: number, height: number): Fit {
  const goals = Math.round(Math.max(96, Math.min(height * 0.34, 240, width * 0.26 + 26)));
  const left = height - goals - 6;
  const tries = (Object.keys(LOOKS) as Fit["look"][]).flatMap((look) =>
    ([1, 2] as const).map((rows) => {
      const { above, around, counter, square } = LOOKS[look];
      const { cards, rest } = widthOf(rows);
      const tall = (left - square - (rows - 1) * ROW_GAP_PX) / rows - above - around;
      return { look, rows, card: Math.floor(Math.min(tall / (CARD_HEIGHT + counter), (width - rest) / cards, MAX_CARD_PX)) };
    }),
  );
  const best = tries.reduce((one, other) => (other.card > one.card ? other : one));
  const chosen = tries.find(({ card }) => card >= Math.max(ENOUGH_PX, best.card * 0.7)) ?? best;
  return { ...chosen, goals, named: width / 5 > 104 && goals > 140 };
}
