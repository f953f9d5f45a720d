import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, serve, settle } from "../../testing/server";
import type { House } from "../../testing/types";
import { keep, kept } from "./settings.svelte";
import type { GameCard, TableCard } from "./wire";

const game: GameCard = {
  id: "any",
  titles: { en: "Any game", fr: "Un jeu" },
  rules: 1,
  minutes: 20,
  seats: [2, 3],
  usual: 2,
  options: [],
  fields: [],
  levels: ["easy"],
  strengths: { hard: "64 % ± 2" },
};
const card = (table: string, more: Partial<TableCard> = {}): TableCard => ({
  ...{
    table,
    game: "any",
    status: "playing",
    players: 2,
    options: {},
    seats: [],
    pace: "free",
    amount: 0,
    chat: "free",
    listed: false,
    created: 0,
    touched: 0,
  },
  ...more,
});

let house: House;
let routes: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ house } = await import("./house.svelte"));
  FakeSocket.install();
  routes = {
    "GET /api/games": [game],
    "POST /api/me": { name: "Anna", language: "fr", created: 0 },
    "POST /api/ticket": { ticket: "a" },
    "POST /api/tables": { table: "new", link: "http://ludotheque.test/t/new#k=s3cret" },
    "GET /api/games/any/words/en": { text: "" },
    "GET /api/games/any/words/fr": { text: "" },
  };
  serve(routes);
});

async function entered(): Promise<void> {
  await house.start();
  await vi.waitFor(() => FakeSocket.latest.accept());
}

describe("coming in", () => {
  it("shows the games in the language of the person", async () => {
    await entered();
    expect(house).toMatchObject({ me: { name: "Anna" }, state: "here", failed: undefined });
    expect([house.title("any"), house.title("unknown")]).toEqual(["Un jeu", "unknown"]);
    expect(FakeSocket.latest.sent).toEqual([{ type: "lobby", on: true }]);
  });

  it("is tried again every three seconds, and says meanwhile what is missing", async () => {
    expect(house.missing).toBe("waking");
    serve({});
    await house.start();
    expect(house.failed).toBeDefined();
    expect(house.missing).toBe("silent");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(house.missing).toBe("offline");
    serve(routes);
    await vi.advanceTimersByTimeAsync(3000);
    await vi.waitFor(() => expect(house.failed).toBeUndefined());
  });

  it("names a level with what was measured of it", async () => {
    await entered();
    expect(house.levelOf("any", "hard")).toContain("64\u00a0% ± 2");
    expect(house.levelOf("any", "easy")).not.toContain("%");
  });
});

describe("what the server tells", () => {
  it("are the tables that are open, one's own, and whose turn it is there", async () => {
    await entered();
    FakeSocket.latest.receive({ type: "open", tables: [card("a")] });
    FakeSocket.latest.receive({ type: "yours", tables: [card("b"), card("c")] });
    FakeSocket.latest.receive({ type: "nudge", table: "c", status: "playing", your_turn: true });
    expect(house.open.map(({ table }) => table)).toEqual(["a"]);
    expect(house.yours.map(({ your_turn }) => your_turn ?? false)).toEqual([false, true]);
  });

  it("goes to the table that it is about", async () => {
    await entered();
    const [one, other] = [house.look("one"), house.look("other")];
    FakeSocket.latest.receive({ type: "error", code: "no-such-table", sentence: "", table: "one" });
    expect([one.closed?.code, other.closed]).toEqual(["no-such-table", undefined]);
  });
});

describe("tables that are looked at", () => {
  it("are the same for everybody who looks, until the last one looks away", async () => {
    await entered();
    const table = house.look("t");
    expect(house.look("t", "s3cret")).toBe(table);
    expect(table.secret).toBe("s3cret");
    house.lookAway("t");
    expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "watch", table: "t" });
    house.lookAway("t");
    expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "unwatch", table: "t" });
    expect(house.look("t")).not.toBe(table);
  });

  it("are asked for again over a new connection", async () => {
    await entered();
    house.look("t");
    FakeSocket.latest.drop();
    expect(house.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.latest.accept();
    expect(house.state).toBe("here");
    expect(FakeSocket.latest.sent).toContainEqual({ type: "watch", table: "t" });
  });
});

describe("links", () => {
  it("are remembered by who made them", async () => {
    await entered();
    expect(await house.lay({ game: "any" })).toBe("new");
    expect(house.link(house.look("new"))).toBe("http://ludotheque.test/t/new#k=s3cret");
  });

  it("are those by which one came, or none are needed", async () => {
    await entered();
    expect(house.link(house.look("t", "mine"))).toBe("http://ludotheque.test/t/t#k=mine");
    const listed = house.look("listed");
    expect(house.link(listed)).toBe("");
    await listed.hear({ type: "seats", table: "listed", seats: [], listed: true });
    expect(house.link(listed)).toBe("http://ludotheque.test/t/listed");
  });

  it("that are made anew take the place of those before", async () => {
    await entered();
    keep("link-t", "old");
    serve({ ...routes, "POST /api/tables/t/links": { link: "new" } });
    const table = house.look("t");
    expect(await house.newLink(table)).toBe("new");
    expect(house.link(table)).toBe("new");
  });
});

describe("the table on the home page", () => {
  it("is the one of last time while it is being played", async () => {
    await entered();
    keep("home", "last");
    serve({ ...routes, "GET /api/me/tables": [card("last", { your_seat: 0 })] });
    expect(await house.homeTable()).toBe("last");
  });

  it.each<[string, TableCard[]]>([
    ["over", [card("last", { your_seat: 0, status: "over" })]],
    ["not one's own", [card("last")]],
    ["gone", []],
  ])("is a fresh one if that is %s", async (_, tables) => {
    await entered();
    keep("home", "last");
    const requests = serve({ ...routes, "GET /api/me/tables": tables });
    expect(await house.homeTable()).toBe("new");
    expect(requests.find(({ path, method }) => method === "POST" && path === "/api/tables")?.body).toEqual({ game: "any", start: true });
    expect(kept("home", "")).toBe("new");
  });
});

describe("the person", () => {
  it("chooses a name and a language, and the server keeps both", async () => {
    await entered();
    const requests = serve({ ...routes, "PATCH /api/me": (body: object) => ({ name: "Anna", language: "fr", created: 0, ...body }) });
    await house.rename("Annette");
    expect(house.me.name).toBe("Annette");
    await house.speak("en");
    await settle();
    expect(requests.map(({ body }) => body)).toEqual([{ name: "Annette" }, { language: "en" }]);
    expect(document.documentElement.lang).toBe("en");
  });

  it("comes from another device by a link", async () => {
    await entered();
    const requests = serve({ ...routes, "POST /api/me/take": { name: "Bruno", language: "", created: 0 } });
    await house.take("s3cret");
    expect([house.me.name, requests[0]?.body]).toEqual(["Bruno", { secret: "s3cret" }]);
  });
});
