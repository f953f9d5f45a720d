// What lies where in a view, and what has moved between two views: whatever is fewer in one place and more in another. No rule
// of the game is needed.

import type { ToldEffect, View } from "$lib/wire";
import type { Travel } from "./motion.svelte";
import { allOf, type Declaration } from "./declaration";

/** A card or tile whose face is seen, in the spot where it lies. */
export interface Open {
  kind: number;
  /** The name of its own spot, or that of its place. */
  spot: string;
}

/** Where cards of a deck lie: some open, some covered. */
export interface Place {
  name: string;
  deck: string;
  open: Open[];
  covered: number;
  /** Of a seat, of the stock, or of the table. */
  side: "seat" | "stock" | "table";
  /** The field of the view that it is, or part of; of a seat's, which seat. */
  field?: string;
  seat?: number;
}

/** What travels: a card with its face, or its back. */
export interface Thing {
  deck: string;
  kind?: number;
}

export const numberOf = (view: View, key: string, otherwise = 0): number => Number(view[key] ?? otherwise);
export const rowOf = (view: View, key: string): number[] =>
  Array.isArray(view[key]) ? view[key].map(Number) : view[key] === undefined ? [] : [Number(view[key])];
export const rowsOf = (view: View, key: string): number[][] =>
  Array.isArray(view[key]) ? (view[key] as unknown[]).map((row) => (Array.isArray(row) ? row.map(Number) : [Number(row)])) : [];

/** Counts by kind as kinds, each as often as it is there; hidden counts are none. */
export const listed = (counts: number[]): number[] => counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => kind));

/** The spot of a card in a hand or a chain: by its kind, and which copy of it. */
export function spots(place: string, kinds: number[]): Open[] {
  const seen = new Map<number, number>();
  return kinds.map((kind) => {
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return { kind, spot: `${place}:${kind}.${copy}` };
  });
}

/** The name of the place of a seat's hand. */
export const handOf = (name: string, seat: number): string => `${name}-${seat}`;

/** How many seats play; a view that does not say so is of a match of two. */
export const playersOf = (view: View): number => numberOf(view, "players", 2);

export function placesOf(declaration: Declaration, view: View, viewer: number): Place[] {
  const seats = Array.from({ length: playersOf(view) }, (_, seat) => seat);
  const place = (field: string, deck: string, of: Partial<Place>): Place => ({ name: field, field, deck, open: [], covered: 0, side: "table", ...of });
  return [
    ...allOf(declaration, "hands").flatMap(({ name, deck, size }) =>
      seats.map((seat) => {
        const open = spots(handOf(name, seat), listed(rowsOf(view, name)[seat] ?? []));
        const held = size ? (rowOf(view, size)[seat] ?? 0) : open.length;
        // Cards of others that all may see are open, but have no spots of their own in the picture.
        const seen = seat === viewer ? open : open.map((one) => ({ ...one, spot: handOf(name, seat) }));
        return place(name, deck, { name: handOf(name, seat), seat, side: "seat", open: seen, covered: Math.max(0, held - open.length) });
      }),
    ),
    ...allOf(declaration, "stock").map(({ name, deck, size }) => place(name, deck, { side: "stock", covered: numberOf(view, size) })),
    ...allOf(declaration, "pile").map(({ name, deck }) =>
      place(name, deck, { open: listed(rowOf(view, name)).map((kind) => ({ kind, spot: `${name}:${kind}` })) }),
    ),
    ...allOf(declaration, "piles").flatMap(({ name, deck }) =>
      rowsOf(view, name).map((row, number) => place(name, deck, { name: `${name}-${number}`, open: laid(`${name}-${number}`, row) })),
    ),
    ...allOf(declaration, "display").map(({ name, deck }) => place(name, deck, { open: laid(name, rowOf(view, name)) })),
    ...allOf(declaration, "chain").map(({ name, deck }) => {
      const lying = rowOf(view, name).filter((kind) => kind >= 0);
      return place(name, deck, { open: spots(name, lying) });
    }),
    ...allOf(declaration, "choices").flatMap(({ name, deck, chosen, shown }) =>
      seats.map((seat) => {
        const [face = -1, own = -1] = [rowOf(view, shown)[seat], rowOf(view, name)[seat]];
        const kind = face >= 0 ? face : own;
        const spot = handOf(name, seat);
        return place(name, deck, { name: spot, seat, open: kind < 0 ? [] : [{ kind, spot }], covered: kind < 0 && rowOf(view, chosen)[seat] ? 1 : 0 });
      }),
    ),
  ];
}

const laid = (place: string, kinds: number[]): Open[] => kinds.flatMap((kind, k) => (kind < 0 ? [] : [{ kind, spot: `${place}:${k}` }]));

/** More at once cannot be followed by eye: neither in all, nor from one place to one other. */
const MAX_TRAVELS = 24;
const MAX_ALIKE = 3;

interface Change {
  place: Place;
  gone: Open[];
  come: Open[];
  covered: number;
}

/** What is in one list and not in another, each as often as it is. */
function without(these: Open[], those: Open[]): Open[] {
  const left = those.map(({ kind }) => kind);
  return these.filter(({ kind }) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** `actor`: the name of the hand of whoever did it; what he gives and takes at once may leave as many cards in it as before.
 * `effects`: what the rules tell of it, where more than one way is possible. */
export function travels(before: Place[], after: Place[], actor?: string, effects: readonly ToldEffect[] = []): Travel<Thing>[] {
  if (before.map(({ name }) => name).join() !== after.map(({ name }) => name).join()) return []; // another match
  const changes = after.map((place, k): Change => {
    const was = before[k] as Place;
    return { place, gone: without(was.open, place.open), come: without(place.open, was.open), covered: place.covered - was.covered };
  });
  const result: Travel<Thing>[] = [];
  const alike = new Map<string, number>();
  const send = (thing: Thing, from: string, to: string) => {
    const way = `${from.split(":")[0]} ${to.split(":")[0]}`; // the places
    alike.set(way, (alike.get(way) ?? 0) + 1);
    if (thing.kind !== undefined || (alike.get(way) ?? 0) <= MAX_ALIKE) result.push({ thing, from, to });
  };
  const isTold = (from: Place, to: Place) =>
    effects.some((one) => one.from === from.field && one.to === to.field && [from, to].every(({ seat }) => seat === undefined || seat === one.seat));
  const sameDeck = (deck: string) => changes.filter(({ place }) => place.deck === deck);

  // Faces that were seen in one place and are seen in another.
  for (const change of changes)
    change.come = change.come.filter(({ kind, spot }) => {
      const sources = sameDeck(change.place.deck).filter((one) => one !== change && one.gone.some((open) => open.kind === kind));
      const source = sources.find((one) => isTold(one.place, change.place)) ?? sources[0];
      if (!source) return true;
      const at = source.gone.findIndex((open) => open.kind === kind);
      const [from] = source.gone.splice(at, 1);
      send({ deck: change.place.deck, kind }, from?.spot ?? source.place.name, spot);
      return false;
    });
  // Faces that come out of what was covered: out of a hand to the table, out of the stock into a hand.
  for (const change of changes)
    for (const { kind, spot } of change.come) {
      const own = change.covered < 0 ? [change] : []; // turned over where it lies
      const sources = [...own, ...sameDeck(change.place.deck).filter((one) => one !== change && one.covered < 0)];
      const told = sources.find((one) => isTold(one.place, change.place));
      const usual = told ?? sources.find((one) => one.place.side === (change.place.side === "seat" ? "stock" : "seat")) ?? sources[0];
      const source = own[0] ?? usual ?? sameDeck(change.place.deck).find((one) => one !== change && one.place.name === actor);
      if (!source) continue;
      source.covered += 1;
      if (source !== change) send({ deck: change.place.deck, kind }, source.place.name, spot);
    }
  const goalOf = (change: Change) => {
    const goals = sameDeck(change.place.deck).filter((one) => one.covered > 0);
    return goals.find((one) => isTold(change.place, one.place)) ?? goals[0];
  };
  // Faces that are covered now.
  for (const change of changes)
    for (const { kind, spot } of change.gone) {
      const goal = goalOf(change);
      if (!goal) continue;
      goal.covered -= 1;
      if (goal === change) continue;
      send(goal.place.side === "stock" ? { deck: change.place.deck } : { deck: change.place.deck, kind }, spot, goal.place.name);
    }
  // What nobody sees.
  for (const change of changes)
    while (change.covered < 0) {
      const goal = goalOf(change);
      if (!goal) break;
      change.covered += 1;
      goal.covered -= 1;
      send({ deck: change.place.deck }, change.place.name, goal.place.name);
    }
  return result.slice(0, MAX_TRAVELS);
}
