import { beforeEach, describe, expect, it, vi } from "vitest";
import { record } from "../../testing/record";
import { Failure, serve, settle } from "../../testing/server";
import { Fairness } from "./fairness.svelte";
import { loadItem, saveItem } from "./settings.svelte";
import { pledgeOf, unhex } from "./verifier.mjs";
import type { Command, Entry, Pledge, Show, Snapshot } from "./wire";

const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...{ type: "table", table: "t", n: 0, game: "any", rules: 1, players: 3, options: {}, status: "open", viewer: 1, commitment: "5ea1" },
  ...more,
});
const entry = (what: string, more: Partial<Entry> = {}): Entry => ({ type: "event", table: "t", n: 1, at: 0, what, status: "open", ...more });

let sent: Command[];

/** A page that looks at table t; what it sends is answered at once. */
function page(table = "t"): Fairness {
  return new Fairness(table, async (command) => void sent.push(command));
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
    expect((sent[0] as Pledge).pledge).toBe(
      pledgeOf("t", 1, unhex((JSON.parse(loadItem("fair", "")) as Record<string, { drawn: string[] }>).t?.drawn[1] ?? "")),
    );
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

  it("are the last thirty tables", () => {
    for (let k = 0; k < 31; k++) page(`t${k}`).setSnapshot(snapshot({ commitment: `seal ${k}`, viewer: -1 }));
    expect([page("t0").seal, page("t1").seal, page("t30").seal]).toEqual(["", "seal 1", "seal 30"]);
  });

  it("is nothing if the store is spoilt", () => {
    saveItem("fair", "{");
    expect(page().seal).toBe("");
  });
});

describe("after the end", () => {
  const path = `GET /api/tables/${record.table}/record`;

  it("all draws are checked, and the verdict says how many", async () => {
    const requests = serve({ [path]: record });
    const fairness = page(record.table);
    await fairness.verify([], "s3cret");
    expect(fairness.verdict).toEqual({ kind: "right", draws: 8, added: 2 });
    expect(requests[0]?.secret).toBe("s3cret");
    await fairness.verify([], "s3cret");
    expect(requests).toHaveLength(1);
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
    fairness.setSnapshot(snapshot({ commitment: record.commitment, viewer: -1, values: ["aa", "", ""], pledges: ["bb", "", ""] }));
    await fairness.verify([], "");
    expect(fairness.verdict).toMatchObject({ kind: "wrong", key: "other-value", details: { seat: "0" } });
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
    expect(fairness.verdict?.kind).toBe("right");
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
    expect(fairness.verdict?.kind).toBe("right");
  });

  it("the page answers whoever uses it in between", async () => {
    serve({ [path]: record });
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10)); // every step takes longer than a stretch of work
    const breaks = vi.spyOn(globalThis, "setTimeout");
    const fairness = page(record.table);
    await fairness.verify([], "");
    expect(fairness.verdict?.kind).toBe("right");
    expect(breaks.mock.calls.length).toBeGreaterThanOrEqual(4);
  });
});
