// A hand in the room it has: as large as the room allows, in as few rows as leave something of each card to touch. The room
// is the same with one card as with twenty.

export interface Fan {
  /** How wide and high a card is. */
  width: number;
  height: number;
  rows: number;
  /** Where each card lies, and by how many degrees it is turned. */
  spots: { x: number; y: number; turn?: number }[];
}

/** How much higher than wide. */
export const RATIO = { card: 1.4, tile: 2 } as const;
export type Shape = keyof typeof RATIO;

/** Of each card in a row: its corner, and room for a fingertip. Tiles do not cover each other. */
const MIN_VISIBLE_PX = 27;
/** What a row covers of the row above it. */
const COVERED = { card: 0.36, tile: 0 } as const;
const GAP_PX = 6;
/** So far a card that is pointed at rises. */
export const RISE_PX = 10;
const MAX_ROWS = 3;
/** Smaller cards cannot be read, smaller tiles not be touched. */
const MIN_CARD_PX = { card: 45, tile: 40 } as const;
/** Cards shrink by so much before they cover each other. */
const SHRINK = 0.7;

/** How high a hand is in a table of this size. */
export function handHeight(width: number, height: number, shape: Shape): number {
  // On a telephone two rows of tiles are as large as a fingertip.
  const narrow = width < 560;
  const share = shape === "card" ? 0.215 : narrow ? 0.31 : 0.27;
  const most = narrow ? (shape === "tile" ? 182 : 172) : Math.max(shape === "tile" ? 196 : 168, height * 0.19);
  return Math.round(Math.max(shape === "tile" ? 100 : 92, Math.min(most, height * share)));
}

export function fan(count: number, room: number, height: number, shape: Shape): Fan {
  const ratio = RATIO[shape];
  const plan = (rows: number) => {
    const perRow = Math.max(1, Math.ceil(count / rows));
    const shown = 1 + (rows - 1) * (1 - COVERED[shape]);
    const free = height - RISE_PX - 4 - (shape === "tile" ? (rows - 1) * GAP_PX : 0);
    const most = Math.floor(Math.min(free / ratio / shown, room / 3.4));
    const apart = Math.floor((room - 8) / perRow) - GAP_PX;
    const least = shape === "tile" ? MIN_CARD_PX.tile : Math.max(MIN_CARD_PX.card, most * SHRINK);
    const width = Math.floor(Math.min(most, Math.max(apart, least)));
    return { rows, width, perRow, step: perRow < 2 ? 0 : Math.min(width + GAP_PX, (room - width - 8) / (perRow - 1)) };
  };
  const plans = Array.from({ length: MAX_ROWS }, (_, k) => plan(k + 1)).filter(({ width, rows }) => rows === 1 || width >= MIN_CARD_PX[shape]);
  const chosen =
    shape === "tile"
      ? plans.reduce((best, one) => (Math.min(one.width, one.step || one.width) > Math.min(best.width, best.step || best.width) ? one : best))
      : (plans.find(({ step, perRow }) => perRow < 2 || step >= MIN_VISIBLE_PX) ?? plans.at(-1) ?? plan(1));
  const { rows, width, perRow, step } = chosen;
  const tall = Math.round(width * ratio);
  const down = rows === 1 ? 0 : shape === "tile" ? tall + GAP_PX : tall * (1 - COVERED.card);
  const top = RISE_PX + Math.max(0, (height - RISE_PX - 4 - tall - down * (rows - 1)) / 2);
  const spots = Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: (room - (inRow - 1) * step - width) / 2 + (k % perRow) * step, y: top + row * down };
  });
  return { width, height: tall, rows, spots };
}
