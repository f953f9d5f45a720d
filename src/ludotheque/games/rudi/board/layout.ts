// The layout of the board: all places in pixels of the box it is given, with one plan for little room and one for much.

import type { Spot } from "$kit/motion.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** There is little room: everything is drawn with fewer details. */
  narrow: boolean;
  players: number;
  course: number;
  /** The height of the stand, where the course begins; then its own height. */
  stand: number;
  track: number;
  lane: number;
  /** How far the course bends down at both ends. */
  bend: number;
  /** Where the first step begins, and its width. */
  zone: number;
  step: number;
  pig: number;
  /** A card on the grass. */
  card: { width: number; height: number };
  pile: Point;
  discard: Point;
  seats: { card: Point; choice: Point; plate: { x: number; y: number; width: number } }[];
}

/** The hand: its cards side by side, or in two rows where they would be too small. */
export interface HandLayout {
  width: number;
  height: number;
  columns: number;
  card: { width: number; height: number };
}

export const CARDS = 10;
const HAND_GAP_PX = 6;
/** In the smallest window the lanes begin right behind the roof. */
const MIN_STAND_PX = 26;
const TALL = 1.4;
/** A card on the grass leans a little, each in its own way. */
const LEAN = [-2.5, 1.5, -1, 2.5];

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** It is as high with one card as with all of them. */
export function planHand(width: number, height: number): HandLayout {
  const rows = width < 560 ? 2 : 1;
  const columns = CARDS / rows;
  const most = rows === 2 ? height * 0.125 : Math.min(112, height * 0.16);
  const cardWidth = Math.floor(Math.min(most / TALL, (width - HAND_GAP_PX * (columns + 1)) / (rows === 2 ? columns : 6)));
  const card = { width: cardWidth, height: Math.round(cardWidth * TALL) };
  return { width, columns, card, height: rows * card.height + (rows - 1) * HAND_GAP_PX + (rows === 2 ? 14 : 36) };
}

export function plan(width: number, height: number, players: number, course: number, plateHeight: number): Layout {
  const narrow = width < 560 || height < 440;
  const columns = players + 2;
  const cardWidth = Math.round(clamp(30, Math.min(height * 0.14, width / columns - (narrow ? 12 : 30)), 84));
  const card = { width: cardWidth, height: Math.round(cardWidth * TALL) };
  const bend = narrow ? 9 : 22;
  const margin = narrow ? 20 : 26;
  const grassHeight = card.height + plateHeight + (narrow ? 26 : 38);

  // The stand and the lanes share what is left; what neither needs is sky.
  const left = Math.max(0, height - grassHeight - bend - margin);
  const lane = clamp(18, (left - (narrow ? 80 : 122)) / players, Math.min(96, width * 0.14));
  const track = lane * players;
  const stand = Math.max(MIN_STAND_PX, left - track);
  const pig = Math.round(Math.min(lane * 1.5, width * 0.2, 130));
  const zone = pig + (narrow ? 2 : 12);
  const step = (width - zone - (narrow ? 10 : 26)) / course;

  const grass = stand + track + bend + margin;
  const gap = narrow ? 6 : 18;
  const piles = card.width * 2 + gap * 3;
  const column = (width - piles - 4) / players;
  const seats = Array.from({ length: players }, (_, seat) => {
    const x = piles + column * seat + (narrow ? 3 : Math.max(8, (column - Math.min(column, 220)) / 2));
    const over = Math.min(narrow ? 18 : 28, column - card.width - 6);
    return {
      card: { x, y: grass + (narrow ? 5 : 8) },
      choice: { x: x + over, y: grass - (narrow ? 1 : 2) },
      plate: { x: x - 2, y: grass + card.height + (narrow ? 12 : 18), width: Math.min(220, column - 4) },
    };
  });
  const pile = { x: gap, y: grass + (narrow ? 8 : 12) };
  return {
    width,
    height,
    narrow,
    players,
    course,
    stand,
    track,
    lane,
    bend,
    zone,
    step,
    pig,
    card,
    seats,
    pile,
    discard: { x: pile.x + card.width + gap, y: pile.y },
  };
}

/** A point of the course: how far along, in pixels of the near edge, and how deep, from 0 (far) to 1 (near). */
export function onCourse(plan: Layout, along: number, depth: number): Point {
  const middle = plan.width / 2;
  const far = plan.narrow ? 0.975 : 0.94;
  const x = middle + (along - middle) * (far + (1 - far) * depth);
  return { x, y: plan.stand + depth * plan.track + plan.bend * ((x - middle) / middle) ** 2 };
}

/** Where a space begins, along the course; space 0 is the start, and nobody gets farther than just past the finish. */
export function along(plan: Layout, space: number): number {
  return space <= 0 ? plan.zone - plan.step : plan.zone + (Math.min(space, plan.course) - 1) * plan.step;
}

/** A pig stands with its snout over the middle of its space: so one sees which. */
export function pigSpot(plan: Layout, seat: number, space: number): Spot {
  const depth = (seat + 0.62) / plan.players;
  const nose = space === 0 ? plan.zone - 2 : space >= plan.course ? plan.width - 4 : along(plan, space) + plan.step / 2;
  const point = onCourse(plan, nose, depth);
  const middle = plan.width / 2;
  const turn = (Math.atan((2 * plan.bend * (point.x - plan.pig / 2 - middle)) / middle ** 2) * 180) / Math.PI;
  const scale = 0.9 + (0.1 * (seat + 1)) / plan.players;
  const share = space >= plan.course || space === 0 ? 1 : 0.9;
  return { x: point.x - plan.pig * scale * share, y: point.y - plan.pig * 0.8 * scale + plan.lane * 0.14, turn: Math.round(turn * 10) / 10, scale };
}

/** A card in a hand of so many: in rows on a telephone, else side by side as one holds them, overlapping if need be. */
export function handSpot({ width: room, columns, card: { width, height } }: HandLayout, place: number, count: number): Spot {
  if (columns < CARDS) {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const inRow = Math.min(columns, count - row * columns);
    const left = (room - inRow * (width + HAND_GAP_PX) + HAND_GAP_PX) / 2;
    return { x: left + column * (width + HAND_GAP_PX), y: 8 + row * (height + HAND_GAP_PX) };
  }
  const apart = Math.min(width + 8, (room - width - 16) / Math.max(1, count - 1));
  const middle = place - (count - 1) / 2;
  return { x: (room - width) / 2 + middle * apart, y: 16 + middle ** 2 * 0.6, turn: middle * 0.9 };
}

/** Where a card of a seat lies: shown, chosen and hidden, or gone to its owner. */
export function seatSpot(plan: Layout, seat: number, what: "shown" | "choice" | "gone"): Spot {
  const place = plan.seats[seat] ?? { card: plan.pile, choice: plan.pile, plate: { ...plan.pile, width: 0 } };
  const lean = LEAN[seat % LEAN.length] ?? 0;
  if (what === "shown") return { ...place.card, turn: lean };
  if (what === "choice") return { ...place.choice, turn: lean + 5 };
  return { x: place.plate.x + 6, y: place.plate.y - plan.card.height * 0.5, scale: 0.7, shade: 0 };
}
