// Moves cards to their places: each card is measured before and after a change. One that has moved glides; one that is
// new comes from the player who had it. No rule of the game is needed.

import { journeyMs } from "$lib/arrivals.svelte";
import type { Face, GameView } from "./notation";

export interface Box {
  x: number;
  y: number;
  width: number;
}
interface Spot extends Box {
  face: Face;
}
export type Spots = Map<string, Spot>;

/** A card of which nothing is left to see: it flies as a picture. Without a face, its back. */
export interface Flight {
  face?: Face;
  from: Box;
  to: Box;
}

/** More at once cannot be followed by eye. */
const MAX_FLIGHTS = 24;

/** The time until all cards that move between two views have arrived. Those that fly into others' hands leave one by one. */
export function travelMs(before: GameView, after: GameView, viewer: number, duration: number): number {
  if (before.deal !== after.deal) return journeyMs(MAX_FLIGHTS, duration);
  const more = after.held.map((held, seat) => held - (before.held[seat] ?? 0));
  const flying = more.reduce((sum, change, seat) => sum + (seat === viewer ? 0 : Math.max(0, change)), 0);
  const moved = before.piled !== after.piled || before.stocked !== after.stocked || more.some(Boolean);
  return journeyMs(Math.max(flying, moved ? 1 : 0), duration);
}

const gliding = new WeakMap<Element, Animation>();

function boxOf(element: Element, board: Element): Box {
  const [box, zero] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  return { x: box.x - zero.x, y: box.y - zero.y, width: box.width };
}

const cardsOn = (board: Element) => [...board.querySelectorAll<HTMLElement>("[data-spot]")];

/** Where every card is, as seen now, also in mid-air. */
export function measure(board: Element): Spots {
  return new Map(cardsOn(board).map((card) => [card.dataset.spot as string, { face: card.dataset.face as Face, ...boxOf(card, board) }]));
}

/** Set all cards gliding that are not where they were; what flies as a picture is returned. */
export function glideFrom(before: Spots, board: HTMLElement, was: GameView, now: GameView, viewer: number, duration: number): Flight[] {
  const cards = cardsOn(board);
  for (const card of cards) gliding.get(card)?.cancel();
  const anchor = (name: string): Box | undefined => {
    const element = board.querySelector(`[data-anchor="${name}"]`);
    return element ? boxOf(element, board) : undefined;
  };
  const here = new Set(cards.map((card) => card.dataset.spot));
  const gone = [...before].filter(([key]) => !here.has(key)).map(([, spot]) => spot);
  const more = now.held.map((held, seat) => held - (was.held[seat] ?? 0));
  const anew = now.deal !== was.deal;
  const giver = more.findIndex((change, seat) => change < 0 && seat !== viewer);
  const source = anew || giver < 0 ? "stock" : `seat-${giver}`;
  const fresh: HTMLElement[] = [];
  const moves: [HTMLElement, Box][] = [];
  for (const card of cards) {
    if (card.classList.contains("held")) continue; // it follows the pointer
    const old = before.get(card.dataset.spot as string);
    if (old && !anew) moves.push([card, old]);
    else fresh.push(card);
  }
  for (const card of fresh) {
    const at = anew ? -1 : gone.findIndex((spot) => spot.face === card.dataset.face);
    const from = at >= 0 ? gone.splice(at, 1)[0] : anchor(source);
    if (from) moves.push([card, from]);
  }
  const boxes = moves.map(([card]) => boxOf(card, board));
  moves.forEach(([card, from], k) => slide(card, from, boxes[k] as Box, duration));
  return flights(gone, more, was, anew, viewer, anchor);
}

function slide(card: HTMLElement, from: Box, to: Box, duration: number): void {
  const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / (to.width || 1)];
  if (Math.hypot(x, y) < 1 && Math.abs(scale - 1) < 0.02) return;
  const motion = card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 6 },
      { transform: "none", zIndex: 6 },
    ],
    { duration, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" },
  );
  gliding.set(card, motion);
}

/** What went into a hand that is not seen: from the table with its face, else from the stock with its back. */
function flights(gone: Spot[], more: number[], was: GameView, anew: boolean, viewer: number, anchor: (name: string) => Box | undefined): Flight[] {
  const result: Flight[] = [];
  const stock = anchor("stock");
  if (anew) {
    if (stock) result.push(...gone.slice(0, MAX_FLIGHTS).map(({ face, ...from }) => ({ face, from, to: stock })));
    return result;
  }
  more.forEach((change, seat) => {
    const to = anchor(`seat-${seat}`);
    if (change <= 0 || seat === viewer || !to) return;
    const open = gone.splice(0, change);
    result.push(...open.map(({ face, ...from }) => ({ face, from, to })));
    if (!open.length && stock && was.phase !== "take") result.push(...Array.from({ length: Math.min(3, change) }, () => ({ from: stock, to })));
  });
  return result;
}
