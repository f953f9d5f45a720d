import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serve } from "../../testing/server";
import { Hints } from "./hints.svelte";
import { settings } from "./settings.svelte";
import type { TableView } from "./table-view";
import type { Entry } from "./wire";
import { words } from "./words.svelte";

class ShownTable {
  game = "any";
  viewer = 0;
  status = $state("playing");
  myTurn = $state(true);
  turn = $state.raw<{ to_act: number[]; legal: string[] } | undefined>({ to_act: [0], legal: ["draw", "take"] });
  shownLog = $state.raw<Partial<Entry>[]>([]);

  act(legal: string[], seat = 0): void {
    this.shownLog = [...this.shownLog, { what: "acted", seat }];
    this.turn = { to_act: [0], legal };
    flushSync();
  }
}

let stop = () => {};

function follow(table: ShownTable): Hints {
  let hints: Hints | undefined;
  stop = $effect.root(() => {
    hints = new Hints(() => table as unknown as TableView);
    hints.follow();
  });
  flushSync();
  return hints as Hints;
}

beforeEach(async () => {
  localStorage.clear();
  settings.setHints(true);
  serve({ "GET /api/games/any/words/en": { text: "hint-draw = Draw!\nhint-lay = Lay!\nhint-discard = Discard!\n" } });
  await words.setLanguage("en");
  await words.loadGame("any");
});
afterEach(() => stop());

describe("a hint of the first match", () => {
  it("is said once for each kind of move, and remembered by this device", () => {
    const table = new ShownTable();
    const hints = follow(table);
    expect(hints.text).toBe("Draw!");
    table.act(["draw", "take"], 1); // somebody else
    expect(hints.text).toBe("Draw!");
    table.act(["discard r1", "discard r2"]);
    expect(hints.text).toBe("Discard!");
    table.act(["draw", "take"]);
    expect(hints.text).toBe("");
    table.act(["lay r1 r2 r3", "discard r1"]);
    expect(hints.text).toBe("Lay!");
    stop();
    expect(follow(new ShownTable()).text).toBe("");
  });

  it("stays while one has not moved", () => {
    const table = new ShownTable();
    const hints = follow(table);
    table.turn = { to_act: [0], legal: ["draw"] };
    flushSync();
    expect(hints.text).toBe("Draw!");
  });

  it("is not said on anybody else's turn, nor where it is not wanted", () => {
    const table = new ShownTable();
    const hints = follow(table);
    table.myTurn = false;
    flushSync();
    expect(hints.text).toBe("");
    table.myTurn = true;
    settings.setHints(false);
    flushSync();
    expect(hints.text).toBe("");
    settings.setHints(true);
    flushSync();
    expect(hints.text).toBe("Draw!");
  });

  it("is not said any more after the first match", () => {
    const table = new ShownTable();
    follow(table);
    table.act(["discard r1"]);
    table.status = "over";
    flushSync();
    stop();
    const next = new ShownTable();
    next.turn = { to_act: [0], legal: ["lay r1 r2 r3"] };
    expect(follow(next).text).toBe("");
  });
});
