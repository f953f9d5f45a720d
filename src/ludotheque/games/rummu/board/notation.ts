// Reads views, actions and sentences of this game: names for the numbers of state.py, and the letters of notation.py.

import type { Letter } from "$art/cards";
import type { RoundOfScore, Sentence, View } from "$lib/wire";
import { PHASES, fieldsOf } from "./view";

/** Rows of ten, as the rules number the cards. */
const ROWS = ["y", "r", "b", "g", "k"] as const;
export const VERBS_OF_ONE = ["add", "free", "discard"] as const;

/** Keys of the colours' names. */
export const NAMES: Record<string, string> = { r: "board-red", b: "board-blue", g: "board-green", y: "board-yellow", k: "board-black" };

/** A card as it is written: r5. */
export type Face = string;
export const letterOf = (face: Face) => face[0] as Letter;
export const valueOf = (face: Face) => Number(face.slice(1));

export interface Combination {
  number: number;
  owner: number;
  cards: Face[];
}

/** A card in the viewer's hand; of two copies the second has a key of its own. */
export interface Held {
  key: string;
  face: Face;
  spot: string;
}

export type GameView = ReturnType<typeof readView>;

export function readView(view: View, viewer: number) {
  const fields = fieldsOf(view);
  const { players, piled, deal, turns, turn, stocked } = fields;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const hand = viewer < 0 ? [] : faces(fields.hand[viewer], fields.hand_twice[viewer]);
  return {
    players,
    phase: PHASES[fields.phase] ?? "over",
    deal,
    /** How many turns this deal has had. */
    turns,
    turn,
    score: fields.score.slice(0, players),
    held: fields.held.slice(0, players),
    stocked,
    piled,
    top: piled ? faceOf(fields.pile[piled - 1] ?? 0) : undefined,
    combinations: Array.from({ length: fields.lying }, (_, slot): Combination => ({
      number: fields.number[slot] ?? 0,
      owner: fields.owner[slot] ?? 0,
      cards: faces(fields.cards[slot]),
    })),
    hand: hand.map((face, k) => ({ face, key: hand.indexOf(face) < k ? `${face}-2` : face })).map((held): Held => ({ ...held, spot: `hand:${held.key}` })),
    /** What everybody knows each seat to hold. */
    known: seats.map((seat) => faces(fields.known[seat], fields.known_twice[seat])),
  };
}

export const numberOf = (face: Face): number => ROWS.indexOf(letterOf(face) as (typeof ROWS)[number]) * 10 + valueOf(face);
export const faceOf = (card: number): Face => `${ROWS[Math.floor(card / 10)]}${card % 10}`;

/** The cards of a mask and of that of second copies, by value: a run reads as a run. A negative mask is one that is not seen. */
function faces(mask: number | string = 0, twice: number | string = 0): Face[] {
  return [BigInt(mask), BigInt(twice)]
    .flatMap((bits) =>
      bits < 0n
        ? []
        : Array.from({ length: 50 }, (_, card) => card)
            .filter((card) => (bits >> BigInt(card)) & 1n)
            .map(faceOf),
    )
    .sort(byNumber);
}

/** The order in which the server writes the cards of an action; on the table yellow comes last. */
const written = (cards: Face[]) => cards.toSorted((a, b) => valueOf(a) - valueOf(b) || "rbgyk".indexOf(letterOf(a)) - "rbgyk".indexOf(letterOf(b))).join(" ");
const colourOrder = (face: Face) => "rbgky".indexOf(face[0] as string);
export const byNumber = (a: Face, b: Face) => valueOf(a) - valueOf(b) || colourOrder(a) - colourOrder(b);
export const byColour = (a: Face, b: Face) => colourOrder(a) - colourOrder(b) || valueOf(a) - valueOf(b);

export const discard = (face: Face) => `discard ${face}`;
export const add = (cards: Face[], number: number) => `add ${written(cards)} ${number}`;
export const free = (face: Face, number: number) => `free ${face} ${number}`;
export const back = (face: Face, number: number) => `back ${face} ${number}`;
export const lay = (cards: Face[]) => `lay ${written(cards)}`;

/** Which cards an action named, and at which combination. */
export function parseAction(action: string): { verb: string; cards: Face[]; number?: number } {
  const [verb = "", ...rest] = action.split(" ");
  const at = rest.findIndex((word) => /^\d/.test(word));
  return { verb, cards: at < 0 ? rest : rest.slice(0, at), number: at < 0 ? undefined : Number(rest[at]) };
}

/** Values that the server computes: what combinations count, how long the first one must be, who plays with whom. */
export interface ServerValues {
  points: Map<number, number>;
  opening?: number;
  partner: Map<number, number>;
}

export function serverValues(sentences: Sentence[]): ServerValues {
  const values: ServerValues = { points: new Map(), partner: new Map() };
  const seat = (given: unknown) => (given as { seat: number }).seat;
  for (const { key, given = {} } of sentences) {
    if (key === "table-combination") values.points.set(Number(given.number), Number(given.points));
    else if (key === "table-opening") values.opening = Number(given.cards);
    else if (key === "table-team") {
      values.partner.set(seat(given.who), seat(given.partner));
      values.partner.set(seat(given.partner), seat(given.who));
    }
  }
  return values;
}

const SHAPES: Record<string, Letter> = { "●": "r", "■": "b", "▲": "g", "★": "y", "◆": "k" };

/** What stayed in each hand after the last deal: the score of the match says it. */
export function lastHands(score: RoundOfScore[]): Face[][] {
  return (score.at(-1)?.parts ?? []).map((parts) => {
    const cards = parts.find(({ why }) => why.key.startsWith("score-hand"))?.why.given?.cards ?? "";
    return String(cards)
      .split(" ")
      .flatMap((card) => (SHAPES[card[0] ?? ""] ? [`${SHAPES[card[0] ?? ""]}${card.slice(1)}`] : []));
  });
}

/** A number as people write it: +10, −5, 0. */
export const signed = (number: number) => (number > 0 ? `+${number}` : plain(number));
export const plain = (number: number) => String(number).replace("-", "−");
