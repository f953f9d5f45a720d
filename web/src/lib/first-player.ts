// Who begins: what the host is asked, and the answer in sentences, before the start and when the match has begun.

import { server } from "./server.svelte";
import type { TableView } from "./table-view";
import type { Beginner, FirstQuestion, WhoBegins } from "./wire";
import { say, words } from "./words.svelte";

type Reader = Pick<TableView, "game" | "names" | "viewer">;
type Options = Record<string, unknown>;

/** What a game asks where these options are played: a key without its beginning; "" if it asks nothing of its own. */
export function questionOf(first: FirstQuestion | undefined, options: Options): string {
  const other = first?.question_if?.find((rule) => Object.entries(rule).every(([name, wanted]) => name === "question" || options[name] === wanted));
  return String(other?.question ?? first?.question ?? "");
}

function told(table: Reader, key: string, seat: number): string {
  return say(key, { who: table.names[seat] ?? "", "who-is": seat === table.viewer ? "you" : "other" });
}

/** That somebody was named: in the words of the game, if the question was its own. */
function named(table: Reader, question: string, seat: number): string {
  const inGame = question && words.format(table.game, { key: `first-${question}-told`, given: { who: { seat } } }, table.names, table.viewer);
  return inGame || told(table, "first-named-told", seat);
}

/** Who will begin, as things stand. */
export function whoWillBegin(table: Reader & { options?: Options }, first: WhoBegins = { by: "turn" }): string {
  if (first.by === "lots") return say("first-lots-told");
  const card = server.game(table.game)?.first;
  if (first.by === "named") return named(table, questionOf(card, table.options ?? {}), first.seats?.[0] ?? 0);
  return told(table, "first-turn-told", Number(table.options?.[card?.seat ?? ""] ?? 0));
}

/** Who begins, and why. */
export function whoBegins(table: Reader, { by, seat = 0, question = "" }: Beginner): string {
  return by === "named" ? named(table, question, seat) : told(table, by === "lots" ? "first-drawn" : "first-next", seat);
}
