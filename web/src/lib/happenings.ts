// What has happened at a table, in sentences? The game's own narration, and what people do around it.

import type { Done } from "./boards";
import { settings } from "./settings.svelte";
import type { Shown } from "./shown";
import type { Entry } from "./wire";
import { say } from "./words.svelte";

export const PHRASES = ["hello", "good-luck", "your-turn", "well-played", "oh-no", "hurry", "wait", "thanks", "again", "goodbye"];

export function told(table: Shown, entry: Entry): string {
  const lines = (entry.lines ?? []).map((line) => table.tell(line));
  const around = ["acted", "started", "said"].includes(entry.what) ? "" : event(table, entry);
  return [around, ...lines].filter(Boolean).join(" ");
}

/** The last few things that are told above a board; where there is little room only the last: the board is what counts. */
export function latest(table: Shown): { n: number; text: string }[] {
  return table.story
    .slice(-12)
    .map((entry) => ({ n: entry.n, text: told(table, entry) }))
    .filter((line) => line.text)
    .slice(settings.narrow ? -1 : -3);
}

/** What was done before that and was not taken back. */
export function earlier(table: Shown): Done[] {
  const said = new Set(latest(table).map(({ n }) => n));
  const done: (Done & { n: number })[] = [];
  let proposer: number | undefined;
  for (const { n, what, seat, action, lines = [], changed } of table.story) {
    if (what === "acted" && seat !== undefined && action !== undefined) done.push({ n, seat, action, told: lines });
    else if (what === "proposed") proposer = seat;
    else if (what === "undone" || (what === "answered" && changed)) {
      const whose = what === "undone" ? seat : proposer;
      const back = done.findLastIndex((one) => one.seat === whose);
      if (back >= 0) done.splice(back, 1);
    }
  }
  return done.filter(({ n }) => !said.has(n));
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
