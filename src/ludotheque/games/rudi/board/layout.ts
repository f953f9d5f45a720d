// The layout of the board: all places in pixels for a given width, with one plan for telephones and one for the rest.

import type { Spot } from "./glides.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  narrow: boolean;
  /** The stadium ends here, and the whole picture there. */
  stadium: number;
  height: number;
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
  /** A card in the hand; on the grass it is smaller by this. */
  card: { width: number; height: number };
  small: number;
  pile: Point;
  discard: Point;
  seats: { card: Point; choice: Point; plate: { x: number; y: number; width: number } }[];
  prompt: { x: number; y: number; width: number };
  hand: Point;
  handColumns: number;
}

const CARDS = 10;
/** A card on the grass leans a little, each in its own way. */
const LEAN = [-2.5, 1.5, -1, 2.5];

export function plan(width: number, players: number, course: number, withHand: boolean, plateHeight: number): Layout {
  const narrow = width < 560;
  const gap = 6;
  const handColumns = narrow ? 5 : CARDS;
  const cardWidth = narrow ? Math.min(64, Math.floor((width - gap * (handColumns - 1)) / handColumns)) : 80;
  const card = { width: cardWidth, height: Math.round(cardWidth * 1.4) };
  const small = narrow ? 46 / cardWidth : 62 / cardWidth;
  const [smallWidth, smallHeight] = [cardWidth * small, card.height * small];

  const stand = narrow ? 92 : 128;
  const lane = narrow ? Math.min(44, Math.max(34, Math.round(width * 0.11))) : 50;
  const bend = narrow ? 9 : 22;
  const pig = narrow ? Math.round(lane * 1.47) : 78;
  const zone = pig + (narrow ? 2 : 12);
  const step = (width - zone - (narrow ? 10 : 26)) / course;
  const track = lane * players;

  const grass = stand + track + bend + (narrow ? 20 : 24);
  const left = narrow ? 0 : smallWidth * 2 + 76;
  const column = (width - left - (narrow ? 4 : 10)) / players;
  const seats = Array.from({ length: players }, (_, seat) => {
    const x = left + column * seat + (narrow ? 4 : 8);
    const over = Math.min(narrow ? 18 : 28, column - smallWidth - 6);
    return {
      card: { x, y: grass + (narrow ? 7 : 10) },
      choice: { x: x + over, y: grass - (narrow ? 1 : 2) },
      plate: { x: x - (narrow ? 2 : 4), y: grass + smallHeight + (narrow ? 12 : 18), width: column - (narrow ? 4 : 10) },
    };
  });
  const plates = (seats[0]?.plate.y ?? grass) + plateHeight;
  const row = narrow ? plates + 30 : grass + 8;
  const stadium = narrow ? row + smallHeight + 12 : plates + 12;
  const rows = Math.ceil(CARDS / handColumns);
  const prompt = narrow ? { x: smallWidth * 2 + 38, y: row, width: width - smallWidth * 2 - 44 } : { x: 14, y: seats[0]?.plate.y ?? grass, width: left - 20 };
  const handTop = stadium + (narrow ? 12 : 22);
  return {
    width,
    narrow,
    stadium,
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
    small,
    seats,
    prompt,
    handColumns,
    pile: { x: narrow ? 10 : 22, y: row },
    discard: { x: (narrow ? 10 : 22) + smallWidth + (narrow ? 12 : 18), y: row },
    hand: { x: 0, y: handTop },
    height: withHand ? handTop + rows * card.height + (rows - 1) * gap + (narrow ? 6 : 18) : stadium,
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
export function handSpot(plan: Layout, place: number, count: number): Spot {
  const { width, height } = plan.card;
  if (plan.narrow) {
    const [row, column] = [Math.floor(place / plan.handColumns), place % plan.handColumns];
    const inRow = Math.min(plan.handColumns, count - row * plan.handColumns);
    const left = (plan.width - inRow * (width + 6) + 6) / 2;
    return { x: left + column * (width + 6), y: plan.hand.y + row * (height + 6) };
  }
  const apart = Math.min(width + 8, (plan.width - width - 16) / Math.max(1, count - 1));
  const middle = place - (count - 1) / 2;
  const left = (plan.width - width) / 2 + middle * apart;
  return { x: left, y: plan.hand.y + middle ** 2 * 0.75, turn: middle * 1.1 };
}

/** Where a card of a seat lies: shown, chosen and hidden, or gone to its owner. */
export function seatSpot(plan: Layout, seat: number, what: "shown" | "choice" | "gone"): Spot {
  const place = plan.seats[seat] ?? { card: plan.pile, choice: plan.pile, plate: { ...plan.pile, width: 0 } };
  const lean = LEAN[seat % LEAN.length] ?? 0;
  if (what === "shown") return { ...place.card, scale: plan.small, turn: lean };
  if (what === "choice") return { ...place.choice, scale: plan.small, turn: lean + 5 };
  return { x: place.plate.x + 6, y: place.plate.y - plan.card.height * plan.small * 0.5, scale: plan.small * 0.7, shade: 0 };
}
