// A chain of tiles in its box: from the first tile one arm goes to the right and down, the other to the left and up, so that no
// tile moves when another is laid; only when the box is full all become smaller.

export interface Tile {
  /** The values at both ends, as printed: the first is to the left or on top. */
  ends: [number, number];
}

export interface TileSpot {
  /** The middle, in halves of a tile. */
  x: number;
  y: number;
  /** Quarter turns clockwise from a tile that stands, its first end on top. */
  turn: 0 | 90 | 180 | 270;
}

export interface ChainPlan {
  /** The side of half a tile in pixels, and where each tile lies. */
  half: number;
  spots: { x: number; y: number; turn: number }[];
  /** Where the next tile would be laid at either end. */
  left: { x: number; y: number };
  right: { x: number; y: number };
}

const MAX_HALF_PX = 46;
/** In a large box the tiles are larger: so many halves one above the other. */
const MIN_HALVES = 10;
const MIN_HALF_PX = 12;
const GAP = 0.08;

type Way = "right" | "left" | "down" | "up";
const STEP: Record<Way, [number, number]> = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };
/** The turn of a tile whose first end is the one it is joined at, when the arm goes this way. */
const TURN: Record<Way, 0 | 90 | 180 | 270> = { down: 0, left: 90, up: 180, right: 270 };

/** One arm: from the edge of the first tile on, along a row; at the end of the row it turns, two tiles on, back again. */
function arm(tiles: Tile[], joined: number, first: "right" | "left", from: number, limit: number): { spots: TileSpot[]; next: { x: number; y: number } } {
  const bend: Way = first === "right" ? "down" : "up";
  let way = first as Way;
  let along: Way = first;
  let [x, y] = [from, 0];
  let value = joined;
  let beforeWasDouble = false;
  let down = 0;
  const spots: TileSpot[] = [];
  const put = (isDouble: boolean, place: boolean, swapped = false): { x: number; y: number } => {
    // A tile needs two halves along its arm, a double that lies across only one; at a corner nothing lies across.
    const corner = way === bend;
    const across = isDouble && !corner;
    const length = across ? 1 : 2;
    const [dx, dy] = STEP[way];
    const middle = { x: x + (dx * length) / 2, y: y + (dy * length) / 2 };
    if (place) {
      const turn = across ? 0 : (((TURN[way] + (swapped ? 180 : 0)) % 360) as TileSpot["turn"]);
      spots.push({ ...middle, turn });
      x += dx * (length + GAP);
      y += dy * (length + GAP);
    }
    return middle;
  };
  /** Where the arm goes on, before a tile of this length. */
  const steer = (isDouble: boolean): void => {
    const length = isDouble ? 1 : 2;
    if (way === along) {
      const end = x + STEP[along][0] * length; // a corner lies below or above the last half
      if (Math.abs(end) <= limit + 1e-6) return;
      // Round the corner: beside the outer half of the last tile.
      const [dx] = STEP[along];
      const [, dy] = STEP[bend];
      x -= dx * (GAP + 0.5);
      y += dy * (beforeWasDouble ? 1 + GAP : 0.5 + GAP);
      way = bend;
      down = 0;
    } else if (down >= 1) {
      const back: Way = along === "right" ? "left" : "right";
      const [dx] = STEP[back];
      const [, dy] = STEP[bend];
      // Beside the far half of the tile that stands.
      x += dx * (0.5 + GAP);
      y -= dy * (0.5 + GAP);
      along = way = back;
    }
  };
  for (const { ends } of tiles) {
    const isDouble = ends[0] === ends[1];
    steer(isDouble);
    if (way === bend) down++;
    put(isDouble, true, ends[0] !== value);
    value = ends[0] === value ? ends[1] : ends[0];
    beforeWasDouble = isDouble && way !== bend;
  }
  steer(false);
  return { spots, next: put(false, false) };
}

/** All tiles of a chain around the one at `anchor`, for a row of `limit` halves to each side. */
function spread(tiles: Tile[], anchor: number, limit: number) {
  const start = tiles[anchor] as Tile;
  const isDouble = start.ends[0] === start.ends[1];
  const after = tiles.slice(anchor + 1);
  const before = tiles.slice(0, anchor).reverse();
  const has = (tile: Tile | undefined, value: number) => tile === undefined || tile.ends.includes(value);
  // The first tile lies so that its neighbours fit.
  const swapped = !(has(after[0], start.ends[1]) && has(before[0], start.ends[0]));
  const [leftValue, rightValue] = swapped ? [start.ends[1], start.ends[0]] : start.ends;
  const reach = (isDouble ? 0.5 : 1) + GAP;
  const right = arm(after, rightValue, "right", reach, limit);
  const left = arm(before, leftValue, "left", -reach, limit);
  const middle: TileSpot = { x: 0, y: 0, turn: isDouble ? 0 : swapped ? 90 : 270 };
  return { spots: [...left.spots.reverse(), middle, ...right.spots], left: left.next, right: right.next };
}

export function planChain(tiles: Tile[], anchor: number, width: number, height: number): ChainPlan {
  const most = Math.max(MAX_HALF_PX, Math.floor(Math.min(width, height) / MIN_HALVES));
  if (!tiles.length) {
    const half = Math.min(most, width / 6, height / 3);
    return { half, spots: [], left: { x: width / 2, y: height / 2 }, right: { x: width / 2, y: height / 2 } };
  }
  let best: { half: number; plan: ReturnType<typeof spread>; x: number; y: number } | undefined;
  for (let half = most; half >= MIN_HALF_PX; half--) {
    const limit = width / half / 2;
    const plan = spread(tiles, anchor, limit);
    const all = [...plan.spots, { ...plan.left, turn: 90 }, { ...plan.right, turn: 90 }];
    const extent = (axis: "x" | "y") => {
      const reach = (turn: number) => ((turn % 180 === 0) === (axis === "y") ? 1 : 0.5);
      return [Math.min(...all.map((one) => one[axis] - reach(one.turn))), Math.max(...all.map((one) => one[axis] + reach(one.turn)))] as const;
    };
    const [[left, right], [top, bottom]] = [extent("x"), extent("y")];
    best = { half, plan, x: (left + right) / 2, y: (top + bottom) / 2 };
    if ((right - left) * half <= width && (bottom - top) * half <= height) break;
  }
  const { half, plan, x, y } = best as NonNullable<typeof best>;
  const put = <P extends { x: number; y: number }>(at: P): P => ({ ...at, x: width / 2 + (at.x - x) * half, y: height / 2 + (at.y - y) * half });
  return { half, spots: plan.spots.map(put), left: put(plan.left), right: put(plan.right) };
}

/** The ends of a tile, from its text: 6-5, 6|5 or 65. */
export function tileOf(text: string): Tile {
  const numbers = /^\D*(\d+)\D+(\d+)$/.exec(text) ?? /^\D*(\d)(\d)$/.exec(text);
  return { ends: [Number(numbers?.[1] ?? 0), Number(numbers?.[2] ?? 0)] };
}
