// Who begins, in sentences: as it is chosen before the start, and as it was when the match began.

import type { TableView } from "./table-view";
import type { Beginner, WhoBegins } from "./wire";
import { say, words } from "./words.svelte";

type Reader = Pick<TableView, "game" | "names" | "viewer">;

function told(table: Reader, key: string, seat: number): string {
  return say(key, { who: table.names[seat] ?? "", "who-is": seat === table.viewer ? "you" : "other" });
}

/** That somebody was named: in the words of the game, if the question was its own. */
function named(table: Reader, question: string, seat: number): string {
  const inGame = question && words.format(table.game, { key: `${question}-told`, given: { who: { seat } } }, table.names, table.viewer);
  return inGame || told(table, "first-named-told", seat);
}

/** Who will begin, as things stand. */
export function whoWillBegin(table: Reader, first: WhoBegins): string {
  const { by = "turn", seats = [], question = "", seat = 0 } = first;
  if (by === "lots") return say("first-lots-told");
  return by === "named" ? named(table, question, seats[0] ?? seat) : told(table, "first-turn-told", seat);
}

/** Who begins, and why. */
export function whoBegins(table: Reader, { by, seat = 0, question = "" }: Beginner): string {
  if (by === "named") return named(table, question && `first-${question}`, seat);
  return told(table, by === "lots" ? "first-drawn" : "first-next", seat);
}
