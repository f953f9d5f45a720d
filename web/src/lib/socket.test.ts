import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, FakeSocket, serve, settle } from "../../testing/server";
import { SocketClient, type SocketListener } from "./socket";
import type { Describe, Done, Down } from "./wire";

const described = (id: string): Down => ({ type: "described", id, table: "t", n: 1 });
const message = { type: "describe", table: "t" } as const;

function listener(): SocketListener & { messages: Down[]; log: string[] } {
  const messages: Down[] = [];
  const log: string[] = [];
  return {
    messages,
    log,
    received: (message) => void messages.push(message),
    connected: () => void log.push("connected"),
    disconnected: () => void log.push("lost"),
    sessionUnknown: async () => void log.push("unknown"),
  };
}

/** A client whose socket is open. */
async function open(recorder = listener()): Promise<{ client: SocketClient; recorder: ReturnType<typeof listener> }> {
  const client = new SocketClient(recorder);
  client.start();
  await settle();
  FakeSocket.latest.accept();
  return { client, recorder };
}

const requestsOf = (socket: FakeSocket): Describe[] => socket.sent.filter((sent): sent is Describe => sent.type === "describe");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses without their jitter
  FakeSocket.install();
  serve({ "POST /api/ticket": { ticket: "a b" } });
});

describe("connecting", () => {
  it("opens one socket with a ticket", async () => {
    const { client, recorder } = await open();
    client.start();
    await settle();
    expect(FakeSocket.all.map((socket) => socket.url)).toEqual(["ws://ludotheque.test/ws?ticket=a%20b"]);
    expect(recorder.log).toEqual(["connected"]);
  });

  it("tries again with pauses that grow to five seconds", async () => {
    const requests = serve({ "POST /api/ticket": new TypeError("offline") });
    const client = new SocketClient(listener());
    client.start();
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
    new SocketClient(listener()).start();
    await vi.advanceTimersByTimeAsync(20_000);
    reachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    FakeSocket.latest.accept();
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("signs in again where the server does not know it any more", async () => {
    let known = false;
    serve({ "POST /api/ticket": () => (known ? { ticket: "a" } : new Failure("no-session", "", 401)) });
    const recorder = listener();
    recorder.sessionUnknown = async () => {
      recorder.log.push("unknown");
      known = true;
    };
    new SocketClient(recorder).start();
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.latest.accept();
    expect(recorder.log).toEqual(["unknown", "lost", "connected"]);
  });

  it("opens again as soon as the device is online", async () => {
    const { recorder } = await open();
    FakeSocket.latest.drop();
    expect(recorder.log).toEqual(["connected", "lost"]);
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
    const { recorder } = await open();
    const first = FakeSocket.latest;
    first.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    first.drop();
    expect(recorder.log).toEqual(["connected", "lost", "connected"]);
  });
});

describe("requests", () => {
  it("wait until the table is ready, and get the answer with their id", async () => {
    const { client, recorder } = await open();
    const answer = client.request(message);
    expect(FakeSocket.latest.sent).toEqual([]);
    client.setReady("t");
    const { id } = requestsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.receive(described("another"));
    FakeSocket.latest.receive(described(id));
    expect(await answer).toEqual(described(id));
    expect(recorder.messages).toHaveLength(2); // the listener gets all messages
  });

  it("have different ids, also from client to client", async () => {
    const [{ client: one }, { client: other }] = [await open(), await open()];
    for (const client of [one, one, other]) {
      client.setReady("t");
      void client.request(message);
    }
    const ids = FakeSocket.all.flatMap(requestsOf).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it("are sent again with the same id over the next connection, and answered once", async () => {
    const { client } = await open();
    client.setReady("t");
    const answered = vi.fn();
    void client.request(message).then(answered);
    const { id } = requestsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    expect(requestsOf(FakeSocket.latest)).toEqual([]); // the new connection is not ready for the table yet
    client.setReady("t");
    client.setReady("t");
    expect(requestsOf(FakeSocket.latest).map((one) => one.id)).toEqual([id]);
    FakeSocket.latest.receive(described(id));
    FakeSocket.latest.receive(described(id));
    await settle();
    expect(answered).toHaveBeenCalledTimes(1);
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    client.setReady("t");
    expect(requestsOf(FakeSocket.latest)).toEqual([]);
  });

  it("of one table do not wait for another", async () => {
    const { client } = await open();
    client.setReady("t");
    void client.request({ type: "describe", table: "other" });
    void client.request(message);
    expect(requestsOf(FakeSocket.latest).map(({ table }) => table)).toEqual(["t"]);
    client.setReady("other");
    expect(requestsOf(FakeSocket.latest).map(({ table }) => table)).toEqual(["t", "other"]);
    client.setUnready("t");
    void client.request(message);
    expect(requestsOf(FakeSocket.latest)).toHaveLength(2);
  });

  it.each(["slow-down", "moving"])("are repeated a second later after %s", async (code) => {
    const { client, recorder } = await open();
    client.setReady("t");
    const answered = vi.fn();
    void client.request(message).then(answered);
    const { id } = requestsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.receive({ type: "error", code, sentence: "", id });
    await vi.advanceTimersByTimeAsync(1000);
    expect(requestsOf(FakeSocket.latest).map((one) => one.id)).toEqual([id, id]);
    expect(answered).not.toHaveBeenCalled();
    expect(recorder.messages).toEqual([]);
  });

  it("stay open when the server closes, and are sent to the next one", async () => {
    const { client } = await open();
    client.setReady("t");
    const answered = vi.fn();
    void client.request({ type: "do", table: "t", command: { do: "start" } }).then(answered);
    const { id } = FakeSocket.latest.sent[0] as { id: string };
    FakeSocket.latest.receive({ type: "error", code: "closing", sentence: "", id });
    await settle();
    expect(answered).not.toHaveBeenCalled();
    FakeSocket.latest.drop();
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    client.setReady("t");
    const done: Done = { type: "done", id, table: "t", n: 4 };
    FakeSocket.latest.receive(done);
    await settle();
    expect(answered).toHaveBeenCalledWith(done);
  });

  it("that are refused are answered by the refusal", async () => {
    const { client } = await open();
    client.setReady("t");
    const answer = client.request(message);
    const { id } = requestsOf(FakeSocket.latest)[0] as Describe;
    FakeSocket.latest.receive({ type: "error", code: "not-seated", sentence: "Take a seat.", id });
    expect(await answer).toMatchObject({ code: "not-seated" });
  });
});

describe("what needs no answer", () => {
  it("is lost without a connection", async () => {
    const { client } = await open();
    FakeSocket.latest.drop();
    client.send({ type: "lobby", on: true });
    await vi.advanceTimersByTimeAsync(310);
    FakeSocket.latest.accept();
    expect(FakeSocket.all.flatMap((socket) => socket.sent)).toEqual([]);
  });
});

describe("a connection that may be dead", () => {
  it("is asked every 20 seconds, and kept while it answers", async () => {
    const { recorder } = await open();
    for (let k = 0; k < 3; k++) {
      await vi.advanceTimersByTimeAsync(20_000);
      FakeSocket.latest.receive({ type: "pong" });
    }
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.latest.sent).toEqual([{ type: "ping" }, { type: "ping" }, { type: "ping" }]);
    expect(recorder.log).toEqual(["connected"]);
  });

  it("is given up after ten seconds of silence", async () => {
    const { recorder } = await open();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(recorder.log).toEqual(["connected"]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(recorder.log).toEqual(["connected", "lost"]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is asked when the page is looked at again", async () => {
    await open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.latest.sent).toEqual([{ type: "ping" }]);
  });
});
