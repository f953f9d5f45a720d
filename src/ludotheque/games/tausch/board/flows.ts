// The movements between two views: what is fewer in one place and more in another has moved. No rule of the game is needed.

import type { Card, Objective, GameView } from "./notation";

export interface Flight {
  /** A card, an objective, or the back of a card. */
  card?: Card;
  objective?: Objective;
  /** Names of spots: hand, market-2, seat-1, draw, discards, row-3, pile, won-1; of a card there: hand:12-0. */
  from: string;
  to: string;
}

/** More at once cannot be followed by eye. */
const MAX_FLIGHTS = 18;

type Lying = { card: Card; spot: string };

function lying(of: GameView): Lying[] {
  return [
    ...of.markets.flatMap((cards, market) => cards.map((card) => ({ card, spot: `market-${market}` }))),
    ...of.hand.map((card) => ({ card, spot: "hand" })),
    ...of.discards.map((card) => ({ card, spot: "discards" })),
  ];
}

/** What is here and not there. */
function less(here: Lying[], there: Lying[]): Lying[] {
  const rest = there.map(({ card, spot }) => `${spot}:${card.kind}`);
  return here.filter(({ card, spot }) => {
    const at = rest.indexOf(`${spot}:${card.kind}`);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

export function flights(before: GameView, after: GameView, viewer: number): Flight[] {
  if (!before.players || before.players !== after.players) return [];
  const gone = less(lying(before), lying(after));
  const come = less(lying(after), lying(before));
  const actor = after.held.findIndex((held, seat) => seat !== viewer && (held !== before.held[seat] || after.won[seat] !== before.won[seat]));
  const hidden = actor < 0 ? "draw" : `seat-${actor}`;
  const result: Flight[] = [];
  let given = 0;
  for (const { card, spot } of come) {
    const at = gone.findIndex((one) => one.card.kind === card.kind && one.spot !== spot);
    const from = at >= 0 ? gone.splice(at, 1)[0] : undefined;
    if (!from && spot !== "hand") given += 1;
    // On the discards only the topmost is seen.
    result.push({
      card,
      from: from ? `${from.spot}:${from.card.key}` : spot === "hand" ? "draw" : hidden,
      to: spot === "discards" ? spot : `${spot}:${card.key}`,
    });
  }
  const renewed = gone.filter(({ spot }) => spot === "discards").length;
  const taken = gone.filter(({ spot }) => spot.startsWith("market"));
  for (const { card, spot } of taken) result.push({ card, from: `${spot}:${card.key}`, to: hidden });
  for (let k = 0; k < Math.min(3, renewed); k++) result.push({ from: "discards", to: "draw" });
  if (actor >= 0) {
    const drawn = (after.held[actor] ?? 0) - (before.held[actor] ?? 0) + given - taken.length;
    for (let k = 0; k < drawn; k++) result.push({ from: "draw", to: hidden });
  }
  return [...result, ...objectives(before, after)].slice(0, MAX_FLIGHTS);
}

function objectives(before: GameView, after: GameView): Flight[] {
  const winner = after.won.findIndex((won, seat) => won > (before.won[seat] ?? 0));
  return after.row.flatMap((objective, place): Flight[] => {
    const was = before.row[place];
    if (was === objective) return [];
    return [
      ...(was && winner >= 0 ? [{ objective: was, from: `row-${place}`, to: `won-${winner}` }] : []),
      ...(objective ? [{ objective, from: "pile", to: `row-${place}` }] : []),
    ];
  });
}
