import { beforeEach, describe, expect, it, vi } from "vitest";
import { record } from "../../testing/record";
import { Failure, serve, settle } from "../../testing/server";
import { Fairness } from "./fairness.svelte";
import { loadItem, saveItem } from "./settings.svelte";
import { check, pledgeOf, unhex } from "./verifier.mjs";
import type { Command, Entry, Pledge, Problem, Show, Snapshot } from "./wire";

const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...{ type: "table", table: "t", n: 0, game: "any", rules: 1, players: 3, options: {}, status: "open", viewer: 1, commitment: "5ea1" },
  ...more,
});
const entry = (what: string, more: Partial<Entry> = {}): Entry => ({ type: "event", table: "t", n: 1, at: 0, what, status: "open", ...more });

let sent: Command[];

/** A page that looks at table t; what it sends is answered at once. */
function page(table = "t"): Fairness {
  return new Fairness(table, async (command) => {
    sent.push(command);
    return undefined;
  });
}

beforeEach(() => void (sent = []));

describe("before the start", () => {
  it("a seat pledges a value of its own, once", () => {
    const fairness = page();
    fairness.setSnapshot(snapshot());
    fairness.setSnapshot(snapshot());
    expect(sent).toHaveLength(1);
    expect((sent[0] as Pledge).pledge).toMatch(/^[0-9a-f]{64}$/);
  });

  it("who only looks on pledges nothing", () => {
    page().setSnapshot(snapshot({ viewer: -1 }));
    expect(sent).toEqual([]);
  });

  it("a match that goes on asks for nothing", () => {
    page().setSnapshot(snapshot({ status: "playing" }));
    expect(sent).toEqual([]);
  });

  it("the value is shown when the start is asked for, and is what was pledged", async () => {
    const fairness = page();
    fairness.setSnapshot(snapshot());
    await settle();
    const { pledge } = sent[0] as Pledge;
    fairness.receive(entry("pledged", { seat: 1, more: { pledge } }));
    expect([fairness.pledges, fairness.added]).toEqual([["", pledge, ""], 1]);
    fairness.receive(entry("called"));
    fairness.receive(entry("called"));
    expect(sent).toHaveLength(2);
    const { value } = sent[1] as Show;
    expect(pledgeOf("t", 1, unhex(value))).toBe(pledge);
  });

  it("nothing is shown for a pledge that is not ours", async () => {
    const fairness = page();
    fairness.setSnapshot(snapshot());
    await settle();
    fairness.receive(entry("pledged", { seat: 1, more: { pledge: "00".repeat(32) } }));
    fairness.receive(entry("called"));
    expect(sent).toHaveLength(1);
  });

  it("the value survives that the page is loaded anew", async () => {
    page().setSnapshot(snapshot());
    const { pledge } = sent[0] as Pledge;
    page().setSnapshot(snapshot({ pledges: ["", pledge, ""], called: true }));
    expect(sent).toMatchObject([{ do: "pledge" }, { do: "show" }]);
    expect(pledgeOf("t", 1, unhex((sent[1] as Show).value))).toBe(pledge);
  });

  it("a pledge falls away with whoever gave it", () => {
    const fairness = page();
    fairness.setSnapshot(snapshot({ viewer: -1, pledges: ["aa", "bb", ""] }));
    fairness.receive(entry("left", { seat: 0 }));
    expect(fairness.pledges).toEqual(["", "bb", ""]);
    fairness.receive(entry("called"));
    fairness.receive(entry("left", { seat: 1 }));
    expect(fairness.pledges).toEqual(["", "bb", ""]);
  });

  it("people around one device add one value for all of them", async () => {
    const fairness = page();
    fairness.setSnapshot(snapshot({ viewer: -1 }));
    fairness.setDeviceSeats([1, 2]);
    await settle();
    fairness.receive(entry("pledged", { seat: 1, more: { pledge: (sent[0] as Pledge).pledge } }));
    fairness.setDeviceSeats([1, 2]);
    expect(sent).toHaveLength(1);
    const { pledge } = sent[0] as Pledge;
    const stored = JSON.parse(loadItem("fair", "")) as Record<string, { drawn: Record<string, string> }>;
    expect(pledgeOf("t", 1, unhex(stored.t?.drawn[pledge] ?? ""))).toBe(pledge);
  });
});

describe("what is remembered on this device", () => {
  it("is the first seal that was seen of a table", () => {
    page().setSnapshot(snapshot({ commitment: "first" }));
    const later = page();
    expect(later.seal).toBe("first");
    later.setSnapshot(snapshot({ commitment: "another" }));
    expect(later.seal).toBe("first");
  });

  it("is a number that was drawn before this version, which noted it by its seat", () => {
    const value = "0c".repeat(32);
    saveItem("fair", JSON.stringify({ t: { seal: "5ea1", drawn: { 1: value }, shown: {} } }));
    page().setSnapshot(snapshot({ pledges: ["", pledgeOf("t", 1, unhex(value)), ""], called: true }));
    expect(sent).toEqual([{ do: "show", value }]);
  });

  it("are the last thirty tables", () => {
    for (let k = 0; k < 31; k++) page(`t${k}`).setSnapshot(snapshot({ commitment: `seal ${k}`, viewer: -1 }));
    expect([page("t0").seal, page("t1").seal, page("t30").seal]).toEqual(["", "seal 1", "seal 30"]);
  });

  it("is nothing if the store is spoilt", () => {
    saveItem("fair", "{");
    expect(page().seal).toBe("");
  });
});

describe("where lots are drawn", () => {
  /** A page that pledged at seat 1, saw that lots were chosen, and that the seats turned. */
  async function begun(chosen: string[], first?: object): Promise<Fairness> {
    const fairness = page();
    fairness.setSnapshot(snapshot());
    await settle();
    const { pledge } = sent[0] as Pledge;
    fairness.receive(entry("pledged", { seat: 1, more: { pledge } }));
    fairness.receive(entry("pledged", { seat: 2, more: { pledge: "00".repeat(32) } }));
    for (const by of chosen) fairness.receive(entry("first-chosen", { more: { by } }));
    fairness.receive(entry("called"));
    const { value } = sent[1] as Show;
    fairness.receive(entry("shown", { seat: 1, more: { value } }));
    fairness.receive(entry("started", { status: "playing", more: { values: ["", value, ""], first } }));
    return fairness;
  }

  it("its own number stands where it was pledged, and who is missing is named by the new seat", async () => {
    const fairness = await begun(["lots"], { by: "lots", order: [2, 0, 1] });
    expect([fairness.own, fairness.leftOut, fairness.missing]).toEqual(["in", false, [0]]);
    const shown = { pledges: fairness.pledges, values: ["", (sent[1] as Show).value, ""] };
    fairness.setSnapshot(snapshot({ status: "playing", viewer: 2, ...shown, first: "lots", order: [2, 0, 1] }));
    expect([fairness.own, fairness.missing]).toEqual(["in", [0]]);
  });

  it("what was seen of the choice is saved, also if it was chosen before this page came", async () => {
    const fairness = page();
    fairness.setSnapshot(snapshot({ first: "lots" }));
    fairness.setSnapshot(snapshot({ n: 4 }));
    expect(JSON.parse(loadItem("fair", "{}")).t.events.map((event: unknown[]) => event.slice(1))).toEqual([
      ["first", -1, "lots"],
      ["first", -1, "turn"],
    ]);
  });
});

describe("when the match begins", () => {
  /** A page at seat 1 whose pledge stands, beside that of seat 0, and whose value is answered so. */
  async function started(answer: Problem | undefined): Promise<Fairness> {
    const fairness = new Fairness("t", async (command) => {
      sent.push(command);
      return command.do === "show" ? answer : undefined;
    });
    fairness.setSnapshot(snapshot());
    fairness.receive(entry("pledged", { n: 1, seat: 1, more: { pledge: (sent[0] as Pledge).pledge } }));
    fairness.receive(entry("pledged", { n: 2, seat: 0, more: { pledge: "aa" } }));
    fairness.receive(entry("called", { n: 3, at: 1000 }));
    await settle();
    return fairness;
  }

  it("it is said at once whose number is missing", async () => {
    const fairness = await started(undefined);
    expect([fairness.missing, fairness.own, fairness.added]).toEqual([[], undefined, 2]);
    const { value } = sent[1] as Show;
    fairness.receive(entry("shown", { n: 4, seat: 1, more: { value } }));
    fairness.receive(entry("started", { n: 5, at: 3000, status: "playing", more: { values: ["", value, ""] } }));
    expect([fairness.missing, fairness.own, fairness.leftOut, fairness.added]).toEqual([[0], "in", false, 1]);
  });

  it("it is said at once that this page's own number was refused", async () => {
    const fairness = await started({ type: "error", code: "other-value", sentence: "" });
    fairness.receive(entry("started", { n: 4, at: 3000, status: "playing" }));
    expect([fairness.missing, fairness.leftOut]).toEqual([[0, 1], true]);
  });
});

describe("after the end", () => {
  const path = `GET /api/tables/${record.table}/record`;

  it("all draws are checked, and the verdict says how many", async () => {
    const requests = serve({ [path]: record });
    const fairness = page(record.table);
    await fairness.verify([], "s3cret");
    expect(fairness.verdict).toEqual({ kind: "partly", draws: 8, added: 2, missing: [], own: "none" });
    expect(fairness.record).toEqual(record);
    expect(requests[0]?.secret).toBe("s3cret");
    await fairness.verify([], "s3cret");
    expect(requests).toHaveLength(1);
  });

  /** A page that was at seat 0 when the match of the record began, with the value that is in the record. */
  function player(): Fairness {
    const value = record.values?.[0] ?? "";
    saveItem("fair", JSON.stringify({ [record.table]: { seal: record.commitment, drawn: { [record.pledges?.[0] ?? ""]: value } } }));
    const fairness = page(record.table);
    const more = { table: record.table, commitment: record.commitment, pledges: record.pledges };
    fairness.setSnapshot(snapshot({ ...more, viewer: 0, called: true }));
    return fairness;
  }

  it("it is right for a player whose own number is in the deals, and the saved record holds what was seen here", async () => {
    serve({ [path]: record });
    const fairness = player();
    fairness.receive(entry("started", { n: 3, status: "playing", more: { values: record.values } }));
    await fairness.verify([], "");
    expect(fairness.verdict).toEqual({ kind: "right", draws: 8, added: 2, missing: [], own: "in" });
    expect(fairness.record?.seen).toMatchObject({ seat: 0, value: record.values?.[0], accepted: true });
    expect(check(fairness.record ?? record)).toBe(8);
  });

  it("it is wrong for a player whose own number was shown here and is not in the deals", async () => {
    serve({ [path]: { ...record, values: [] } });
    const fairness = player();
    fairness.receive(entry("shown", { n: 2, seat: 0, more: { value: record.values?.[0] } }));
    fairness.receive(entry("started", { n: 3, status: "playing" }));
    await fairness.verify([], "");
    expect(fairness.verdict).toMatchObject({ kind: "wrong", key: "left-out", details: { seat: 0 } });
  });

  it("a match that never began is right for everybody", async () => {
    const { started: _, ...rest } = record;
    serve({ [path]: { ...rest, moves: [], values: [] } });
    const fairness = page(record.table);
    await fairness.verify([], "");
    expect(fairness.verdict).toMatchObject({ kind: "right", draws: 0, missing: [] });
  });

  it("another seal than the one that was shown at first is found out", async () => {
    serve({ [path]: record });
    const fairness = page(record.table);
    fairness.setSnapshot(snapshot({ commitment: "another", viewer: -1 }));
    await fairness.verify([], "");
    expect(fairness.verdict).toMatchObject({ kind: "wrong", key: "other-seal" });
  });

  it("another value than the one that was shown here is found out", async () => {
    serve({ [path]: record });
    const fairness = page(record.table);
    fairness.setSnapshot(snapshot({ commitment: record.commitment, viewer: -1, values: ["aa", "", ""], pledges: record.pledges }));
    await fairness.verify([], "");
    expect(fairness.verdict).toMatchObject({ kind: "wrong", key: "other-shown" });
  });

  it("other moves than those that were seen here are found out", async () => {
    serve({ [path]: record });
    const log = [entry("acted", { n: 4, seat: 0, action: "play red" }), entry("acted", { n: 6, seat: 1, action: "play green" })];
    const fairness = page(record.table);
    await fairness.verify(log, "");
    expect(fairness.verdict).toMatchObject({ kind: "wrong", key: "other-move", details: { n: 6 } });
  });

  it("what was done face down is compared with nothing", async () => {
    serve({ [path]: record });
    const fairness = page(record.table);
    await fairness.verify([entry("acted", { n: 4, seat: 0 }), entry("said", { n: 5 })], "");
    expect(fairness.verdict?.kind).toBe("partly");
  });

  it("something else than a record is wrong, not an error", async () => {
    serve({ [path]: { table: record.table } });
    const fairness = page(record.table);
    await fairness.verify([], "");
    expect(fairness.verdict).toMatchObject({ kind: "wrong", key: "no-record" });
  });

  it("a record that cannot be had now can be asked for again", async () => {
    serve({ [path]: new Failure("offline", "", 503) });
    const fairness = page(record.table);
    await fairness.verify([], "");
    expect(fairness.verdict).toEqual({ kind: "unknown" });
    serve({ [path]: record });
    await fairness.verify([], "");
    expect(fairness.verdict?.kind).toBe("partly");
  });

  it("the page answers whoever uses it in between", async () => {
    serve({ [path]: record });
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10)); // every step takes longer than a stretch of work
    const breaks = vi.spyOn(globalThis, "setTimeout");
    const fairness = page(record.table);
    await fairness.verify([], "");
    expect(fairness.verdict?.kind).toBe("partly");
    expect(breaks.mock.calls.length).toBeGreaterThanOrEqual(4);
  });
});
