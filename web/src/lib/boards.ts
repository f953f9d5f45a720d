// Which games have a drawn board? Those with a Board.svelte in their folder; all others get the generic one.

import type { Component } from "svelte";
import type { Problem, Reason, Sentence, View } from "./wire";

/** An action that everybody saw, and what was told of it. */
export interface Done {
  seat: number;
  action: string;
  told: Sentence[];
}

/** What every board is given; see web/README.md. */
export interface BoardProps {
  view: View;
  /** Whose seat looks on; -1: nobody's. */
  viewer: number;
  names: string[];
  /** Who is to act. */
  toAct: number[];
  /** What the viewer may do now, in notation, and the same in words. */
  legal: string[];
  labels: string[];
  /** So many more legal actions are not listed. */
  more: number;
  /** How near the viewer is to each thing to reach that the game names, in its notation; none for most games. */
  near: string[];
  /** The table in words. */
  lines: string[];
  /** The same before they were put into words: with the numbers that the house has reckoned. */
  told: Sentence[];
  /** What was done last, and by whom; none before the first move. */
  last?: { seat: number; action: string };
  /** What was done before, the oldest first, without what the shell says above the board: it need not be said twice. None
   * in an example, where all of it stands beside the board. */
  earlier?: Done[];
  /** So many milliseconds a piece takes from where it was to where it goes; 0: it is simply there. */
  glide: number;
  busy: boolean;
  act(action: string): Promise<boolean>;
  why(action: string): Promise<Reason | Problem>;
  /** Have the shell say why not: the sentence and the paragraph of the rulebook. */
  explain(action: string): void;
  /** Legal actions that begin so, or whose words say so. */
  find(start: string): Promise<{ legal: string[]; labels: string[]; more: number }>;
  /** A message of the game in the reader's language. */
  words(key: string): string;
}

const found = import.meta.glob<{ default: Component<BoardProps> }>("../../../src/ludotheque/games/*/board/Board.svelte");

const loader = (game: string) => Object.entries(found).find(([path]) => path.split("/").at(-3) === game)?.[1];

export function isDrawn(game: string): boolean {
  return loader(game) !== undefined;
}

/** The game's own board; none if it has none, or if it cannot be had now. */
export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  return (await loader(game)?.().catch(() => undefined))?.default;
}
