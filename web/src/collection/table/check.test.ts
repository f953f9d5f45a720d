import { beforeEach, describe, expect, it } from "vitest";
import { Failure, serve } from "../../../testing/server";
import type { CheckFieldCard } from "../../lib/wire";
import { TableCheck, tapped } from "./check.svelte";

const rows = [["r5", "r6", "r7"]];
const cards: CheckFieldCard = { name: "cards", kind: "cards", label: "l", rows, copies: { r7: 2 }, most: 3 };
const groups: CheckFieldCard = { name: "laid", kind: "groups", label: "l", rows, copies: { r7: 2 }, most: 2 };
const each: CheckFieldCard = { name: "card", kind: "number", label: "l", low: 1, high: 10, usual: 1, each: true };
let routes: Record<string, unknown>;
let check: TableCheck;

beforeEach(async () => {
  routes = {
    "GET /api/games/any/checks": [
      { name: "laying", fields: [cards, groups, { name: "out", kind: "flag", label: "l" }] },
      { name: "turn", fields: [each], players: [3, 4] },
    ],
    "POST /api/games/any/checks/laying": { lines: [{ key: "yes" }], allowed: true, points: 4 },
    "POST /api/games/any/checks/turn": { lines: [] },
  };
  serve(routes);
  check = new TableCheck("any", { edition: "old" });
  await check.load();
});

describe("a card", () => {
  it("is put to the others, and taken away when there are no more of it, or no room", () => {
    expect(tapped(["r5"], "r6", cards)).toEqual(["r5", "r6"]);
    expect(tapped(["r5", "r6"], "r5", cards)).toEqual(["r6"]);
    expect(tapped(["r7"], "r7", cards)).toEqual(["r7", "r7"]);
    expect(tapped(["r7", "r7"], "r7", cards)).toEqual([]);
    expect(tapped(["r5", "r7", "r7"], "r6", cards)).toEqual(["r5", "r7", "r7"]);
  });

  it("that lies in another group is not there a second time", () => {
    const field = check.question?.fields[1] as CheckFieldCard;
    check.fill(field, [["r5", "r7"], []]);
    check.tap(field, "r5", 1);
    check.tap(field, "r7", 1);
    check.tap(field, "r6", 1);
    expect(check.entry(field)).toEqual([
      ["r5", "r7"],
      ["r7", "r6"],
    ]);
  });
});

describe("a question", () => {
  it("is asked with what was filled in and the edition of the box; a new entry takes the old answer away", async () => {
    const requests = serve(routes);
    check.tap(cards, "r5");
    await check.ask(0);
    expect(check.result?.points).toBe(4);
    expect(requests[0]?.body).toEqual({ given: { cards: ["r5"], laid: [[]], out: false }, players: 0, options: { edition: "old" } });
    check.tap(cards, "r6");
    expect(check.result).toBeUndefined();
  });

  it("about players has an entry for each of them, the usual one where nothing was filled in", async () => {
    check.choose("turn");
    const requests = serve(routes);
    check.fill(each, 7, 2);
    expect(check.entry(each, 0)).toBe(1);
    await check.ask(4);
    expect(requests[0]?.body).toMatchObject({ given: { card: [1, 1, 7, 1] }, players: 4 });
  });

  it("that cannot be answered says why", async () => {
    routes["POST /api/games/any/checks/laying"] = new Failure("check-card", "No such card.", 400);
    await check.ask(0);
    expect([check.failed, check.result]).toEqual(["No such card.", undefined]);
  });
});
