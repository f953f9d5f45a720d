// Where cards and objectives lie, for what travels between two views.

import { spots, type Place } from "$kit/places";
import { objectiveNumber, type Card, type GameView } from "./notation";

const cards = (name: string, cards: Card[], covered = 0): Place => ({
  name,
  deck: "cards",
  side: name.startsWith("seat") || name === "hand" ? "seat" : "table",
  covered,
  open: cards.map((card) => ({ kind: card.kind, spot: `${name}:${card.key}` })),
});

export function placesOf(now: GameView, viewer: number): Place[] {
  const seats = Array.from({ length: now.players }, (_, seat) => seat);
  return [
    ...now.markets.map((offered, market) => cards(`market-${market}`, offered)),
    cards("hand", now.hand),
    ...seats.filter((seat) => seat !== viewer).map((seat) => cards(`seat-${seat}`, [], now.held[seat])),
    { ...cards("draw", [], now.draw), side: "stock" },
    // On the discards only the topmost is seen.
    { ...cards("discards", []), open: now.discards.map(({ kind }) => ({ kind, spot: "discards" })) },
    {
      name: "row",
      deck: "objectives",
      side: "table",
      covered: 0,
      open: now.row.flatMap((objective, place) => (objective ? [{ kind: objectiveNumber(objective), spot: `row:${place}` }] : [])),
    },
    { name: "pile", deck: "objectives", side: "stock", covered: now.hidden, open: [] },
    ...seats.map((seat): Place => ({
      name: `won-${seat}`,
      deck: "objectives",
      side: "seat",
      covered: 0,
      open: spots(`won-${seat}`, (now.claimed[seat] ?? []).map(objectiveNumber)),
    })),
  ];
}
