import { beforeEach, describe, expect, it } from "vitest";
import { Failure, serve } from "../../testing/server";
import { Matches } from "./matches.svelte";

const tables = (...ids: string[]) => ids.map((table) => ({ table }));
let matches: Matches;
let routes: Record<string, unknown>;

beforeEach(() => {
  matches = new Matches();
  routes = {
    "GET /api/me/matches?page=0": { total: 5, size: 2, tables: tables("e", "d") },
    "GET /api/me/matches?page=2": { total: 5, size: 2, tables: tables("a") },
    "GET /api/me/matches?page=0&search=anna%20%26": { total: 0, size: 2, tables: [] },
  };
});

const shown = () => matches.tables.map(({ table }) => table);

describe("finished matches", () => {
  it("come a page at a time", async () => {
    serve(routes);
    expect(matches.ready).toBe(false);
    await matches.show();
    expect([matches.ready, matches.total, matches.page, matches.pages, shown()]).toEqual([true, 5, 0, 3, ["e", "d"]]);
    await matches.show(2);
    expect([matches.page, shown()]).toEqual([2, ["a"]]);
  });

  it("have games at a real table among them, by their time", async () => {
    const [table, pad] = [
      [
        { table: "new", touched: 9 },
        { table: "old", touched: 3 },
      ],
      [{ id: "pad", touched: 5 }],
    ];
    serve({ "GET /api/me/matches?page=0": { total: 3, size: 20, tables: table, at_table: pad } });
    await matches.show();
    expect(matches.all.map(({ touched }) => touched)).toEqual([9, 5, 3]);
  });

  it("are searched by what was typed", async () => {
    serve(routes);
    matches.search = " anna & ";
    await matches.show();
    expect([matches.total, matches.pages, shown()]).toEqual([0, 1, []]);
  });

  it("show the answer to the last question, whichever comes last", async () => {
    let late: (answer: unknown) => void = () => undefined;
    routes["GET /api/me/matches?page=0&search=a"] = () => new Promise((answer) => (late = answer));
    serve(routes);
    matches.search = "a";
    const first = matches.show();
    matches.search = "";
    await matches.show();
    late({ total: 1, size: 2, tables: tables("old") });
    await first;
    expect(shown()).toEqual(["e", "d"]);
  });

  it("go back a page when the last one has become empty", async () => {
    routes["GET /api/me/matches?page=3"] = { total: 5, size: 2, tables: [] };
    serve(routes);
    await matches.show(3);
    expect([matches.page, shown()]).toEqual([2, ["a"]]);
  });

  it("say what is wrong, and keep what was there", async () => {
    serve(routes);
    await matches.show();
    routes["GET /api/me/matches?page=0"] = new Failure("closing", "Closing for a moment.", 503);
    await matches.show();
    expect([matches.failed, matches.ready, shown()]).toEqual(["Closing for a moment.", true, ["e", "d"]]);
  });
});
