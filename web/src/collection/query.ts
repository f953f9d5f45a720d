// What is looked for in the collection, and how it stands in the address: the same names as in the server's search.

import { spokenIn, without } from "./spoken";

export interface CollectionQuery {
  text: string;
  /** So many people are here. */
  players?: number;
  /** Of the youngest. */
  age?: number;
  minutes?: number;
  mechanics: string[];
  languages: string[];
  work: string;
  game: string;
  /** Only what can be played here, now. */
  playable: boolean;
  /** Only what is not lent. */
  here: boolean;
  /** Only boxes of which pieces are missing. */
  missing: boolean;
  /** Three boxes are proposed; another number gives others. */
  draw?: number;
}

const MAX_TEXT_LENGTH = 200;
const MAX_SEVERAL = 10;
const MAX_DRAW = 999;

/** What an address says after ?. What makes no sense is left out. */
export function queryOf(address: string): CollectionQuery {
  const given = new URLSearchParams(address);
  const text = (name: string): string => (given.get(name) ?? "").slice(0, MAX_TEXT_LENGTH);
  const several = (name: string): string[] => [...new Set(given.getAll(name).filter(Boolean))].slice(0, MAX_SEVERAL);
  const number = (name: string, low: number, high: number): number | undefined => {
    const found = /^\d{1,4}$/.test(given.get(name) ?? "") ? Number(given.get(name)) : NaN;
    return found >= low && found <= high ? found : undefined;
  };
  return {
    text: text("text"),
    players: number("players", 1, 99),
    age: number("age", 0, 99),
    minutes: number("minutes", 1, 9999),
    mechanics: several("mechanic"),
    languages: several("language"),
    work: text("work"),
    game: text("game"),
    playable: given.get("playable") === "1",
    here: given.get("here") === "1",
    missing: given.get("missing") === "1",
    draw: number("draw", 0, MAX_DRAW),
  };
}

/** The filters as they are sent to the server, and as they stand in the address; "" where nothing is looked for. */
export function parametersOf(query: CollectionQuery): string {
  const given = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => value !== undefined && value !== "" && given.append(name, String(value));
  add("text", query.text);
  add("players", query.players);
  add("age", query.age);
  add("minutes", query.minutes);
  for (const mechanic of query.mechanics) add("mechanic", mechanic);
  for (const language of query.languages) add("language", language);
  add("work", query.work);
  add("game", query.game);
  if (query.playable) add("playable", 1);
  if (query.here) add("here", 1);
  if (query.missing) add("missing", 1);
  return given.toString();
}

/** What the server is asked: what is typed as one says it ("4 players") are filters, and count more than those chosen. */
export function askedOf(query: CollectionQuery): CollectionQuery {
  const spoken = spokenIn(query.text);
  return { ...query, ...Object.fromEntries(spoken.map(({ name, value }) => [name, value])), text: without(query.text, spoken) };
}

/** The address of a search. */
export function addressOf(query: Partial<CollectionQuery>): string {
  const whole = { ...queryOf(""), ...query };
  const parts = [parametersOf(whole), whole.draw === undefined ? "" : `draw=${whole.draw}`].filter(Boolean);
  return `/collection${parts.length ? `?${parts.join("&")}` : ""}`;
}

/** The draw that follows one; the first if nothing was drawn. */
export const nextDraw = (draw: number | undefined): number => (draw === undefined ? 0 : (draw + 1) % (MAX_DRAW + 1));

/** How many filters are chosen; the text is none. */
export function filtersIn(query: CollectionQuery): number {
  const single = [query.players, query.age, query.minutes, query.work || undefined, query.game || undefined].filter((value) => value !== undefined).length;
  return single + query.mechanics.length + query.languages.length + Number(query.playable) + Number(query.here) + Number(query.missing);
}
