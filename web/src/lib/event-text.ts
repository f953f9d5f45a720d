// Sentences about the events of a table: the game's own narration, and what people do around it.

import type { PublicAction } from "./boards";
import { whoBegins, whoWillBegin } from "./first-player";
import type { TableView } from "./table-view";
import type { Beginner, Entry, Turn, WhoBegins } from "./wire";
import { say } from "./words.svelte";

export const PHRASES = ["hello", "good-luck", "your-turn", "well-played", "oh-no", "hurry", "wait", "thanks", "again", "goodbye"];

export function eventText(table: TableView, entry: Entry): string {
  const lines = (entry.lines ?? []).map((line) => table.format(line));
  const around = ["acted", "said"].includes(entry.what) ? "" : tableEventText(table, entry);
  return [around, ...lines].filter(Boolean).join(" ");
}

/** The last turn before an entry of the log. */
function turnBefore(log: Entry[], index: number): Turn | undefined {
  for (let k = index - 1; k >= 0; k--) if (log[k]?.turn) return log[k]?.turn;
  return undefined;
}

/**
 * Whether an entry of the log is a choice in secret while others still choose: the same seats are to act as before, but for the
 * one that has chosen. Its sign is a tick at the seat; what comes of it is told when all have chosen.
 */
export function isSecretChoice(table: TableView, index: number): boolean {
  const { what, seat, action, turn } = table.shownLog[index] as Entry;
  if (what !== "acted" || !turn?.to_act.length || (action !== undefined && seat !== table.viewer)) return false;
  const others = turnBefore(table.shownLog, index)?.to_act.filter((other) => other !== seat) ?? [];
  return others.join() === turn.to_act.join();
}

/** The seats that have chosen in secret while others still choose. */
export function chosenSeats(table: TableView): number[] {
  const log = table.shownLog;
  const waiting = turnBefore(log, log.length)?.to_act ?? [];
  // A move that is no such choice has begun this one, and says who takes part in it.
  const begun = log.findLast(({ what, turn }, k) => turn && (what === "started" || (what === "acted" && !isSecretChoice(table, k))));
  const everyone = begun?.turn?.to_act ?? [];
  return waiting.length && waiting.every((seat) => everyone.includes(seat)) ? everyone.filter((seat) => !waiting.includes(seat)) : [];
}

/** The event that is told beside a board: the last one about which there is something to say. What a round brought stays until
 * the next one does, whatever is chosen in secret meanwhile. */
export function latestEntry(table: TableView): Entry | undefined {
  return table.shownLog.findLast((entry, k) => !isSecretChoice(table, k) && eventText(table, entry));
}

/** The public actions before the latest one told, without those that were taken back. */
export function earlierActions(table: TableView): PublicAction[] {
  const latest = latestEntry(table)?.n;
  const actions: (PublicAction & { n: number })[] = [];
  let proposer: number | undefined;
  for (const { n, what, seat, action, lines = [], changed, more } of table.shownLog) {
    if (what === "acted" && seat !== undefined && action !== undefined) actions.push({ n, seat, action, sentences: lines });
    else if (what === "rewound") {
      const to = Number(more?.to ?? n);
      while ((actions.at(-1)?.n ?? -1) >= to) actions.pop();
    } else if (what === "proposed") proposer = seat;
    else if (what === "undone" || (what === "answered" && changed)) {
      const whose = what === "undone" ? seat : proposer;
      const index = actions.findLastIndex((earlier) => earlier.seat === whose);
      if (index >= 0) actions.splice(index, 1);
    }
  }
  return actions.filter(({ n }) => n !== latest);
}

function tableEventText(table: TableView, entry: Entry): string {
  const more = entry.more ?? {};
  const who = (key: string, seat?: number) =>
    say(key, seat === undefined ? {} : { who: table.names[seat] ?? "", "who-is": seat === table.viewer ? "you" : "other" });
  switch (entry.what) {
    case "first-chosen":
      return more.by === "turn" ? say("event-first-turn") : whoWillBegin(table, more as unknown as WhoBegins);
    case "started":
      return more.first ? whoBegins(table, more.first as Beginner) : "";
    case "seated":
    case "undone":
    case "abandoned":
    case "lapsed":
    case "took-back":
    case "rematched":
      return who(`event-${entry.what}`, entry.seat);
    case "rewound":
      return entry.seat === undefined ? say("event-redealt-file") : who(more.redealt ? "event-redealt" : "event-undone", entry.seat);
    case "left":
      return who(entry.status === "playing" ? "event-left-playing" : "event-left", entry.seat);
    case "proposed":
      return who(more.what === "undo" ? "event-proposed-undo" : "event-proposed-abandon", entry.seat);
    case "answered":
      // The last agreement to an undo takes the move back, and the event carries the changed view.
      return who(more.agreed ? "event-agreed" : "event-declined", entry.seat) + (entry.changed ? ` ${say("event-taken-back")}` : "");
    case "covered":
      return (more.seats as number[]).map((seat) => who(more.why === "clock" ? "event-covered-clock" : "event-covered-away", seat)).join(" ");
    case "muted": {
      const key = more.muted ? "event-muted" : "event-unmuted";
      return entry.seat === undefined ? say(`${key}-spectator`) : who(key, entry.seat);
    }
    case "vacated":
      return (more.seats as number[]).length ? say(`event-vacated-${more.why}`) : "";
    default:
      return ""; // of no interest to players, such as the pause of a clock
  }
}

/** Author and text of a chat message; phrases are in the reader's language. */
export function chatLine(table: TableView, entry: Entry): { who: string; text: string } {
  const more = entry.more ?? {};
  const phrase = String(more.phrase ?? "");
  const text = PHRASES.includes(phrase) ? say(`phrase-${phrase}`) : String(more.text ?? "") || say("said-deleted");
  const who = entry.seat === undefined ? String(more.name ?? "") || say("guest") : table.nameOf(entry.seat);
  return { who, text };
}
