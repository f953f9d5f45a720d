// Where the spaces of a track are in its drawing, in units of one space: a ring, a cross of four arms, or a line in rows.

import type { Space, TrackPlan } from "./declaration";

export interface Point {
  x: number;
  y: number;
}

export interface TrackSpace extends Point {
  number: number;
  kind: string;
  owner?: number;
}

interface Yard extends Point {
  seat: number;
  /** How large it is; four pawns wait around its middle. */
  size: number;
}

export interface TrackDrawing {
  width: number;
  height: number;
  spaces: TrackSpace[];
  /** By seat: the spaces of its own lane, where it is at home, and where its pawns wait that are not on the track. */
  lanes: Point[][];
  homes: Point[];
  yards: Yard[];
  /** The middle of a cross, and its corners where nobody plays. */
  centre?: Point;
  free: (Point & { size: number })[];
}

const ARMS = 4;

const modulo = (number: number, by: number): number => ((number % by) + by) % by;

/** What a seat walks on last before its lane. */
const entryOf = ({ starts, walk, length }: TrackPlan, seat: number): number => modulo((starts[seat] ?? 0) + walk - 1, length);

function spacesOf(plan: TrackPlan, put: (number: number) => Point): TrackSpace[] {
  return Array.from({ length: plan.length }, (_, number): TrackSpace => {
    const { kind = "plain", owner }: Space = plan.spaces[number] ?? {};
    return { ...put(number), number, kind, owner: owner ?? undefined };
  });
}

/** A point of the lowest arm, turned clockwise by quarters around the middle of a square. */
function turned({ x, y }: Point, quarters: number, size: number): Point {
  let at = { x, y };
  for (let k = 0; k < modulo(quarters, ARMS); k++) at = { x: size - at.y, y: at.x };
  return at;
}

/** Four arms of three lanes each, with or without a space in the inner corners. Seats begin on the left of their arm. */
function cross(plan: TrackPlan, players: number, viewer: number): TrackDrawing {
  const quarter = plan.length / ARMS;
  const corner = quarter % 2 === 0;
  const arm = corner ? (quarter - 2) / 2 : (quarter - 1) / 2;
  const size = 2 * arm + 3;
  const middle = size / 2;
  const first = modulo(plan.starts[0] ?? 0, quarter);
  const armOf = (number: number) => Math.floor(modulo(number - first, plan.length) / quarter);
  const armOfSeat = (seat: number) => armOf(plan.starts[seat] ?? seat * quarter + first);
  // One's own arm is the nearest.
  const near = viewer >= 0 ? armOfSeat(viewer) : 0;
  const place = (point: Point, k: number) => turned(point, k - near, size);

  // Clockwise, the first arm pointing down: inwards on its left, outwards on the next arm, and across its end.
  const inArm = (k: number): Point => {
    if (k < arm) return { x: middle - 1, y: size - 0.5 - k };
    if (corner && k === arm) return { x: middle - 1, y: middle + 1 };
    const out = k - arm - (corner ? 1 : 0);
    return out < arm ? { x: arm - 0.5 - out, y: middle + 1 } : { x: 0.5, y: middle };
  };
  const spaces = spacesOf(plan, (number) => place(inArm(modulo(number - first, quarter)), armOf(number)));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const step = Math.min(1, arm / Math.max(1, plan.lane));
  // A lane leads inwards from the end of the arm that its seat walks over last.
  const armOfLane = (seat: number) => armOf(entryOf(plan, seat)) + 1;
  const yard = (arm + 0.1) / 2;
  return {
    width: size,
    height: size,
    spaces,
    lanes: seats.map((seat) => Array.from({ length: plan.lane }, (_, k) => place({ x: middle, y: size - 1.5 - k * step }, armOfLane(seat)))),
    homes: seats.map((seat) => place({ x: middle, y: middle + 0.45 }, armOfLane(seat))),
    yards: seats.map((seat) => ({ seat, size: Math.min(arm * 0.78, 5), ...place({ x: yard, y: size - yard }, armOfSeat(seat)) })),
    centre: { x: middle, y: middle },
    free: Array.from({ length: ARMS }, (_, k) => k)
      .filter((k) => !seats.some((seat) => armOfSeat(seat) === k))
      .map((k) => ({ size: arm, ...place({ x: yard, y: size - yard }, k) })),
  };
}

/** Around two half circles and what is between them, clockwise from below; lanes lead inwards. */
function ring(plan: TrackPlan, players: number, viewer: number, aspect: number): TrackDrawing {
  const around = plan.length * 1.08;
  const ratio = Math.max(0.62, Math.min(1.8, aspect));
  const long = Math.max(ratio, 1 / ratio);
  const radius = around / (2 * Math.PI + 4 * (long - 1));
  const straight = (around - 2 * Math.PI * radius) / 2;
  const bend = Math.PI * radius;
  const wide = ratio >= 1;
  const offset = viewer >= 0 ? (plan.starts[viewer] ?? 0) : 0;
  /** A point, and the direction inwards, in a frame that lies; one that stands is turned. */
  const on = (number: number): { at: Point; inwards: Point } => {
    const s = modulo((number - offset) / plan.length, 1) * around;
    const along = straight / 2;
    const lying = ((): { at: Point; inwards: Point } => {
      const round = (cx: number, angle: number) => {
        const [dx, dy] = [-Math.sin(angle), Math.cos(angle)];
        return { at: { x: cx + radius * dx, y: radius * dy }, inwards: { x: -dx, y: -dy } };
      };
      if (s <= along) return { at: { x: -s, y: radius }, inwards: { x: 0, y: -1 } };
      if (s <= along + bend) return round(-along, (s - along) / radius);
      if (s <= along + bend + straight) return { at: { x: s - 2 * along - bend, y: -radius }, inwards: { x: 0, y: 1 } };
      if (s <= along + 2 * bend + straight) return round(along, Math.PI + (s - along - bend - straight) / radius);
      return { at: { x: around - s, y: radius }, inwards: { x: 0, y: -1 } };
    })();
    const turn = ({ x, y }: Point): Point => (wide ? { x, y } : { x: -y, y: x });
    return { at: turn(lying.at), inwards: turn(lying.inwards) };
  };
  const [w, h] = wide ? [2 * radius + straight, 2 * radius] : [2 * radius, 2 * radius + straight];
  const [width, height] = [w + 1.2, h + 1.2];
  const put = ({ x, y }: Point) => ({ x: x + width / 2, y: y + height / 2 });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const inwards = (number: number, far: number) => {
    const { at, inwards } = on(number);
    return put({ x: at.x + inwards.x * far, y: at.y + inwards.y * far });
  };
  const deep = radius - 1.4;
  const step = Math.min(1, deep / (plan.lane + 1));
  return {
    free: [],
    width,
    height,
    spaces: spacesOf(plan, (number) => put(on(number).at)),
    lanes: seats.map((seat) => Array.from({ length: plan.lane }, (_, k) => inwards(entryOf(plan, seat), (k + 1) * step))),
    homes: seats.map((seat) => inwards(entryOf(plan, seat), (plan.lane + 1) * step)),
    yards: seats.map((seat) => {
      const size = Math.max(1.2, Math.min(2.6, radius * 0.5));
      return { seat, size, ...inwards((plan.starts[seat] ?? 0) + 1.6 + size / 2, 0.9 + size / 2) };
    }),
  };
}

/** In rows from the lower left, there and back again; before it the pawns wait, behind it they are at home. */
function line(plan: TrackPlan, players: number, aspect: number): TrackDrawing {
  const pitch = 1.45;
  const count = plan.length;
  const rows = Math.max(1, Math.round(Math.sqrt(count / Math.max(0.2, aspect) / pitch)));
  const columns = Math.ceil(count / rows);
  const height = rows * pitch;
  const at = (number: number): Point => {
    const row = Math.floor(number / columns);
    const column = number % columns;
    return { x: 1.5 + (row % 2 ? columns - 1 - column : column), y: height - (row + 0.5) * pitch };
  };
  const end = at(count - 1);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const back = Math.floor((count - 1) / columns) % 2 === 1;
  return {
    free: [],
    width: columns + 2,
    height,
    spaces: spacesOf(plan, at),
    lanes: seats.map(() => Array.from({ length: plan.lane }, () => end)),
    homes: seats.map(() => ({ x: end.x + (back ? -1 : 1), y: end.y })),
    yards: seats.map((seat) => ({ seat, size: 0.9, x: 0.5, y: height - pitch / 2 })),
  };
}

/** `aspect`: how much wider than high its room is. */
export function drawTrack(plan: TrackPlan, players: number, viewer: number, aspect: number): TrackDrawing {
  if (plan.shape === "cross") return cross(plan, players, viewer);
  return plan.shape === "ring" ? ring(plan, players, viewer, aspect) : line(plan, players, aspect);
}

/** Where a seat sets out, and where it leaves the track for its own lane, each with the way it goes there, in degrees. */
export function arrowsOf(plan: TrackPlan, drawing: TrackDrawing, players: number): (Point & { seat: number; angle: number })[] {
  if (plan.shape === "line") return [];
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
    const start = plan.starts[seat] ?? 0;
    const [out, next, end] = [start + 1, start + 2, entryOf(plan, seat)].map((number) => drawing.spaces[modulo(number, plan.length)]);
    return [
      [out, next],
      [end, drawing.lanes[seat]?.[0]],
    ].flatMap(([at, to]) => (at && to ? [{ seat, x: at.x, y: at.y, angle: (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI }] : []));
  });
}

export interface PawnSpot extends Point {
  /** How much smaller than alone on its space. */
  scale: number;
}

/** Where a place of a seat is; below 0 it is in its yard. */
export function pointOf(plan: TrackPlan, drawing: TrackDrawing, seat: number, place: number): Point {
  const point = place < plan.length ? drawing.spaces[place] : (drawing.lanes[seat]?.[place - plan.length] ?? drawing.homes[seat]);
  return point ?? { x: drawing.width / 2, y: drawing.height / 2 };
}

/** Where a pawn waits in its yard, of so many. */
export function inYard({ x, y, size }: Point & { size: number }, k: number, each: number): Point {
  const side = size * (each === 1 ? 0 : 0.23);
  return { x: x + (k % 2 ? side : -side), y: y + (each <= 2 ? 0 : k % 4 < 2 ? -side : side) };
}

/** Where each pawn stands: `places[seat][k]`. Those that share a space move together. */
export function standing(plan: TrackPlan, drawing: TrackDrawing, places: number[][]): PawnSpot[][] {
  const shared = places.map((row, seat) =>
    row.map((place) =>
      place < 0
        ? ""
        : Object.values(pointOf(plan, drawing, seat, place))
            .slice(0, 2)
            .join(),
    ),
  );
  const count = new Map<string, number>();
  for (const name of shared.flat()) count.set(name, (count.get(name) ?? 0) + 1);
  const placed = new Map<string, number>();
  const around = (center: Point, of: number, nth: number, far: number, scale: number): PawnSpot => {
    if (of === 1) return { ...center, scale: 1 };
    const angle = (nth / of) * 2 * Math.PI + (of === 2 ? 0 : Math.PI / 4);
    return { x: center.x - Math.cos(angle) * far, y: center.y + Math.sin(angle) * far * 0.85, scale }; // what lies above the others is to the right
  };
  return places.map((row, seat) => {
    const each = row.length;
    return row.map((place, k): PawnSpot => {
      const yard = drawing.yards[seat];
      if (place < 0 && yard) {
        if (yard.size < 1) return { x: yard.x, y: yard.y + (seat - (places.length - 1) / 2) * 0.28 + k * 0.06, scale: 0.8 };
        return { ...inYard(yard, k, each), scale: Math.min(1, yard.size / 2.2) };
      }
      const { x, y } = pointOf(plan, drawing, seat, place);
      const name = shared[seat]?.[k] ?? "";
      const [of, nth] = [count.get(name) ?? 1, placed.get(name) ?? 0];
      placed.set(name, nth + 1);
      return around({ x, y }, of, nth, of === 2 ? 0.2 : 0.26, of === 2 ? 0.86 : 0.7);
    });
  });
}

/** What a pawn walks over on its way, as far as that can be followed by eye: else it goes there directly. */
export function between(plan: TrackPlan, seat: number, from: number, to: number): number[] {
  const MAX_STEPS = 12;
  if (from < 0 || to < 0 || from === to) return [];
  const path: number[] = [];
  const entry = entryOf(plan, seat);
  for (let at = from; path.length <= MAX_STEPS;) {
    if (at >= plan.length) at += 1;
    else if (to >= plan.length && at === entry) at = plan.length;
    else if (plan.shape === "line" && at === plan.length - 1) at = plan.length;
    else at = (at + 1) % plan.length;
    if (at === to) return path;
    if (at > plan.length + plan.lane) return [];
    path.push(at);
  }
  return [];
}
