import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { CollectionSearch, PAUSE_MS } from "./search.svelte";

let search: CollectionSearch;
let addresses: [string, boolean][];
let routes: Record<string, unknown>;
const page = (total: number, ...ids: number[]) => ({
  total,
  size: 2,
  page: 0,
  playable: 0,
  here: total,
  mechanics: [],
  records: ids.map((id) => ({ id, title: `Box ${id}`, titles: {} })),
});
const shown = () => search.records.map(({ id }) => id);

beforeEach(() => {
  addresses = [];
  search = new CollectionSearch((address, replace) => {
    addresses.push([address, replace]);
    void search.open(address.split("?")[1] ?? "");
  });
  routes = {
    "GET /api/catalog/search?": page(5, 1, 2),
    "GET /api/catalog/search?page=1": page(5, 2, 3),
    "GET /api/catalog/search?page=2": page(5, 4),
    "GET /api/catalog/search?text=rudi": page(1, 3),
  };
});

describe("the search", () => {
  it("asks once when one stops typing", async () => {
    vi.useFakeTimers();
    const requests = serve(routes);
    for (const text of ["r", "ru", "rud", "rudi"]) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    }
    expect([search.typed, requests.length]).toEqual(["rudi", 0]);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(requests.map(({ path }) => path)).toEqual(["/api/catalog/search?text=rudi"]);
    expect([addresses, shown()]).toEqual([[["/collection?text=rudi", true]], [3]]);
  });

  it("leaves what is being typed alone when an older address is shown", async () => {
    vi.useFakeTimers();
    serve(routes);
    search.type("rudi");
    await search.open("");
    expect(search.typed).toBe("rudi");
    search.settle();
    expect(addresses).toEqual([["/collection?text=rudi", true]]);
    await search.open(""); // the way back
    expect(search.typed).toBe("");
  });

  it("does not call one back from another page", async () => {
    vi.useFakeTimers();
    serve(routes);
    search.type("rudi");
    search.leave();
    await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
    expect(addresses).toEqual([]);
    await search.open("");
    expect(search.typed).toBe("");
  });

  it("shows the answer to the last question, whichever comes last", async () => {
    let late: (answer: unknown) => void = () => undefined;
    routes["GET /api/catalog/search?text=r"] = () => new Promise((answer) => (late = answer));
    serve(routes);
    const first = search.open("text=r");
    await search.open("text=rudi");
    late(page(9, 9));
    await first;
    expect([shown(), search.found?.total, search.busy]).toEqual([[3], 1, false]);
  });

  it("puts filters into the history, with what was typed", async () => {
    serve(routes);
    search.type("pig");
    search.choose({ players: 4 });
    expect(addresses).toEqual([["/collection?text=pig&players=4", false]]);
    search.choose({ draw: 2 });
    expect(addresses[1]).toEqual(["/collection?text=pig&players=4&draw=2", false]);
    search.choose({ players: undefined });
    expect(addresses[2]).toEqual(["/collection?text=pig", false]);
  });

  it("asks for what is typed as one says it by filters, and a filter that is chosen replaces it", async () => {
    const requests = serve(routes);
    await search.open("text=rudi+4+players,+from+6");
    expect(requests.at(-1)?.path).toBe("/api/catalog/search?text=rudi&players=4&age=6");
    expect(search.typed).toBe("rudi 4 players, from 6");
    const [players] = search.spoken;
    if (players) search.takeBack(players);
    expect(addresses.at(-1)).toEqual(["/collection?text=rudi+from+6", false]);
    search.choose({ age: 8 });
    expect(addresses.at(-1)).toEqual(["/collection?text=rudi&age=8", false]);
  });

  it("shows more below, each box once, until there is no more", async () => {
    serve(routes);
    await search.open("");
    expect([shown(), search.hasMore]).toEqual([[1, 2], true]);
    await search.more();
    expect([shown(), search.hasMore]).toEqual([[1, 2, 3], true]);
    await search.more();
    expect([shown(), search.hasMore]).toEqual([[1, 2, 3, 4], false]);
  });

  it("keeps what it found for whoever comes back, until something was changed", async () => {
    const requests = serve(routes);
    await search.open("");
    await search.more();
    await search.open("");
    expect([requests.length, shown()]).toEqual([2, [1, 2, 3]]);
    search.forget();
    await search.open("");
    expect([requests.length, shown()]).toEqual([3, [1, 2]]);
  });

  it("says what is wrong, keeps what was there, and asks again", async () => {
    serve(routes);
    await search.open("");
    await search.open("text=away");
    routes["GET /api/catalog/search?text=away"] = new Failure("closing", "Closing for a moment.", 503);
    await search.open("text=away");
    expect([search.failed, search.busy, shown()]).toEqual(["Closing for a moment.", false, [1, 2]]);
    routes["GET /api/catalog/search?text=away"] = page(1, 7);
    await search.open("text=away");
    expect([search.failed, shown()]).toEqual(["", [7]]);
  });

  it("proposes boxes when asked to, and in the language that is read", async () => {
    const three = [{ record: { id: 1 }, reasons: ["Because"] }];
    routes["GET /api/catalog/search?players=4"] = page(1, 3);
    routes["GET /api/catalog/propose?players=4&draw=0"] = three;
    const requests = serve(routes);
    await search.open("players=4&draw=0", "en");
    await search.open("players=4&draw=0", "en");
    expect([search.proposals, requests.length]).toEqual([three, 2]);
    await search.open("players=4&draw=0", "de");
    expect(requests.length).toBe(3);
    await search.open("players=4", "de");
    expect([search.proposals, requests.length]).toEqual([undefined, 3]);
  });
});
