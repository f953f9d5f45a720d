// What is lit at a table: the pieces that an action is made of, or places by name. The coach and lessons light them.
//
// Whoever lights sets `BoardState.lit`: `board.lit = { action: "play r" }` or `{ places: ["hand"] }`; `undefined` puts it out.
// The regions of every table are places (seats, board, message, hand); others are the board's own, such as `card-r`.
//
// A board says once, in its Board.svelte, which of its places an action is made of, and its parts ask about theirs:
//
//   const isLit = lights(() => lit, (action) => [`card-${action.split(" ")[1]}`]);   // lit is a prop of every board
//   const isLit = litPlaces();                                                       // in a part of the board
//   <button data-lit={isLit("card-r")}>
//
// Lit is what is to be touched now: where an action takes several taps, a card that is chosen already is not lit any more,
// and the button that does it is lit in the end. So `button[data-lit]`, tapped again and again, does the action; what is lit and
// no button shows what it is about. Words say it, too: light is never the only sign. app.css draws `[data-lit]`.

import { getContext, setContext, tick } from "svelte";

export interface Lit {
  action?: string;
  places?: readonly string[];
}

/** The value of the attribute data-lit: undefined leaves it out. */
type IsLit = (place: string) => "" | undefined;

const KEY = Symbol("lit");

/** For a Board.svelte: what is lit on it. Whatever is lit is scrolled into view. */
export function lights(lit: () => Lit | undefined, placesOf: (action: string) => readonly string[]): IsLit {
  const places = $derived.by(() => {
    const { action, places = [] } = lit() ?? {};
    return new Set([...places, ...(action ? placesOf(action) : [])]);
  });
  $effect(() => {
    if (places.size)
      void tick().then(() => document.querySelectorAll("[data-lit]").forEach((one) => one.scrollIntoView({ block: "nearest", inline: "nearest" })));
  });
  return setContext<IsLit>(KEY, (place) => (places.has(place) ? "" : undefined));
}

/** For a part of a board: what is lit around it; nothing where nothing says so. */
export const litPlaces = (): IsLit => getContext<IsLit | undefined>(KEY) ?? (() => undefined);
