// The print of French cards and of domino tiles: shapes, inks, and where the pips are.

/** The letters that games write for suits. */
export type Suit = "s" | "h" | "d" | "c";
export const isSuit = (letter: string | undefined): letter is Suit => letter !== undefined && letter in SUITS;

/** Each suit's shape in a square of 16. */
export const SUITS: Record<Suit, string> = {
  s: "M8 .8c1.3 2.800 6.700 5.400 6.700 9.100 0 2-1.500 3.400-3.300 3.400-1 0-1.900-.4-2.500-1.200.2 1.400.8 2.400 1.800 3.200H5.300c1-.8 1.600-1.800 1.800-3.200-.6.8-1.500 1.200-2.500 1.200-1.800 0-3.300-1.400-3.300-3.400C1.300 6.200 6.700 3.600 8 .8z",
  h: "M8 14.800C3.300 11 1 8.400 1 5.500 1 3.100 2.700 1.400 4.800 1.400c1.400 0 2.600.8 3.200 2.100.6-1.300 1.800-2.100 3.200-2.100C13.300 1.400 15 3.100 15 5.500c0 2.900-2.300 5.500-7 9.300z",
  d: "M8 .7c1.600 2.700 3.400 5 5.600 7.300-2.200 2.300-4 4.600-5.600 7.300C6.400 12.600 4.600 10.300 2.400 8 4.600 5.700 6.400 3.400 8 .7z",
  c: "M8 .9a3.200 3.200 0 0 1 2.600 5.100 3.300 3.300 0 1 1-1.300 5c.2 1.800.8 3.200 1.900 4.300H4.800c1.100-1.100 1.700-2.500 1.900-4.300a3.300 3.300 0 1 1-1.300-5A3.200 3.200 0 0 1 8 .9z",
};

/** With a contrast of at least 4.5 to 1 on the card; the same in both themes. Two reds and two blacks, a little apart. */
export const SUIT_INKS: Record<Suit, string> = { s: "#23262e", h: "#b01c22", d: "#b8410a", c: "#1d3a2c" };
export const SUIT_TINTS: Record<Suit, string> = { s: "#f1ede6", h: "#fdeee8", d: "#fdf0e2", c: "#eef1e6" };

/** Columns and heights of the pips of a card, from -1 to 1; those below the middle stand on their heads. */
const COLUMNS: Record<number, [number[], number[]]> = {
  1: [[], [0]],
  2: [[], [-1, 1]],
  3: [[], [-1, 0, 1]],
  4: [[-1, 1], []],
  5: [[-1, 1], [0]],
  6: [[-1, 0, 1], []],
  7: [[-1, 0, 1], [-0.5]],
  8: [
    [-1, 0, 1],
    [-0.5, 0.5],
  ],
  9: [[-1, -1 / 3, 1 / 3, 1], [0]],
  10: [
    [-1, -1 / 3, 1 / 3, 1],
    [-2 / 3, 2 / 3],
  ],
};

export function pipsOfCard(value: number): { x: number; y: number }[] {
  const [sides, middle] = COLUMNS[value] ?? [[], []];
  return [...sides.flatMap((y) => [-1, 1].map((x) => ({ x, y }))), ...middle.map((y) => ({ x: 0, y }))];
}

/** The dots of a die, and of half a tile: in a square from -1 to 1. */
export function dots(value: number): { x: number; y: number }[] {
  const corners = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
  ];
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ];
  const even = value - (value % 2);
  const around = even <= 4 ? corners.slice(0, even) : [...corners, ...sides.slice(0, even - 4)];
  return [...around, ...(value % 2 ? [[0, 0]] : [])].map(([x = 0, y = 0]) => ({ x, y }));
}

/** Each number of dots has an ink of its own, for those who do not count yet. */
const DOT_INKS = ["#2b2522", "#17518c", "#1c5f25", "#a81f19", "#6a2783", "#8a4a00", "#2b2522", "#0f6a6a", "#9b1f63", "#4b4a10"];
export const inkOfDots = (value: number): string => DOT_INKS[value % DOT_INKS.length] as string;
