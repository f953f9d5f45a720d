// Dice: how many of how many sides, which of them are kept, and what was thrown.

import { draw } from "./lots";

export const SIDES = [4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof SIDES)[number];
export const MAX_DICE = 6;
const MAX_THROWS = 30;

export interface Die {
  /** 0: not thrown yet. */
  value: number;
  /** It stays as it lies in the next throw. */
  kept: boolean;
}

export interface Throw {
  sides: Sides;
  values: number[];
  sum: number;
}

export const fresh = (count: number): Die[] => Array.from({ length: count }, () => ({ value: 0, kept: false }));

/** Throw all dice that are not kept; if all are, all of them. */
export function thrown(dice: Die[], sides: Sides): Die[] {
  const all = dice.every(({ kept }) => kept);
  return dice.map((die) => (die.kept && !all ? die : { value: draw(sides) + 1, kept: false }));
}

export function throwOf(dice: Die[], sides: Sides): Throw {
  const values = dice.map(({ value }) => value);
  return { sides, values, sum: values.reduce((sum, value) => sum + value, 0) };
}

/** The last throws, the newest first. */
export const remembered = (throws: Throw[], last: Throw): Throw[] => [last, ...throws].slice(0, MAX_THROWS);
