import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, FakeSocket, serve, settle } from "../../testing/server";
import { Wire, type Ears } from "./socket";
import type { Describe, Done, Down } from "./wire";

const described = (id: string): Down => ({ type: "described", id, table: "t", n: 1 });
const question = { type: "describe", table: "t" } as const;

function listener(): Ears & { messages: Down[]; log: string[] } {
  const messages: Down[] = [];
  const log: string[] = [];
  return {
    messages,
    log,
    heard: (message) => void messages.push(message),
    connected: () => void log.push("connected"),
    lost: () => void log.push("lost"),
    stranger: async () => void log.push("stranger"),
  };
}

/** A wire whose socket is open. */
async function open(ears = listener()): Promise<{ wire: Wire; ears: ReturnType<typeof listener> }> {
  const wire = new Wire(ears);
  wire.start();
  await settle();
  FakeSocket.latest.accept();
  return { wire, ears };
}

const questionsOf = (socket: FakeSocket): Describe[] => socket.sent.filter((message): message is Describe => message.type === "describe");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses without their jitter
  FakeSocket.install();
  serve({ "POST /api/ticket": { ticket: "a b" } });
});

describe("connecting", () => {
  it("opens one socket with a ticket", async () => {
    const { wire, ears } = await open();
    wire.start();
    await settle();
    expect(FakeSocket.all.map((socket) => socket.url)).toEqual(["ws://ludotheque.test/ws?ticket=a%20b"]);
    expect(ears.log).toEqual(["connected"]);
  });

  it("tries again with pauses that grow to five seconds", async () => {
    const requests = serve({ "POST /api/ticket": new TypeError("offline") });
    const wire = new Wire(listener());
    wire.start();
    await settle();
    const pauses: number[] = [];
    for (let known = requests.length; pauses.length < 9; known = requests.length) {
      let waited = 0;
      for (; requests.length === known; waited += 10) await vi.advanceTimersByTimeAsync(10);
      pauses.push(waited);
    }
    expect(pauses.slice(0, 3)).toEqual([300, 480, 770]);
    expect(pauses.slice(-2)).toEqual([5000, 5000]);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });

  it("begins with a short pause again once it was connected", async () => {
    let reachable = false;
    serve({ "POST /api/ticket": () => (reachable ? { ticket: "a" } : new TypeError("offline")) });
    new Wire(listener()).start();
    await vi.advanceTimersByTimeAsync(20_000);
    reachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    FakeSocket.latest.accept();
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("introduces itself anew where the server does not know it any more", async () => {
    let known = false;
    serve({ "POST /api/ticket": () => (known ? { ticket: "a" } : new Failure("no-session", "", 401)) });
    const ears = listener();
    ears.stranger = async () => {
      ears.log.push("stranger");
      known = true;
    };
    new Wire(ears).start();
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.latest.accept();
    expect(ears.log).toEqual(["stranger", "lost", "connected"]);
  });

  it("opens again as soon as the device is online", async () => {
    const { ears } = await open();
    FakeSocket.latest.drop();
    expect(ears.log).toEqual(["connected", "lost"]);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("closes its socket when the device goes offline", async () => {
    await open();
    dispatchEvent(new Event("offline"));
    expect(FakeSocket.latest.readyState).toBe(FakeSocket.CLOSING);
  });

  it("ignores the end of a socket that it has replaced", async () => {
    const { ears } = await open();
    const first = FakeSocket.latest;
    first.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    first.drop();
    expect(ears.log).toEqual(["connected", "lost", "connected"]);
  });
});

describe("questions", () => {
  it("wait until the table is settled, and get the answer with their id", async () => {
    const { wire, ears } = await open();
    const answer = wire.ask(question);
    expect(FakeSocket.latest.sent).toEqual([]);
    wire.settled("t");
    const { id } = questionsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.receive(described("another"));
    FakeSocket.latest.receive(described(id));
    expect(await answer).toEqual(described(id));
    expect(ears.messages).toHaveLength(2); // everybody hears everything
  });

  it("have different ids, also from wire to wire", async () => {
    const [{ wire: one }, { wire: other }] = [await open(), await open()];
    for (const wire of [one, one, other]) {
      wire.settled("t");
      void wire.ask(question);
    }
    const ids = FakeSocket.all.flatMap(questionsOf).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it("are sent again with the same id over the next connection, and answered once", async () => {
    const { wire } = await open();
    wire.settled("t");
    const answered = vi.fn();
    void wire.ask(question).then(answered);
    const { id } = questionsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    expect(questionsOf(FakeSocket.latest)).toEqual([]); // the new connection has not settled the table yet
    wire.settled("t");
    wire.settled("t");
    expect(questionsOf(FakeSocket.latest).map((one) => one.id)).toEqual([id]);
    FakeSocket.latest.receive(described(id));
    FakeSocket.latest.receive(described(id));
    await settle();
    expect(answered).toHaveBeenCalledTimes(1);
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    wire.settled("t");
    expect(questionsOf(FakeSocket.latest)).toEqual([]);
  });

  it("of one table do not wait for another", async () => {
    const { wire } = await open();
    wire.settled("t");
    void wire.ask({ type: "describe", table: "other" });
    void wire.ask(question);
    expect(questionsOf(FakeSocket.latest).map(({ table }) => table)).toEqual(["t"]);
    wire.settled("other");
    expect(questionsOf(FakeSocket.latest).map(({ table }) => table)).toEqual(["t", "other"]);
    wire.unsettled("t");
    void wire.ask(question);
    expect(questionsOf(FakeSocket.latest)).toHaveLength(2);
  });

  it.each(["slow-down", "moving"])("are repeated a second later after %s", async (code) => {
    const { wire, ears } = await open();
    wire.settled("t");
    const answered = vi.fn();
    void wire.ask(question).then(answered);
    const { id } = questionsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.receive({ type: "error", code, sentence: "", id });
    await vi.advanceTimersByTimeAsync(1000);
    expect(questionsOf(FakeSocket.latest).map((one) => one.id)).toEqual([id, id]);
    expect(answered).not.toHaveBeenCalled();
    expect(ears.messages).toEqual([]);
  });

  it("stay open when the server closes, and are asked of the next one", async () => {
    const { wire } = await open();
    wire.settled("t");
    const answered = vi.fn();
    void wire.ask({ type: "do", table: "t", command: { do: "start" } }).then(answered);
    const { id } = FakeSocket.latest.sent[0] as { id: string };
    FakeSocket.latest.receive({ type: "error", code: "closing", sentence: "", id });
    await settle();
    expect(answered).not.toHaveBeenCalled();
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    wire.settled("t");
    const done: Done = { type: "done", id, table: "t", n: 4 };
    FakeSocket.latest.receive(done);
    await settle();
    expect(answered).toHaveBeenCalledWith(done);
  });

  it("that are refused are answered by the refusal", async () => {
    const { wire } = await open();
    wire.settled("t");
    const answer = wire.ask(question);
    const { id } = questionsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.receive({ type: "error", code: "not-seated", sentence: "Take a seat.", id });
    expect(await answer).toMatchObject({ code: "not-seated" });
  });
});

describe("what needs no answer", () => {
  it("is lost without a connection", async () => {
    const { wire } = await open();
    FakeSocket.latest.drop();
    wire.tell({ type: "lobby", on: true });
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    expect(FakeSocket.all.flatMap((socket) => socket.sent)).toEqual([]);
  });
});

describe("a line that may be dead", () => {
  it("is asked every 20 seconds, and kept while it answers", async () => {
    const { ears } = await open();
    for (let k = 0; k < 3; k++) {
      await vi.advanceTimersByTimeAsync(20_000);
      FakeSocket.latest.receive({ type: "pong" });
    }
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.latest.sent).toEqual([{ type: "ping" }, { type: "ping" }, { type: "ping" }]);
    expect(ears.log).toEqual(["connected"]);
  });

  it("is given up after ten seconds of silence", async () => {
    const { ears } = await open();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ears.log).toEqual(["connected"]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(ears.log).toEqual(["connected", "lost"]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is asked when the page is looked at again", async () => {
    await open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.latest.sent).toEqual([{ type: "ping" }]);
  });
});
