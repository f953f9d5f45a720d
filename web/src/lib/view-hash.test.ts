import { describe, expect, it } from "vitest";
import { crc32, viewBytes } from "./view-hash";
import type { Field } from "./wire";

const text = (string: string) => new TextEncoder().encode(string);

describe("crc32", () => {
  it.each([
    ["", 0],
    ["123456789", 0xcbf43926],
    ["The quick brown fox jumps over the lazy dog", 0x414fa339],
  ])("of %j is the one of zlib", (string, crc) => {
    expect(crc32(text(string))).toBe(crc);
  });
});

describe("the bytes of a view", () => {
  const field = (name: string, width: number, ...shape: number[]): Field => ({ name, bytes: width, shape });

  it("are its fields in their order, little-endian, at their widths", () => {
    const fields = [field("byte", 1), field("short", 2), field("word", 4), field("long", 8)];
    const view = { long: "72623859790382856", word: 0x01020304, short: 0x0102, byte: 1 };
    expect([...viewBytes(fields, view)]).toEqual([1, 2, 1, 4, 3, 2, 1, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it("write what is hidden as ones", () => {
    expect([...viewBytes([field("a", 1), field("b", 2), field("c", 8)], { a: -1, b: -1, c: "-1" })]).toEqual(Array(11).fill(255));
  });

  it("keep integers of eight bytes exact", () => {
    const data = new DataView(viewBytes([field("long", 8)], { long: "9007199254740993" }).buffer);
    expect(data.getBigInt64(0, true)).toBe(9007199254740993n);
  });

  it("follow nested cells row by row", () => {
    const nested = viewBytes([field("hand", 1, 2, 3)], {
      hand: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    });
    expect([...nested]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("have nothing of fields that the game does not name", () => {
    expect([...viewBytes([field("a", 1)], { a: 7, b: 8 })]).toEqual([7]);
  });
});
