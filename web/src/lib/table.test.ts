import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { serve, settle } from "../../testing/server";
import { crc32, viewBytes } from "./view-hash";
import { MAX_FILM_MS } from "./film.svelte";
import { lastSeen, setLastSeen } from "./last-seen";
import { settings } from "./settings.svelte";
import type { SocketClient } from "./socket";
import { Table } from "./table.svelte";
import type { Down, Entry, Field, SeatCard, Seats, Snapshot, Up, View } from "./wire";
import { words } from "./words.svelte";

const PACE_MS = 700;
const FIELDS: Field[] = [
  { name: "at", bytes: 1, shape: [] },
  { name: "hand", bytes: 1, shape: [2] },
];
const START: View = { at: 0, hand: [1, 2] };
const hashOf = (view: View): number => crc32(viewBytes(FIELDS, view));

const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...{ type: "table", table: "t", n: 3, game: "any", rules: 1, players: 2, options: {}, status: "playing", viewer: 0, commitment: "5ea1" },
  ...{ view: START, hash: hashOf(START), turn: { to_act: [0], legal: ["go"] } },
  ...more,
});

/** Event n: somebody acted, and `at` is n afterwards. */
const acted = (n: number, more: Partial<Entry> = {}): Entry => ({
  ...{ type: "event", table: "t", n, at: 0, what: "acted", status: "playing", seat: 1, action: "go", turn: { to_act: [0], legal: [`from ${n}`] } },
  ...{ changed: { at: n }, hash: hashOf({ ...START, at: n }) },
  ...more,
});

const seats = (cards: SeatCard[] = [{ name: "Anna", you: true }, { name: "Bruno" }]): Seats => ({ type: "seats", table: "t", seats: cards });

class FakeSocketClient {
  sent: Up[] = [];
  requests: { request: Record<string, unknown>; answer: (message: Down) => void }[] = [];
  readyTables = new Set<string>();

  send(message: Up): void {
    this.sent.push(message);
  }

  request(request: Record<string, unknown>): Promise<Down> {
    return new Promise((answer) => this.requests.push({ request, answer }));
  }

  setReady(table: string): void {
    this.readyTables.add(table);
  }

  setUnready(table: string): void {
    this.readyTables.delete(table);
  }

  requestsOf(type: string): FakeSocketClient["requests"] {
    return this.requests.filter(({ request }) => request.type === type);
  }
}

let socket: FakeSocketClient;
let replayed: Entry[];

function newTable(): Table {
  return new Table("t", "", socket as unknown as SocketClient, () => FIELDS);
}

/** A table that stands after event 3, as the seat 0 sees it. */
async function shown(more: Partial<Snapshot> = {}): Promise<Table> {
  const table = newTable();
  await table.receive(snapshot(more));
  await table.receive(seats());
  return table;
}

beforeAll(() => words.setLanguage("en"));

beforeEach(() => {
  vi.useFakeTimers();
  settings.paceMs = PACE_MS;
  socket = new FakeSocketClient();
  replayed = [];
  const replays = Object.fromEntries(
    [-1, 0, 1].map((seat) => [`GET /api/tables/t/replay?after=-1&seat=${seat}`, () => ({ table: "t", viewer: seat, entries: replayed })]),
  );
  serve({ "GET /api/games/any/words/en": { text: "" }, ...replays });
});

describe("a snapshot", () => {
  it("is shown as it is", async () => {
    const table = await shown();
    expect(table).toMatchObject({ game: "any", viewer: 0, n: 3, status: "playing", view: START, ready: true, myTurn: true, names: ["Anna", "Bruno"] });
  });

  it("brings the events before it, in order and once", async () => {
    replayed = [acted(2), acted(0), acted(1), acted(3)];
    const table = await shown();
    await table.receive(snapshot());
    expect(table.log.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  it("makes the table ready for requests only once the seats are known", async () => {
    const table = newTable();
    await table.receive(snapshot());
    expect(socket.readyTables.has("t")).toBe(false);
    await table.receive(seats());
    expect(socket.readyTables.has("t")).toBe(true);
  });

  it("opens a table that was closed", async () => {
    const table = newTable();
    await table.receive({ type: "error", code: "no-such-table", sentence: "There is none.", table: "t" });
    expect(table.closed?.code).toBe("no-such-table");
    await table.receive(snapshot());
    expect(table.closed).toBeUndefined();
  });
});

describe("an event", () => {
  it("changes the fields that it names, and no others", async () => {
    const table = await shown();
    await table.receive(acted(4));
    expect(table).toMatchObject({ n: 4, view: { at: 4, hand: [1, 2] } });
    expect(table.turn?.legal).toEqual(["from 4"]);
    expect(table.log.map(({ n }) => n)).toEqual([4]);
  });

  it("that does not lead to the server's view is not believed: the whole table is asked for", async () => {
    const table = await shown();
    await table.receive(acted(4, { hash: hashOf({ ...START, at: 5 }) }));
    expect(table).toMatchObject({ n: 3, view: START });
    expect(socket.sent).toEqual([{ type: "watch", table: "t" }]);
  });

  it("that is missing is noticed: the whole table is asked for", async () => {
    const table = await shown();
    await table.receive(acted(5));
    expect(table.n).toBe(3);
    expect(socket.sent).toEqual([{ type: "watch", table: "t" }]);
  });

  it("that is known already changes nothing", async () => {
    const table = await shown();
    await table.receive(acted(3, { changed: { at: 9 } }));
    expect(table.view).toEqual(START);
    expect(socket.sent).toEqual([]);
  });

  it("may end the match", async () => {
    const table = await shown();
    await table.receive(acted(4, { status: "over", turn: undefined, results: [0, 1], winners: [0] }));
    expect(table).toMatchObject({ over: true, results: [0, 1], winners: [0], myTurn: false });
    expect(table.turn).toBeUndefined();
  });

  it("may lay the next match out", async () => {
    const table = await shown({ status: "over" });
    await table.receive(acted(4, { what: "rematched", status: "over", changed: undefined, hash: undefined, more: { table: "next" } }));
    expect(table.next).toBe("next");
  });
});

describe("when the seats turn at the start", () => {
  const OPEN = { n: 1, status: "open", view: undefined, hash: undefined, turn: undefined };
  const sat = { type: "event", table: "t", n: 2, at: 0, what: "seated", status: "open", seat: 1 } as Entry;
  const first = { by: "lots", order: [1, 0] };
  const started = (): Entry => acted(3, { what: "started", seat: undefined, action: undefined, changed: START, hash: hashOf(START), more: { first } });

  it("everybody looks on from where he sits now, and the past is told by the new seats", async () => {
    const table = await shown(OPEN);
    await table.receive(sat);
    await table.receive(started());
    expect(table).toMatchObject({ viewer: 1, status: "playing", names: ["Bruno", "Anna"], view: START });
    expect(table.log.map((entry) => entry.seat)).toEqual([0, undefined]);
    table.watch();
    expect(socket.sent.at(-1)).toMatchObject({ have: 3, viewer: 1 });
  });

  it("a page that was away meanwhile tells the past by the new seats, too", async () => {
    const table = await shown(OPEN);
    await table.receive(sat);
    await table.receive(snapshot({ viewer: 1, first: "lots", order: [1, 0] }));
    expect(table.log.map((entry) => entry.seat)).toEqual([0]);
  });
});

describe("pace", () => {
  it("lets one see each move before the next", async () => {
    const table = await shown();
    for (const n of [4, 5, 6]) await table.receive(acted(n));
    expect(table.n).toBe(4);
    vi.advanceTimersByTime(PACE_MS);
    expect(table.n).toBe(5);
    vi.advanceTimersByTime(PACE_MS);
    expect(table.n).toBe(6);
  });

  it("is shorter for what was chosen face down", async () => {
    const table = await shown();
    for (const n of [4, 5]) await table.receive(acted(n, { action: undefined }));
    vi.advanceTimersByTime(PACE_MS / 3 + 1);
    expect(table.n).toBe(5);
  });

  it("takes everything at once where nobody looks", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const table = await shown();
    for (const n of [4, 5, 6]) await table.receive(acted(n));
    expect(table.n).toBe(6);
  });

  it("is the faster the more moves are waiting", async () => {
    settings.paceMs = 2400;
    const table = await shown();
    for (let n = 4; n < 104; n++) await table.receive(acted(n));
    vi.advanceTimersByTime(200); // 20 s, shared among 100
    expect(table.n).toBe(5);
    vi.advanceTimersByTime(MAX_FILM_MS / 2);
    expect(table.n).toBeLessThan(60);
    vi.advanceTimersByTime(MAX_FILM_MS / 2);
    expect(table.n).toBe(103);
  });

  it("catches up in the same time although races end among the moves, and is the usual one afterwards", async () => {
    settings.paceMs = 2400;
    const table = await shown();
    for (let n = 4; n < 104; n++) await table.receive(acted(n, n % 10 ? {} : { scene: { at: 99 } }));
    vi.advanceTimersByTime(MAX_FILM_MS);
    expect(table).toMatchObject({ n: 103, view: { at: 103 } });
    vi.advanceTimersByTime(2400);
    for (const n of [104, 105]) await table.receive(acted(n));
    vi.advanceTimersByTime(2399);
    expect(table.n).toBe(104);
    vi.advanceTimersByTime(1);
    expect(table.n).toBe(105);
  });

  it("shows how a race ended, and lets nobody act meanwhile", async () => {
    const table = await shown();
    await table.receive(acted(4, { scene: { at: 99 } }));
    expect(table.view).toEqual({ ...START, at: 99 });
    expect(table).toMatchObject({ n: 4, myTurn: false, turn: { to_act: [] } });
    vi.advanceTimersByTime(PACE_MS * 2.5);
    expect(table).toMatchObject({ view: { at: 4 }, myTurn: true });
  });
});

describe("a new connection", () => {
  it("goes on where this page stands, with everything that it has received", async () => {
    const table = await shown();
    for (const n of [4, 5]) await table.receive(acted(n));
    table.watch();
    expect(table.n).toBe(5); // what was waiting is taken in
    expect(socket.sent).toEqual([{ type: "watch", table: "t", have: 5, viewer: 0 }]);
    expect(socket.readyTables.has("t")).toBe(false);
  });

  it("names the secret of the link", () => {
    const table = new Table("t", "s3cret", socket as unknown as SocketClient, () => FIELDS);
    table.watch();
    expect(socket.sent).toEqual([{ type: "watch", table: "t", secret: "s3cret" }]);
  });
});

describe("the table in words", () => {
  const described = (n: number, key: string): Down => ({ type: "described", id: "", table: "t", n, lines: [{ key }] });

  it("is asked for once things stand still", async () => {
    const table = await shown();
    for (const n of [4, 5]) await table.receive(acted(n));
    expect(socket.requestsOf("describe")).toHaveLength(0);
    vi.advanceTimersByTime(2 * PACE_MS);
    expect(socket.requestsOf("describe")).toHaveLength(1);
    socket.requestsOf("describe")[0]?.answer(described(5, "now"));
    await settle();
    expect(table.lines).toEqual([{ key: "now" }]);
    expect(socket.requestsOf("describe")).toHaveLength(1);
  });

  it("that has become old meanwhile is asked for again", async () => {
    const table = await shown();
    await table.receive(acted(4));
    vi.advanceTimersByTime(PACE_MS);
    await table.receive(acted(5));
    vi.advanceTimersByTime(PACE_MS);
    socket.requestsOf("describe")[0]?.answer(described(4, "old"));
    await settle();
    expect(table.lines).toEqual([]);
    socket.requestsOf("describe")[1]?.answer(described(5, "now"));
    await settle();
    expect(table.lines).toEqual([{ key: "now" }]);
  });
});

describe("acting", () => {
  it("says what was seen, and waits for the answer", async () => {
    const table = await shown();
    const done = table.act("go");
    expect(table.busy).toBe(true);
    expect(socket.requestsOf("do")[0]?.request).toMatchObject({ table: "t", command: { do: "act", action: "go", have: 3 } });
    socket.requestsOf("do")[0]?.answer({ ...acted(4), id: "1" });
    expect(await done).toBe(true);
    expect(table).toMatchObject({ busy: false, refused: undefined });
  });

  it("that is refused shows why", async () => {
    const table = await shown();
    const done = table.act("fly");
    socket.requestsOf("do")[0]?.answer({ type: "error", code: "no-wings", sentence: "Pigs do not fly.", paragraph: 4 });
    expect(await done).toBe(false);
    expect(table).toMatchObject({ busy: false, refused: { sentence: "Pigs do not fly.", paragraph: 4 } });
    void table.act("go");
    expect(table.refused).toBeUndefined();
  });

  it("explains what is greyed out, and says so if it is allowed", async () => {
    const table = await shown();
    const first = table.explain("fly");
    socket.requestsOf("why")[0]?.answer({ type: "reason", id: "", table: "t", action: "fly", sentence: "No.", paragraph: 4 });
    await first;
    expect(table.refused).toEqual({ sentence: "No.", paragraph: 4 });
    const second = table.explain("go");
    socket.requestsOf("why")[1]?.answer({ type: "reason", id: "", table: "t", action: "go" });
    await second;
    expect(table.refused?.sentence).toBe("This is allowed.");
  });

  describe("something that the board took for refused, but that is allowed", () => {
    const allow = (action: string) => socket.requestsOf("why")[0]?.answer({ type: "reason", id: "", table: "t", action });

    it("is done if it was only not listed", async () => {
      const table = await shown({ turn: { to_act: [0], legal: ["go"], more: 7 } });
      const explained = table.explain("fly");
      allow("fly");
      await settle();
      expect(socket.requestsOf("do")[0]?.request).toMatchObject({ command: { do: "act", action: "fly", have: 3 } });
      socket.requestsOf("do")[0]?.answer({ ...acted(4), id: "1" });
      await explained;
      expect(table.refused).toBeUndefined();
    });

    it("is not done during a film, which shows another position", async () => {
      const table = await shown();
      await table.receive(acted(4, { turn: { to_act: [0], legal: ["go"], more: 7 } }));
      vi.advanceTimersByTime(PACE_MS);
      table.repeat();
      const explained = table.explain("fly");
      allow("fly");
      await explained;
      expect(socket.requestsOf("do")).toHaveLength(0);
      expect(table.refused?.sentence).toBe("This is allowed.");
    });
  });

  it("sends no more than 200 characters of a question", async () => {
    const table = await shown();
    void table.find("x".repeat(500));
    void table.why("x".repeat(500));
    expect(socket.requestsOf("find")[0]?.request.start).toHaveLength(200);
    expect(socket.requestsOf("why")[0]?.request.action).toHaveLength(200);
  });

  it("ends a film", async () => {
    const table = await shown();
    await table.receive(acted(4));
    vi.advanceTimersByTime(PACE_MS);
    table.repeat();
    expect(table.view).toEqual(START);
    void table.act("go");
    expect(table.view.at).toBe(4);
  });

  it("goes to the table that a rematch made", async () => {
    const table = await shown({ status: "over" });
    const done = table.do({ do: "rematch" });
    socket.requestsOf("do")[0]?.answer({ type: "done", id: "", table: "t", n: 9, table_made: "next" });
    expect(await done).toBe(true);
    expect(table.next).toBe("next");
  });
});

describe("a film", () => {
  it("shows the past, and takes in what comes meanwhile when it ends", async () => {
    const table = await shown();
    await table.receive(acted(4, { seat: 0 }));
    vi.advanceTimersByTime(PACE_MS);
    table.repeat();
    await table.receive(acted(5));
    expect(table.view).toEqual(START);
    expect(table.shownLog).toEqual([]);
    vi.advanceTimersByTime(3 * PACE_MS);
    expect(table).toMatchObject({ n: 5, view: { at: 5 } });
  });

  it("is there for whoever comes back, if the events add up", async () => {
    replayed = [acted(0, { what: "started", changed: START }), acted(1), acted(2), acted(3)];
    const table = await shown({ view: { ...START, at: 3 }, hash: hashOf({ ...START, at: 3 }) });
    expect(table.film.available).toBe(true);
  });

  it("is not there if the events do not add up", async () => {
    replayed = [acted(0, { what: "started", changed: START }), acted(1), acted(2), acted(3)];
    expect((await shown()).film.available).toBe(false);
  });

  it("is offered to whoever missed more than one move", async () => {
    setLastSeen("t", 0, 1);
    replayed = [acted(0, { what: "started", changed: START }), acted(1), acted(2), acted(3)];
    const table = await shown({ view: { ...START, at: 3 }, hash: hashOf({ ...START, at: 3 }) });
    expect(table.missed).toEqual({ count: 2, since: 1 });
    expect(lastSeen("t", 0)).toBe(3);
    table.catchUp();
    expect([table.missed, table.view.at]).toEqual([undefined, 1]);
  });

  it("is not offered for a single move", async () => {
    setLastSeen("t", 0, 2);
    replayed = [acted(0, { what: "started", changed: START }), acted(1), acted(2), acted(3)];
    const table = await shown({ view: { ...START, at: 3 }, hash: hashOf({ ...START, at: 3 }) });
    expect(table.missed).toBeUndefined();
  });
});

describe("a bot that covers a seat", () => {
  it("takes its turn away", async () => {
    const table = await shown();
    await table.receive(seats([{ name: "Anna", level: "easy", you: true }, { name: "Bruno" }]));
    expect(table).toMatchObject({ covered: true, myTurn: false });
  });
});

describe("a device that several people pass on", () => {
  const around = seats([
    { name: "Anna", yours: true },
    { name: "Bruno", yours: true },
  ]);

  async function passed(): Promise<Table> {
    const table = newTable();
    await table.receive(snapshot({ viewer: -1, view: { at: 0, hand: [-1, -1] } }));
    await table.receive(around);
    return table;
  }

  it("knows who sits around it, and who of them is to act", async () => {
    const table = await passed();
    expect([table.deviceSeats, table.deviceSeatsToAct]).toEqual([[0, 1], [0]]);
  });

  it("forgets one hand before it asks for the next", async () => {
    const table = await passed();
    table.showSeat(0);
    await table.receive(snapshot({ lines: [{ key: "your hand" }] }));
    await table.receive(acted(4));
    expect([table.view.hand, table.lines.length, table.log.length, table.film.available]).toEqual([[1, 2], 1, 1, true]);
    table.showSeat(-1);
    expect([table.view, table.film.available]).toEqual([{}, false]);
    expect(table).toMatchObject({ lines: [], log: [], viewer: -1, ready: false, turn: undefined });
    expect(socket.sent.at(-1)).toEqual({ type: "watch", table: "t", seat: -1 });
  });

  it("does not show what was still on its way to the one before", async () => {
    const table = await passed();
    table.showSeat(0);
    await table.receive(snapshot());
    table.showSeat(1);
    await table.receive(snapshot({ viewer: 0 }));
    await table.receive(acted(4));
    expect([table.view, table.ready]).toEqual([{}, false]);
    await table.receive(snapshot({ viewer: 1, view: { at: 0, hand: [3, 4] } }));
    expect(table.view.hand).toEqual([3, 4]);
  });

  it("does not say to one what another had asked", async () => {
    const table = await passed();
    table.showSeat(0);
    await table.receive(snapshot());
    const explained = table.explain("fly");
    table.showSeat(1);
    socket.requestsOf("why")[0]?.answer({ type: "reason", id: "", table: "t", action: "fly", sentence: "You have no wings in your hand." });
    await explained;
    expect(table.refused).toBeUndefined();
  });
});

describe("taking back", () => {
  it("is possible when the server says so, also after events that change nothing else", async () => {
    const table = await shown({ undo: true });
    expect(table.canUndo).toBe(true);
    await table.receive({ type: "event", table: "t", n: 4, at: 0, what: "seated", status: "playing", seat: 1, hash: hashOf(START) });
    expect(table.canUndo).toBe(false);
    await table.receive(acted(5, { seat: 0, undo: true }));
    expect(table.canUndo).toBe(true);
  });

  it("does not wait for the film of what is taken back, and is counted", async () => {
    const table = await shown({ rewound: 1 });
    for (const n of [4, 5, 6]) await table.receive(acted(n));
    expect(table.n).toBe(4);
    void table.undo();
    expect(table.n).toBe(6);
    for (const n of [7, 8]) await table.receive(acted(n));
    await table.receive(acted(9, { what: "rewound", seat: 0, more: { to: 4, redealt: true } }));
    expect(table).toMatchObject({ n: 9, rewound: 2 });
    expect(socket.requestsOf("do").map(({ request }) => request.command)).toEqual([{ do: "undo" }]);
  });
});
