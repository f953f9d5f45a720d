// Where the cards lie, for what travels between two views.

import type { Travel } from "$kit/motion.svelte";
import { travels, type Place, type Thing } from "$kit/places";
import { numberOf, type GameView } from "./notation";

function placesOf(now: GameView, viewer: number): Place[] {
  const place = (name: string, side: Place["side"], cards: [string, string][], covered = 0): Place => {
    return { name, deck: "cards", side, covered, open: cards.map(([face, spot]) => ({ kind: numberOf(face), spot })) };
  };
  const top = now.top === undefined ? [] : [now.top];
  return [
    place("stock", "stock", [], now.stocked),
    place(
      "pile",
      "table",
      top.map((face) => [face, `pile:${now.piled}`]),
      now.piled - top.length,
    ),
    place(
      "table",
      "table",
      now.combinations.flatMap(({ number, cards }) => cards.map((face): [string, string] => [face, `${number}:${face}`])),
    ),
    ...now.held.map((held, seat) =>
      seat === viewer
        ? place(
            "hand",
            "seat",
            now.hand.map(({ face, spot }) => [face, spot]),
          )
        : place(`seat-${seat}`, "seat", [], held),
    ),
  ];
}

export function travelsBetween(before: GameView, after: GameView, viewer: number): Travel<Thing>[] {
  const [was, is] = [placesOf(before, viewer), placesOf(after, viewer)];
  if (before.deal === after.deal) return travels(was, is);
  // A new deal: everything is in the stock again, and comes from there.
  const all = is.reduce((sum, { open, covered }) => sum + open.length + covered, 0);
  return travels(
    is.map((place) => ({ ...place, open: [], covered: place.side === "stock" ? all : 0 })),
    is,
  );
}
