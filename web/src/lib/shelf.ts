// Search on the shelf: games by what their titles say.

import type { GameCard } from "./wire";

/** So many games are looked through by eye; from there on the shelf has a field to search. */
export const SEARCHABLE_FROM = 10;

/** A text without its case and accents. */
export const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The games whose title, in any language, has each of the words that were typed. */
export function found(games: GameCard[], search: string): GameCard[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const titles = folded([game.id, ...Object.values(game.titles)].join(" "));
    return words.every((word) => titles.includes(word));
  });
}
