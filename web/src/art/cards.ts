// The print of a card: the letters that games write for colours, the inks, and the size of texts.

import type { PigColour } from "./pigs";

export const LETTERS = ["r", "b", "g", "y", "k", "w"] as const;
export type Letter = (typeof LETTERS)[number];
export const COLOURS: Record<Letter, PigColour> = { r: "red", b: "blue", g: "green", y: "yellow", k: "black", w: "white" };

/** The ink of numbers and signs, with a contrast of at least 4.5 to 1 on card and tint; the same in both themes. */
export const INKS: Record<Letter, string> = { r: "#a81f19", b: "#17518c", g: "#1c5f25", y: "#6e4c00", k: "#2b2522", w: "#574a40" };
export const TINTS: Record<Letter, string> = { r: "#fbe3da", b: "#dfe9f2", g: "#e2eed8", y: "#fdefbf", k: "#e4ddd3", w: "#fbf6ec" };

/** The font size at which a text fits into a width; a figure of a serif face is about half as wide as high. */
export function fitting(text: string, room: number, most: number): number {
  return Math.min(most, room / Math.max(1, text.length) / 0.56);
}
