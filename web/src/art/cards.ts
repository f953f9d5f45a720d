// What is printed on a card? The letters that games write for colours, the inks, and what the corners show.

import type { PigColour } from "./pigs";

export const LETTERS = ["r", "b", "g", "y", "k", "w"] as const;
export type Letter = (typeof LETTERS)[number];
export const COLOURS: Record<Letter, PigColour> = { r: "red", b: "blue", g: "green", y: "yellow", k: "black", w: "white" };

/** What numbers and signs are printed with: each at least 4.5 to 1 on card and on tint. The paper is the same by day and by lamplight. */
export const INKS: Record<Letter, string> = { r: "#a81f19", b: "#17518c", g: "#1c5f25", y: "#6e4c00", k: "#2b2522", w: "#574a40" };
export const TINTS: Record<Letter, string> = { r: "#fbe3da", b: "#dfe9f2", g: "#e2eed8", y: "#fdefbf", k: "#e4ddd3", w: "#fbf6ec" };

/** How large a text is printed that has to go into so much room; a figure of a serif face is about half as wide as high. */
export function fitting(text: string, room: number, most: number): number {
  return Math.min(most, room / Math.max(1, text.length) / 0.56);
}
