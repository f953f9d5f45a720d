// The interface of the board for its parts: legal actions and their names, and the cards being held.

import type { Face } from "./notation";

export interface Table {
  may(action: string): boolean;
  /** An action in words, if it is allowed. */
  label(action: string): string | undefined;
  /** Do it, or have it explained why not. */
  choose(action: string): void;
  /** A card by its name. */
  name(face: Face): string;
  words(key: string): string;
  /** What is done with the cards that are picked or dragged at the combination of this number: added, if that is allowed. */
  put(number: number): string;
  /** The one card that is picked or dragged; none if there are more. */
  readonly one: Face | undefined;
  /** The cards that are picked or dragged. */
  readonly carried: Face[];
  /** What the dragged card is over. */
  readonly over: string;
  /** The words of what was asked for and is not answered yet: shown at once. */
  readonly pending: string[];
  /** The viewer has to take something back now. */
  readonly backing: boolean;
}
