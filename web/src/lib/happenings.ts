// What has happened at a table, in sentences? The game's own narration, and what people do around it.

import type { Shown } from "./shown";
import type { Entry } from "./wire";
import { say } from "./words.svelte";

export const PHRASES = ["hello", "good-luck", "your-turn", "well-played", "oh-no", "hurry", "wait", "thanks", "again", "goodbye"];

export function told(table: Shown, entry: Entry): string {
  const lines = (entry.lines ?? []).map((line) => table.tell(line));
  const around = ["acted", "started", "said"].includes(entry.what) ? "" : event(table, entry);
  return [around, ...lines].filter(Boolean).join(" ");
}

function event(table: Shown, entry: Entry): string {
  const more = entry.more ?? {};
  const who = (key: string, seat?: number) =>
    say(key, seat === undefined ? {} : { who: table.names[seat] ?? "", "who-is": seat === table.viewer ? "you" : "other" });
  switch (entry.what) {
    case "seated":
    case "undone":
    case "abandoned":
    case "took-back":
    case "rematched":
      return who(`event-${entry.what}`, entry.seat);
    case "left":
      return who(entry.status === "playing" ? "event-left-playing" : "event-left", entry.seat);
    case "proposed":
      return who(more.what === "undo" ? "event-proposed-undo" : "event-proposed-abandon", entry.seat);
    case "answered":
      // The last one to agree to an undo takes the move back: then the table is another.
      return who(more.agreed ? "event-agreed" : "event-declined", entry.seat) + (entry.changed ? ` ${say("event-taken-back")}` : "");
    case "covered":
      return (more.seats as number[]).map((seat) => who(more.why === "clock" ? "event-covered-clock" : "event-covered-away", seat)).join(" ");
    default:
      return ""; // nothing a person at the table needs to hear, such as the pause of a clock
  }
}

/** Chat: who said it, and what; phrases come in the reader's language, and deleted words are gone. */
export function said(table: Shown, entry: Entry): { who: string; text: string } {
  const more = entry.more ?? {};
  const phrase = String(more.phrase ?? "");
  const text = PHRASES.includes(phrase) ? say(`phrase-${phrase}`) : String(more.text ?? "") || say("said-deleted");
  const who = entry.seat === undefined ? String(more.name ?? "") || say("guest") : table.nameOf(entry.seat);
  return { who, text };
}
