// The title of the page: whose turn it is, then what is shown, then where one is.

import type { Route } from "./route.svelte";
import { say } from "./words.svelte";

const SITE = "Ludothèque";

interface Shown {
  route: Route;
  /** The name of the game that is shown, if it is known. */
  game?: string;
  /** What the screen calls itself. */
  own?: string;
  /** At a table: it is one's turn there. */
  myTurn: boolean;
  /** The number of tables that wait for one. */
  turns: number;
}

export function pageTitle({ route, game, own, myTurn, turns }: Shown): string {
  const atTable = route.screen === "table";
  const mine = atTable ? myTurn : turns > 0;
  // Tables that wait elsewhere are counted.
  const count = turns > (mine ? 1 : 0) ? `(${turns}) ` : "";
  const name = [nameOf(route, game, own), SITE].filter(Boolean).join(" · ");
  return `${count}${mine ? `${say("your-turn")} — ` : ""}${name}`;
}

function nameOf(route: Route, game = "", own = ""): string {
  switch (route.screen) {
    case "table":
    case "box":
      return game;
    case "lesson":
      return `${game} – ${say("show-me")}`;
    case "rules":
      return `${game} – ${say("rulebook")}`;
    case "aid":
      return `${game} – ${say("aid")}`;
    case "replay":
      return say("replay");
    case "file":
      return say("file");
    case "me":
      return say("you-screen");
    case "fairness":
      return say("fair-sealed");
    case "collection":
      return own || say("collection");
    case "not-found":
      return say("nowhere");
    case "home":
      return "";
  }
}
