// A box in a few words: its titles for the reader, how many play, how old, how long.

import { say, words } from "../lib/words.svelte";
import type { CatalogCard, CatalogFacts } from "../lib/wire";

type Described = Pick<CatalogFacts, "title" | "titles" | "low" | "high" | "age" | "minutes">;

/** The title in the reader's language, where it is another than on the box. */
export function translated({ title, titles }: Pick<Described, "title" | "titles">, language: string = words.language): string {
  const found = titles?.[language] ?? "";
  return found === title ? "" : found;
}

export function playersText({ low, high }: Pick<Described, "low" | "high">): string {
  if (low === undefined && high === undefined) return "";
  if (low === undefined) return say("players-at-most", { high: high ?? 0 });
  if (high === undefined) return say("players-at-least", { low });
  return low === high ? say("players-exactly", { count: low }) : say("players-range", { low, high });
}

/** What one looks for on the lid of a box. */
export function factsOf(box: Described): string[] {
  const age = box.age === undefined ? "" : say("age-from", { age: box.age });
  const minutes = box.minutes === undefined ? "" : say("minutes", { minutes: box.minutes });
  return [playersText(box), age, minutes].filter(Boolean);
}

/** Who made it and who published it, in a line. */
export function makersOf({ authors = [], publisher = "", year }: Pick<CatalogCard, "authors" | "publisher" | "year">): string {
  return [authors.join(", "), publisher, year === undefined ? "" : String(year)].filter(Boolean).join(" · ");
}

/** A day written 2026-11-18, as the reader writes it. */
export function dayText(day: string, reader: string = words.language): string {
  const date = new Date(`${day}T12:00:00`);
  return Number.isNaN(date.getTime()) ? day : firstDay(new Intl.DateTimeFormat(reader, { dateStyle: "medium" }).format(date), reader);
}

/** In French and Italian a month has a first, and no one: "le 1er oct.", "1º ott". Browsers do not know. */
function firstDay(text: string, reader: string): string {
  const first = { fr: "1er ", it: "1º " }[reader];
  return first ? text.replace(/^1\s/, first) : text;
}

/** A moment as a day and a time. */
export function momentText(ms: number, reader: string = words.language): string {
  return firstDay(new Intl.DateTimeFormat(reader, { dateStyle: "medium", timeStyle: "short" }).format(new Date(ms)), reader);
}

/** The day of this device, written 2026-11-18; some days later if asked. */
export function today(later = 0, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + later);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
