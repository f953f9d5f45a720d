// What the tray knows about its cards, however it is drawn: what may be asked for, and how a card is called.

import type { Letter } from "$art/cards";
import { ask, cardOf, colourOf, mark, valueOf, VALUES, type Card, type GameView } from "./notation";

export interface Asking {
  now: GameView;
  colours: readonly Letter[];
  viewer: number;
  /** The others, in the order in which they are drawn. */
  others: number[];
  names: string[];
  legal: string[];
  labels: string[];
  wanted?: Card;
  whom?: number;
  notes: boolean;
  glide: number;
  choose(card: Card, event: MouseEvent): void;
  words(key: string): string;
}

export const cardsOf = (colours: readonly Letter[]): Card[] => colours.flatMap((colour) => VALUES.map((value) => cardOf(colour, value)));

/** The cards that may be asked for, of whoever is picked. */
export const readyCards = ({ legal, whom }: Asking): ReadonlySet<Card> =>
  new Set(legal.filter((action) => whom === undefined || action.startsWith(ask(whom, ""))).map((action) => action.split(" ")[2] ?? ""));

/** Who has laid each value. */
export const laidSets = ({ now }: Asking): ReadonlyMap<number, number> =>
  new Map(now.sets.flatMap((values, seat) => values.map((value): [number, number] => [value, seat])));

export const nameOf = ({ viewer, words, names }: Asking, seat: number): string => (seat === viewer ? words("board-you") : (names[seat] ?? ""));

export function describe(asking: Asking, card: Card): string {
  const { now, viewer, others, legal, labels, whom, notes, words } = asking;
  const plain = `${words(`colour-${colourOf(card)}`)} ${valueOf(card)}`;
  const which = whom === undefined ? -1 : legal.indexOf(ask(whom, card));
  if (which >= 0) return labels[which] ?? plain;
  const owner = laidSets(asking).get(valueOf(card));
  if (owner !== undefined) return `${plain}: ${words("board-laid")} (${nameOf(asking, owner)})`;
  if (now.hand.has(card)) return `${plain}: ${words("board-yours")}${notes && now.known[viewer]?.has(card) ? `, ${words("board-seen")}` : ""}`;
  const noted = notes ? others.map((seat): [number, string] => [seat, mark(now, seat, card)]).filter(([, mark]) => mark !== "open") : [];
  return [plain, ...noted.map(([seat, mark]) => `${nameOf(asking, seat)}: ${mark === "has" ? words("board-has") : words("board-lacks")}`)].join(", ");
}
