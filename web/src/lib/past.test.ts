import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve, settle } from "../../testing/server";
import { Past } from "./past.svelte";
import { settings } from "./settings.svelte";
import type { Entry, TableCard } from "./wire";

const card: TableCard = {
  ...{ table: "t", game: "any", status: "over", players: 2, options: {}, seats: [{ name: "Anna" }, { name: "Bruno" }] },
  ...{ pace: "free", amount: 0, chat: "free", listed: false, created: 0, touched: 0 },
};
const entry = (n: number, what: string, more: Partial<Entry> = {}): Entry => ({ type: "event", table: "t", n, at: 0, what, status: "playing", ...more });
const ENTRIES: Entry[] = [
  entry(0, "seated", { status: "open" }),
  entry(1, "started", { changed: { at: 0, race: 1 }, turn: { to_act: [0] } }),
  entry(2, "acted", { seat: 0, action: "a", changed: { at: 1 }, turn: { to_act: [1] } }),
  entry(3, "said", { seat: 0 }),
  entry(4, "acted", { seat: 1, action: "b", changed: { at: 0, race: 2 }, scene: { at: 2 }, turn: { to_act: [0] } }),
  entry(5, "acted", { seat: 0, action: "c", changed: { at: 1 }, status: "over" }),
];

let routes: Record<string, unknown>;

async function opened(seat?: number): Promise<Past> {
  const past = new Past("t", "s3cret");
  await past.open(seat);
  return past;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 700;
  const story = (viewer: number) => ({ table: "t", viewer, entries: ENTRIES });
  routes = {
    "GET /api/tables/t": card,
    "GET /api/tables/t/replay": story(0),
    "GET /api/tables/t/replay?seat=1": story(1),
    "GET /api/games/any/words/en": { text: "" },
  };
  serve(routes);
});

describe("a match of the past", () => {
  it("has a moment for everything that changed the board, and one more between two races", async () => {
    const past = await opened();
    expect(past.moments.map(({ entry: { n }, view, ended }) => [n, view.at, view.race, ended ?? false])).toEqual([
      [1, 0, 1, false],
      [2, 1, 1, false],
      [4, 2, 1, true],
      [4, 0, 2, false],
      [5, 1, 2, false],
    ]);
    expect(past).toMatchObject({ viewer: 0, names: ["Anna", "Bruno"], over: true, game: "any" });
  });

  it("sends the secret of its link with every question", async () => {
    const requests = serve(routes);
    await opened();
    expect(requests.filter(({ path }) => path.startsWith("/api/tables")).map(({ secret }) => secret)).toEqual(["s3cret", "s3cret"]);
  });

  it("lets nobody act between two races", async () => {
    const past = await opened();
    past.at = 2;
    expect(past.turn).toEqual({ to_act: [] });
    past.at = 3;
    expect(past.turn).toEqual({ to_act: [0] });
  });

  it("is told as far as it is shown", async () => {
    const past = await opened();
    past.at = 1;
    expect(past.story.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it("stays at its moment when another seat looks on", async () => {
    const past = await opened();
    past.seek(2);
    await past.open(1);
    expect([past.viewer, past.n]).toEqual([1, 2]);
  });

  it("cannot be had without its card", async () => {
    serve({ ...routes, "GET /api/tables/t": new Failure("no-such-table", "There is none.", 404), "GET /api/tables/t/replay": new Failure("no-such-table") });
    await expect(opened()).rejects.toThrow("There is none.");
  });

  it("can be played on from the moment that is shown", async () => {
    const requests = serve({ ...routes, "POST /api/tables/t/go-on": { table: "new", link: "" } });
    const past = await opened();
    past.seek(4);
    expect(await past.goOn(1, true)).toBe("new");
    expect(requests.at(-1)?.body).toEqual({ n: 4, seat: 1, again: true });
  });

  it("that came as a file may be seen whole", () => {
    expect([new Past("file-1", "").whole, new Past("t", "").whole]).toEqual([true, false]);
  });
});

describe("going through it", () => {
  it("finds the moment after an event, also if that event changed nothing", async () => {
    const past = await opened();
    past.seek(3);
    expect(past.n).toBe(2);
    past.seek(-5);
    expect(past.at).toBe(0);
    past.seek(99);
    expect(past.n).toBe(5);
  });

  it("stops at both ends", async () => {
    const past = await opened();
    past.step(-1);
    expect(past.at).toBe(0);
    past.step(99);
    expect(past.at).toBe(4);
  });

  it("runs by itself to the end, and from the beginning if it stood there", async () => {
    const past = await opened();
    past.step(99);
    past.run(true);
    expect([past.at, past.running]).toEqual([0, true]);
    vi.advanceTimersByTime(2 * 700);
    expect(past.at).toBe(2);
    vi.advanceTimersByTime(2 * 700);
    expect([past.at, past.running]).toEqual([4, false]);
  });

  it("stands still when it is stopped", async () => {
    const past = await opened();
    past.run(true);
    vi.advanceTimersByTime(700);
    past.run(false);
    vi.advanceTimersByTime(5000);
    expect([past.at, past.running]).toEqual([1, false]);
  });

  it("can be followed even by who wants no pauses", async () => {
    settings.pace = 0;
    const past = await opened();
    past.run(true);
    vi.advanceTimersByTime(249);
    expect(past.at).toBe(0);
  });

  it("finds the next choice of the seat that looks on, and after the last the first", async () => {
    const past = await opened();
    expect(past.nextChoice()).toBe(1);
    past.at = 1;
    expect(past.choice?.action).toBe("a");
    expect(past.nextChoice()).toBe(4);
    past.at = 4;
    expect(past.nextChoice()).toBe(1);
    const other = await opened(1);
    expect(other.nextChoice()).toBe(3);
    other.at = 3;
    expect(other.choice?.action).toBe("b");
  });
});

describe("the table in words", () => {
  const path = (seat: number, from: number) => `GET /api/tables/t/words?seat=${seat}&from=${from}`;

  it("is fetched for the moments around the one that is shown, once", async () => {
    const requests = serve({ ...routes, [path(0, 1)]: { table: "t", viewer: 0, moments: [1, 2, 4, 5].map((n) => ({ n, lines: [{ key: `after ${n}` }] })) } });
    const past = await opened();
    const before = requests.length;
    await Promise.all([past.describe(), past.describe()]);
    await past.describe();
    expect(requests.length - before).toBe(1);
    expect(past.lines).toEqual([{ key: "after 1" }]);
    past.seek(5);
    expect(past.lines).toEqual([{ key: "after 5" }]);
  });

  it("of one seat is not shown to another", async () => {
    let answer: (value: unknown) => void = () => undefined;
    serve({ ...routes, [path(0, 1)]: () => new Promise((resolve) => (answer = resolve)) });
    const past = await opened();
    const described = past.describe();
    await settle();
    await past.open(1);
    answer({ table: "t", viewer: 0, moments: [{ n: 1, lines: [{ key: "a secret of seat 0" }] }] });
    await described;
    expect(past.lines).toEqual([]);
  });

  it("that cannot be had can be asked for again", async () => {
    const past = await opened();
    await past.describe();
    serve({ ...routes, [path(0, 1)]: { table: "t", viewer: 0, moments: [{ n: 1, lines: [{ key: "now" }] }] } });
    await past.describe();
    expect(past.lines).toEqual([{ key: "now" }]);
  });
});

describe("nothing can be done there", () => {
  it("whatever is asked", async () => {
    const past = await opened();
    expect(await past.act()).toBe(false);
    expect(await past.why()).toMatchObject({ type: "error", code: "past" });
    expect(await past.find()).toMatchObject({ type: "error", code: "past" });
  });
});
