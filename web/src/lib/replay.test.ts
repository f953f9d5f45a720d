import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve, settle } from "../../testing/server";
import { Replay } from "./replay.svelte";
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

async function loaded(seat?: number): Promise<Replay> {
  const replay = new Replay("t", "s3cret");
  await replay.load(seat);
  return replay;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.paceMs = 700;
  const answer = (viewer: number) => ({ table: "t", viewer, entries: ENTRIES });
  routes = {
    "GET /api/tables/t": card,
    "GET /api/tables/t/replay": answer(0),
    "GET /api/tables/t/replay?seat=1": answer(1),
    "GET /api/games/any/words/en": { text: "" },
  };
  serve(routes);
});

describe("a replay", () => {
  it("has a moment for everything that changed the board, and one more between two races", async () => {
    const replay = await loaded();
    expect(replay.moments.map(({ entry: { n }, view, ended }) => [n, view.at, view.race, ended ?? false])).toEqual([
      [1, 0, 1, false],
      [2, 1, 1, false],
      [4, 2, 1, true],
      [4, 0, 2, false],
      [5, 1, 2, false],
    ]);
    expect(replay).toMatchObject({ viewer: 0, names: ["Anna", "Bruno"], over: true, game: "any" });
  });

  it("sends the secret of its link with every question", async () => {
    const requests = serve(routes);
    await loaded();
    expect(requests.filter(({ path }) => path.startsWith("/api/tables")).map(({ secret }) => secret)).toEqual(["s3cret", "s3cret"]);
  });

  it("lets nobody act between two races", async () => {
    const replay = await loaded();
    replay.index = 2;
    expect(replay.turn).toEqual({ to_act: [] });
    replay.index = 3;
    expect(replay.turn).toEqual({ to_act: [0] });
  });

  it("has the log as far as it is shown", async () => {
    const replay = await loaded();
    replay.index = 1;
    expect(replay.shownLog.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it("stays at its moment when another seat looks on", async () => {
    const replay = await loaded();
    replay.seek(2);
    await replay.load(1);
    expect([replay.viewer, replay.n]).toEqual([1, 2]);
  });

  it("cannot be had without its card", async () => {
    serve({ ...routes, "GET /api/tables/t": new Failure("no-such-table", "There is none.", 404), "GET /api/tables/t/replay": new Failure("no-such-table") });
    await expect(loaded()).rejects.toThrow("There is none.");
  });

  it("can be played on from the moment that is shown", async () => {
    const requests = serve({ ...routes, "POST /api/tables/t/go-on": { table: "new", link: "" } });
    const replay = await loaded();
    replay.seek(4);
    expect(await replay.continueFrom(1, true)).toBe("new");
    expect(requests.at(-1)?.body).toEqual({ n: 4, seat: 1, again: true });
  });

  it("that came as a file may be seen whole", () => {
    expect([new Replay("file-1", "").isComplete, new Replay("t", "").isComplete]).toEqual([true, false]);
  });
});

describe("going through it", () => {
  it("finds the moment after an event, also if that event changed nothing", async () => {
    const replay = await loaded();
    replay.seek(3);
    expect(replay.n).toBe(2);
    replay.seek(-5);
    expect(replay.index).toBe(0);
    replay.seek(99);
    expect(replay.n).toBe(5);
  });

  it("stops at both ends", async () => {
    const replay = await loaded();
    replay.step(-1);
    expect(replay.index).toBe(0);
    replay.step(99);
    expect(replay.index).toBe(4);
  });

  it("runs by itself to the end, and from the beginning if it stood there", async () => {
    const replay = await loaded();
    replay.step(99);
    replay.setRunning(true);
    expect([replay.index, replay.running]).toEqual([0, true]);
    vi.advanceTimersByTime(2 * 700);
    expect(replay.index).toBe(2);
    vi.advanceTimersByTime(2 * 700);
    expect([replay.index, replay.running]).toEqual([4, false]);
  });

  it("stands still when it is stopped", async () => {
    const replay = await loaded();
    replay.setRunning(true);
    vi.advanceTimersByTime(700);
    replay.setRunning(false);
    vi.advanceTimersByTime(5000);
    expect([replay.index, replay.running]).toEqual([1, false]);
  });

  it("can be followed even by who wants no pauses", async () => {
    settings.paceMs = 0;
    const replay = await loaded();
    replay.setRunning(true);
    vi.advanceTimersByTime(249);
    expect(replay.index).toBe(0);
  });

  it("finds the next choice of the seat that looks on, and after the last the first", async () => {
    const replay = await loaded();
    expect(replay.nextChoice()).toBe(1);
    replay.index = 1;
    expect(replay.choice?.action).toBe("a");
    expect(replay.nextChoice()).toBe(4);
    replay.index = 4;
    expect(replay.nextChoice()).toBe(1);
    const other = await loaded(1);
    expect(other.nextChoice()).toBe(3);
    other.index = 3;
    expect(other.choice?.action).toBe("b");
  });
});

describe("the table in words", () => {
  const path = (seat: number, from: number) => `GET /api/tables/t/words?seat=${seat}&from=${from}`;

  it("is fetched for the moments around the one that is shown, once", async () => {
    const requests = serve({ ...routes, [path(0, 1)]: { table: "t", viewer: 0, moments: [1, 2, 4, 5].map((n) => ({ n, lines: [{ key: `after ${n}` }] })) } });
    const replay = await loaded();
    const before = requests.length;
    await Promise.all([replay.describe(), replay.describe()]);
    await replay.describe();
    expect(requests.length - before).toBe(1);
    expect(replay.lines).toEqual([{ key: "after 1" }]);
    replay.seek(5);
    expect(replay.lines).toEqual([{ key: "after 5" }]);
  });

  it("of one seat is not shown to another", async () => {
    let answer: (value: unknown) => void = () => undefined;
    serve({ ...routes, [path(0, 1)]: () => new Promise((resolve) => (answer = resolve)) });
    const replay = await loaded();
    const described = replay.describe();
    await settle();
    await replay.load(1);
    answer({ table: "t", viewer: 0, moments: [{ n: 1, lines: [{ key: "a secret of seat 0" }] }] });
    await described;
    expect(replay.lines).toEqual([]);
  });

  it("that cannot be had can be asked for again", async () => {
    const replay = await loaded();
    await replay.describe();
    serve({ ...routes, [path(0, 1)]: { table: "t", viewer: 0, moments: [{ n: 1, lines: [{ key: "now" }] }] } });
    await replay.describe();
    expect(replay.lines).toEqual([{ key: "now" }]);
  });
});

describe("nothing can be done there", () => {
  it("whatever is asked", async () => {
    const replay = await loaded();
    expect(await replay.act()).toBe(false);
    expect(await replay.why()).toMatchObject({ type: "error", code: "past" });
    expect(await replay.find()).toMatchObject({ type: "error", code: "past" });
  });
});
