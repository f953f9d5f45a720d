import { describe, expect, it } from "vitest";
import { loadItem } from "./settings.svelte";
import { Sealing } from "./sealing";
import { VerificationError, check, commitmentOf, missingSeats, ownPart, pledgeOf, unhex } from "./verifier.mjs";
import type { Pledge, Proof, Show, Snapshot } from "./wire";

const SECRET = "00".repeat(32);
const SEAL = commitmentOf("t", unhex(SECRET));
const OTHER = "0b".repeat(32);
const OTHERS_PLEDGE = pledgeOf("t", 1, unhex(OTHER));

/** A page at seat 0 of a table for two (or as `viewer`), and a server that tells it what the test says. */
class Client {
  time = 1000;
  at = 50_000;
  n = 0;
  sealing = new Sealing("t", () => this.time);
  sent: (Pledge | Show)[] = [];
  pledges = ["", ""];
  values = ["", ""];
  status = "open";
  called = false;

  constructor(
    public viewer = 0,
    coming = true,
  ) {
    if (coming) this.come();
  }

  /** Send the whole table. */
  come(): this {
    const some = (texts: string[]) => (texts.some(Boolean) ? [...texts] : undefined);
    const rest = { type: "table", table: "t", game: "any", rules: 1, players: 2, options: {}, commitment: SEAL } as const;
    const { n, status, viewer, called } = this;
    return this.after(() =>
      this.sealing.sawSnapshot({ ...rest, n, status, viewer, called, pledges: some(this.pledges), values: some(this.values) } as Snapshot),
    );
  }

  tell(what: string, seat?: number, more: Record<string, unknown> = {}): this {
    return this.after(() => this.sealing.saw({ type: "event", table: "t", n: ++this.n, at: this.at, what, status: this.status, seat, more }));
  }

  after(happening: () => void): this {
    happening();
    const command = this.sealing.due();
    if (command) this.sent.push(command);
    this.sealing.save();
    return this;
  }

  pledged(seat: number, pledge: string): this {
    this.pledges[seat] = pledge;
    return this.tell("pledged", seat, { pledge });
  }

  /** The pledge of the page stands, and another player's. */
  seated(): this {
    return this.pledged(0, (this.sent.at(-1) as Pledge).pledge).pledged(1, OTHERS_PLEDGE);
  }

  call(): this {
    this.called = true;
    return this.tell("called");
  }

  shown(seat: number, value: string): this {
    this.values[seat] = value;
    return this.tell("shown", seat, { value });
  }

  /** It is dealt; the page hears of it so many milliseconds later. */
  deal(waitedMs = 2200, atMs = 2200): this {
    this.begin();
    this.time += waitedMs;
    this.at += atMs;
    return this.tell("started", undefined, this.values.some(Boolean) ? { values: [...this.values] } : {});
  }

  begin(): void {
    this.status = "playing";
    this.called = false;
  }

  refuse(code: string): this {
    return this.after(() => this.sealing.refused(this.sent.at(-1) as Show, code));
  }

  /** What the page says when the match begins, which is what the verifier finds in the saved record. */
  found(): [string, number[]] {
    const values = this.values.some(Boolean) ? this.values : [];
    const proof = { table: "t", game: "any", rules: 1, players: 2, options: {}, commitment: SEAL, secret: SECRET, moves: [], status: "over", started: this.n };
    const record = { ...proof, pledges: this.pledges, values, format: "ludotheque record 2", seen: this.sealing.testimony() } as Proof;
    const { leftOut, own, missing } = this.sealing;
    let key: string = ownPart(record);
    try {
      check(record, SEAL);
      expect([key, missingSeats(record)]).toEqual([own, missing]);
    } catch (error) {
      if (!(error instanceof VerificationError)) throw error;
      key = error.key;
    }
    expect(leftOut).toBe(key === "left-out");
    return [key, missing];
  }
}

const value = (client: Client) => (client.sent.at(-1) as Show).value;

describe("a server that deals honestly", () => {
  it("has this page's own number in the deals", () => {
    const client = new Client().seated().call();
    client.shown(0, value(client)).shown(1, OTHER).deal(100);
    expect(client.found()).toEqual(["in", []]);
    expect(client.sealing.testimony()).toMatchObject({ seat: 0, accepted: true, called: true, sent: true, answer: "shown", in_time: true });
    expect(client.sealing.testimony()?.events.map(([, what]) => what)).toEqual(["pledged", "pledged", "called", "shown", "shown", "started"]);
  });

  it("names somebody else who did not show his", () => {
    const client = new Client().seated().call();
    expect(client.shown(0, value(client)).deal().found()).toEqual(["in", [1]]);
  });

  it.each([
    ["the call and the start came at once", 0],
    ["the line stalled", 9000],
  ])("is not accused because %s", (_, waitedMs) => {
    expect(new Client().seated().call().deal(waitedMs).refuse("already-started").found()).toEqual(["late", [0, 1]]);
  });

  it("is not accused because the line was slow before", () => {
    const client = new Client();
    client.time += 1500;
    expect(client.seated().call().deal().found()).toEqual(["late", [0, 1]]);
  });

  it("is not accused because the connection broke after the call", () => {
    const client = new Client().seated().call();
    client.sealing.connectionBroke();
    expect(client.deal().found()).toEqual(["late", [0, 1]]);
  });

  it("is not accused because the page was loaded anew after the call", () => {
    new Client().seated().call();
    const again = new Client(0, false);
    Object.assign(again, { pledges: [...storedPledges(), OTHERS_PLEDGE], called: true, n: 3 });
    expect(again.come().sent).toMatchObject([{ do: "show" }]);
    expect(again.deal().found()).toEqual(["late", [0, 1]]);
  });

  it("is not accused because the page was away while it was dealt", () => {
    const client = new Client().seated();
    client.begin();
    expect(client.come().found()).toEqual(["late", [0, 1]]);
  });

  it("cannot take a pledge that comes after the call", () => {
    const client = new Client().pledged(1, OTHERS_PLEDGE).call().refuse("already-started").deal();
    expect(client.found()).toEqual(["unpledged", [1]]);
    expect(client.sent).toHaveLength(1);
  });

  it("owes nothing to whoever gave the seat away before the start", () => {
    const client = new Client().seated();
    client.pledges[0] = "";
    client.tell("left", 0);
    client.viewer = -1;
    client
      .come()
      .pledged(0, pledgeOf("t", 0, unhex("88".repeat(32))))
      .call()
      .shown(0, "88".repeat(32))
      .deal();
    expect(client.found()).toEqual(["none", [1]]);
    expect(client.sent).toHaveLength(1);
  });

  it("gets the pledge again from whoever comes back to his seat", () => {
    const client = new Client().seated();
    client.pledges[0] = "";
    client.tell("left", 0);
    client.come().seated().call();
    expect(client.sent).toMatchObject([{ do: "pledge" }, { do: "pledge" }, { do: "show" }]);
    expect(client.shown(0, value(client)).deal().found()).toEqual(["in", [1]]);
  });

  it("has the number of another device at this seat, of which this page can say nothing", () => {
    const theirs = "dd".repeat(32);
    const client = new Client()
      .refuse("already-pledged")
      .pledged(0, pledgeOf("t", 0, unhex(theirs)))
      .call();
    expect(client.sent).toHaveLength(1);
    expect(client.shown(0, theirs).deal().found()).toEqual(["elsewhere", []]);
  });

  it("has nothing of a spectator", () => {
    expect(new Client(-1).pledged(1, OTHERS_PLEDGE).call().deal().found()).toEqual(["none", [1]]);
  });

  it("has nothing of whoever comes later to a seat without a pledge", () => {
    const client = new Client(0, false);
    client.pledges[1] = OTHERS_PLEDGE;
    client.values[1] = OTHER;
    client.begin();
    expect(client.come().found()).toEqual(["none", []]);
    expect(client.sent).toEqual([]);
  });

  it("begins at once at a table without any pledge", () => {
    expect(new Client().deal().refuse("already-started").found()).toEqual(["unpledged", []]);
  });

  it("forgets no pledge during the match", () => {
    const client = new Client().seated().call();
    client
      .shown(0, value(client))
      .deal()
      .tell("left", 1)
      .tell("vacated", undefined, { seats: [1] });
    expect(client.sealing.pledges).toEqual(client.pledges);
    expect(client.found()).toEqual(["in", [1]]);
  });

  it("knows nothing of a browser that was never there", () => {
    expect(new Client(0, false).sealing.testimony()).toBeUndefined();
  });
});

/** The pledges that are stored on this device. */
function storedPledges(): string[] {
  const all = JSON.parse(loadItem("fair", "{}")) as Record<string, { drawn: Record<string, string> }>;
  return Object.keys(all.t?.drawn ?? {});
}

describe("two tabs of one browser", () => {
  it("share the number: either of them can show it", () => {
    const first = new Client().seated();
    const second = new Client(0, false);
    Object.assign(second, { pledges: [...first.pledges], n: first.n });
    second.come().call();
    expect(second.sent).toMatchObject([{ do: "show" }]);
    first.call().shown(0, value(first)).deal();
    second.shown(0, value(first)).refuse("already-shown").deal();
    expect([first.found(), second.found()]).toEqual([
      ["in", [1]],
      ["in", [1]],
    ]);
  });

  it("pledge the same number if both are asked, and lose none that one has drawn", () => {
    const [first, second] = [new Client(), new Client()];
    expect(second.sent).toEqual(first.sent);
    expect(storedPledges()).toHaveLength(1);
  });

  it("remember what either of them was refused", () => {
    const first = new Client().seated();
    const second = new Client(0, false);
    Object.assign(second, { pledges: [...first.pledges], n: first.n });
    second.come().call();
    first.call().refuse("other-value").deal();
    second.deal(0);
    expect(first.found()).toEqual(["left-out", [0, 1]]);
    expect(second.found()).toEqual(["left-out", [0, 1]]);
  });
});

describe("several people around one device", () => {
  const around = () => new Client(-1).after(() => undefined);

  it("add one number, which is in the deals", () => {
    const client = around();
    client.after(() => client.sealing.sawDeviceSeats([0, 1]));
    client.pledged(0, (client.sent[0] as Pledge).pledge).call();
    expect(client.shown(0, value(client)).deal(50).found()).toEqual(["in", []]);
    client.viewer = 1;
    expect(client.come().found()).toEqual(["in", []]);
  });

  it("are told that it was left out", () => {
    const client = around();
    client.after(() => client.sealing.sawDeviceSeats([0, 1]));
    client
      .pledged(0, (client.sent[0] as Pledge).pledge)
      .call()
      .refuse("other-value");
    expect(client.deal().found()).toEqual(["left-out", [0]]);
  });

  it("pledge for the next seat when the first of them leaves", () => {
    const client = around();
    client.after(() => client.sealing.sawDeviceSeats([0, 1]));
    client.pledged(0, (client.sent[0] as Pledge).pledge);
    client.pledges[0] = "";
    client.tell("left", 0);
    const { pledge } = client.sent[1] as Pledge;
    client.pledged(1, pledge).call();
    expect(pledgeOf("t", 1, unhex(value(client)))).toBe(pledge);
  });

  it("are known again when they were away at the start", () => {
    const client = around();
    client.after(() => client.sealing.sawDeviceSeats([0, 1]));
    client.pledged(0, (client.sent[0] as Pledge).pledge);
    const again = new Client(-1, false);
    Object.assign(again, { pledges: client.pledges, n: client.n, status: "playing" });
    again.come();
    again.after(() => again.sealing.sawDeviceSeats([0, 1]));
    expect(again.found()).toEqual(["late", [0]]);
  });
});

describe("a server that wants to choose the luck", () => {
  const codes = ["other-value", "not-called", "not-pledged", "defect"];
  it.each(codes.flatMap((code) => [0, 2200, 60_000].map((waitedMs): [string, number] => [code, waitedMs])))(
    "refuses the number for no reason: %s, and begins after %i ms",
    (code, waitedMs) => {
      expect(new Client().seated().call().refuse(code).deal(waitedMs).found()).toEqual(["left-out", [0, 1]]);
    },
  );

  it.each(["already-started", "already-shown", "not-seated"])("calls a number late that was not: %s", (code) => {
    expect(new Client().seated().call().refuse(code).deal().found()).toEqual(["left-out", [0, 1]]);
  });

  it("does not answer until it has begun", () => {
    expect(new Client().seated().call().deal().found()).toEqual(["left-out", [0, 1]]);
  });

  it("refuses the number after the start", () => {
    const client = new Client().seated().call().deal(0);
    expect(client.sealing.leftOut).toBe(false);
    expect(client.refuse("other-value").found()).toEqual(["left-out", [0, 1]]);
  });

  it("has no excuse in a connection that broke before the call", () => {
    const client = new Client().seated();
    client.sealing.connectionBroke();
    expect(client.call().deal().found()).toEqual(["left-out", [0, 1]]);
  });

  it("does not call", () => {
    expect(new Client().seated().deal().found()).toEqual(["left-out", [0, 1]]);
  });

  it("does not wait, by its own account", () => {
    expect(new Client().seated().call().deal(0, 1999).found()).toEqual(["left-out", [0, 1]]);
  });

  it("forgets what was shown", () => {
    const client = new Client().seated().call();
    client.shown(0, value(client));
    client.values[0] = "";
    expect(client.deal().found()).toEqual(["left-out", [0, 1]]);
  });

  it("exchanges the pledge", () => {
    const client = new Client()
      .seated()
      .pledged(0, pledgeOf("t", 0, unhex("ee".repeat(32))))
      .call();
    expect(client.shown(0, "ee".repeat(32)).deal().found()).toEqual(["left-out", [1]]);
  });

  it("tells afterwards of other pledges than those that were seen", () => {
    const client = new Client().seated().call();
    client.shown(0, value(client)).deal();
    client.pledges[1] = "";
    expect(() => client.found()).not.toThrow();
    expect(client.found()[0]).toBe("other-pledge");
  });

  it("is found out also after the page was loaded anew", () => {
    const client = new Client().seated().call().refuse("other-value").deal();
    const again = new Client(0, false);
    Object.assign(again, { pledges: client.pledges, n: client.n, status: "playing" });
    expect(again.come().found()).toEqual(["left-out", [0, 1]]);
  });
});
