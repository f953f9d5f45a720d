import { describe, expect, it } from "vitest";
import { record } from "../../testing/record";
import { VerificationError, check, checkInSteps, commitmentOf, hex, hmac, pledgeOf, sha256, unhex } from "./verifier.mjs";
import type { Part, Proof } from "./wire";

const text = (string: string) => new TextEncoder().encode(string);

/** Why a record does not hold; undefined if it does. */
function problem(changed: unknown, seal?: string): string | undefined {
  try {
    check(changed as Proof, seal);
    return undefined;
  } catch (error) {
    if (error instanceof VerificationError) return error.key;
    throw error;
  }
}

const withMove = (at: number, part: Partial<Part>): Proof => ({ ...record, moves: record.moves.map((move, k) => (k === at ? { ...move, ...part } : move)) });

describe("SHA-256 and HMAC", () => {
  it.each([1, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i bytes are those of the browser", async (length) => {
    const data = Uint8Array.from({ length }, (_, k) => (k * 7) % 256);
    const key = await crypto.subtle.importKey("raw", data, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    expect(hex(sha256(data))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data))));
    expect(hex(hmac(data, text("message")))).toBe(hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, text("message")))));
  });

  it("are the published ones", () => {
    expect(hex(sha256(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(text("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("hexadecimal", () => {
  it("goes there and back", () => {
    expect(hex(unhex("00ff10"))).toBe("00ff10");
    expect(unhex("")).toHaveLength(0);
  });

  it.each(["0", "0g", "FF", " 00", null, 7])("is not %j", (string) => {
    expect(() => unhex(string as string)).toThrow(VerificationError);
  });
});

describe("a record whose draws were made in Python", () => {
  it("holds, each draw of it", () => {
    expect(check(record)).toBe(8);
    expect(check(record, record.commitment)).toBe(8);
  });

  it("is checked in steps too, one for each draw", () => {
    // One draw was taken back and drawn again.
    expect([...checkInSteps(record)]).toHaveLength(9);
  });

  it("has the seal and the pledges that anybody can compute", () => {
    expect(commitmentOf(record.table, unhex(record.secret))).toBe(record.commitment);
    expect(pledgeOf(record.table, 2, unhex(record.values?.[2] ?? ""))).toBe(record.pledges?.[2]);
  });

  it.each<[string, unknown, string]>([
    ["another secret", { ...record, secret: "00".repeat(32) }, "broken-seal"],
    ["another table", { ...record, table: "other" }, "broken-seal"],
    ["another game", { ...record, game: "other" }, "other-draw"],
    ["other rules", { ...record, rules: 2 }, "other-draw"],
    ["another value", { ...record, values: ["01".repeat(32), ...(record.values ?? []).slice(1)] }, "other-value"],
    ["a value that nobody pledged", { ...record, values: [record.values?.[0], "01".repeat(32), record.values?.[2]] }, "unpledged"],
    ["a value left out", { ...record, values: ["", "", record.values?.[2]] }, "other-draw"],
    ["other odds", withMove(0, { among: [["elsewhere", 1]] }), "other-draw"],
    ["odds of nothing", withMove(0, { among: [["red", 0]] }), "no-record"],
    ["odds beyond 32 bits", withMove(0, { among: [["red", 2 ** 32]] }), "no-record"],
    ["too many draws taken back", withMove(4, { back: 9 }), "bad-back"],
    ["a negative number of draws taken back", withMove(4, { back: -1 }), "bad-back"],
    ["no moves", { ...record, moves: undefined }, "no-record"],
    ["no values", { ...record, values: undefined }, "no-record"],
    ["nothing", {}, "no-record"],
    ["nothing at all", null, "no-record"],
  ])("does not hold with %s", (_, changed, key) => {
    expect(problem(changed)).toBe(key);
  });

  it("does not hold where another seal was noted", () => {
    expect(problem(record, "00".repeat(32))).toBe("other-seal");
  });

  it("does not hold with any other result of a draw", () => {
    record.moves.forEach((move, k) => {
      for (const [name] of move.among ?? []) if (name !== move.drawn) expect(problem(withMove(k, { drawn: name }))).toBe("other-draw");
    });
  });
});
