// What the parts of a drawn board share: the view, what may be done, and what things are called.

import type { View } from "$lib/wire";
import type { Choice } from "./actions";
import type { Deck, Declaration } from "./declaration";
import type { Place } from "./places";

export interface Playing {
  readonly declaration: Declaration;
  readonly view: View;
  /** The view whose pieces have arrived: for numbers. */
  readonly counted: View;
  readonly places: Place[];
  /** What may be done, by piece. */
  readonly choices: ReadonlyMap<string, Choice[]>;
  readonly viewer: number;
  readonly names: string[];
  readonly last?: { seat: number; action: string };
  readonly glide: number;
  deckOf(name: string): Deck;
  /** A card or tile by its name. */
  nameOf(deck: string, kind: number): string;
  /** A component by its name. */
  title(name: string): string;
  /** A message of the game, if it has it. */
  own(key: string): string | undefined;
  /** Do what can be done with a piece, or have it said why `otherwise` is not possible. */
  use(piece: string, otherwise?: string): void;
}
