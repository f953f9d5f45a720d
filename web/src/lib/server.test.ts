import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, serve, settle } from "../../testing/server";
import type { Server } from "../../testing/types";
import { loadItem, saveItem } from "./settings.svelte";
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

let server: Server;
let routes: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ server } = await import("./server.svelte"));
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

async function connected(): Promise<void> {
  await server.start();
  await vi.waitFor(() => FakeSocket.latest.accept());
}

describe("starting", () => {
  it("shows the games in the language of the person", async () => {
    await connected();
    expect(server).toMatchObject({ me: { name: "Anna" }, state: "connected", failed: undefined });
    expect([server.title("any"), server.title("unknown")]).toEqual(["Un jeu", "unknown"]);
    expect(FakeSocket.latest.sent).toEqual([{ type: "lobby", on: true }]);
  });

  it("is tried again every three seconds, and says meanwhile what is missing", async () => {
    expect(server.outage).toBe("loading");
    serve({});
    await server.start();
    expect(server.failed).toBeDefined();
    expect(server.outage).toBe("silent");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(server.outage).toBe("offline");
    serve(routes);
    await vi.advanceTimersByTimeAsync(3000);
    await vi.waitFor(() => expect(server.failed).toBeUndefined());
  });

  it("names a level with what was measured of it", async () => {
    await connected();
    expect(server.levelOf("any", "hard")).toContain("64\u00a0% ± 2");
    expect(server.levelOf("any", "easy")).not.toContain("%");
  });
});

describe("messages of the server", () => {
  it("list the tables that are open, one's own, and whose turn it is there", async () => {
    await connected();
    FakeSocket.latest.receive({ type: "open", tables: [card("a")] });
    FakeSocket.latest.receive({ type: "yours", tables: [card("b"), card("c")] });
    FakeSocket.latest.receive({ type: "nudge", table: "c", status: "playing", your_turn: true });
    expect(server.open.map(({ table }) => table)).toEqual(["a"]);
    expect(server.yours.map(({ your_turn }) => your_turn ?? false)).toEqual([false, true]);
  });

  it("say for the first time what one's tables are, or that there are none", async () => {
    await connected();
    expect(server.listed).toBe(false);
    FakeSocket.latest.receive({ type: "yours", tables: [] });
    expect(server.listed).toBe(true);
  });

  it("go to the table they are about", async () => {
    await connected();
    const [one, other] = [server.watch("one"), server.watch("other")];
    FakeSocket.latest.receive({ type: "error", code: "no-such-table", sentence: "", table: "one" });
    expect([one.closed?.code, other.closed]).toEqual(["no-such-table", undefined]);
  });
});

describe("tables that are watched", () => {
  it("are the same for all who watch, until the last one stops", async () => {
    await connected();
    const table = server.watch("t");
    expect(server.watch("t", "s3cret")).toBe(table);
    expect(table.secret).toBe("s3cret");
    server.unwatch("t");
    expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "watch", table: "t" });
    server.unwatch("t");
    expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "unwatch", table: "t" });
    expect(server.watch("t")).not.toBe(table);
  });

  it("are asked for again over a new connection", async () => {
    await connected();
    server.watch("t");
    FakeSocket.latest.drop();
    expect(server.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.latest.accept();
    expect(server.state).toBe("connected");
    expect(FakeSocket.latest.sent).toContainEqual({ type: "watch", table: "t" });
  });
});

describe("links", () => {
  it("are remembered by who made them", async () => {
    await connected();
    expect(await server.createTable({ game: "any" })).toBe("new");
    expect(server.link(server.watch("new"))).toBe("http://ludotheque.test/t/new#k=s3cret");
  });

  it("are those by which one came, or none are needed", async () => {
    await connected();
    expect(server.link(server.watch("t", "mine"))).toBe("http://ludotheque.test/t/t#k=mine");
    const listed = server.watch("listed");
    expect(server.link(listed)).toBe("");
    await listed.receive({ type: "seats", table: "listed", seats: [], listed: true });
    expect(server.link(listed)).toBe("http://ludotheque.test/t/listed");
  });

  it("that are made anew take the place of those before", async () => {
    await connected();
    saveItem("link-t", "old");
    serve({ ...routes, "POST /api/tables/t/links": { link: "new" } });
    const table = server.watch("t");
    expect(await server.newLink(table)).toBe("new");
    expect(server.link(table)).toBe("new");
  });
});

describe("the table on the home page", () => {
  it("is the one of last time while it is being played", async () => {
    await connected();
    saveItem("home", "last");
    serve({ ...routes, "GET /api/me/tables": [card("last", { your_seat: 0 })] });
    expect(await server.homeTable()).toBe("last");
  });

  it.each<[string, TableCard[]]>([
    ["over", [card("last", { your_seat: 0, status: "over" })]],
    ["not one's own", [card("last")]],
    ["gone", []],
  ])("is a fresh one if that is %s", async (_, tables) => {
    await connected();
    saveItem("home", "last");
    const requests = serve({ ...routes, "GET /api/me/tables": tables });
    expect(await server.homeTable()).toBe("new");
    expect(requests.find(({ path, method }) => method === "POST" && path === "/api/tables")?.body).toEqual({ game: "any", start: true });
    expect(loadItem("home", "")).toBe("new");
  });
});

describe("the person", () => {
  it("chooses a name and a language, and the server keeps both", async () => {
    await connected();
    const requests = serve({ ...routes, "PATCH /api/me": (body: object) => ({ name: "Anna", language: "fr", created: 0, ...body }) });
    await server.rename("Annette");
    expect(server.me.name).toBe("Annette");
    await server.setLanguage("en");
    await settle();
    expect(requests.map(({ body }) => body)).toEqual([{ name: "Annette" }, { language: "en" }]);
    expect(document.documentElement.lang).toBe("en");
  });

  it("chooses a picture, and deletes tables from the list", async () => {
    await connected();
    routes["PATCH /api/me"] = ({ portrait }: { portrait: string }) => ({ name: "Anna", language: "fr", created: 0, portrait });
    await server.setPortrait("red-hat");
    expect(server.me.portrait).toBe("red-hat");
    FakeSocket.latest.receive({ type: "yours", tables: [card("b"), card("c")] });
    await expect(server.deleteTable("b")).rejects.toThrow();
    routes["DELETE /api/me/tables/b"] = { text: "" };
    await server.deleteTable("b");
    expect(server.yours.map(({ table }) => table)).toEqual(["c"]);
  });

  it("comes from another device by a link", async () => {
    await connected();
    const requests = serve({ ...routes, "POST /api/me/take": { name: "Bruno", language: "", created: 0 } });
    await server.takeIdentity("s3cret");
    expect([server.me.name, requests[0]?.body]).toEqual(["Bruno", { secret: "s3cret" }]);
  });
});
