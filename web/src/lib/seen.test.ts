import { describe, expect, it } from "vitest";
import { saw, seen } from "./seen";
import { keep } from "./settings.svelte";

describe("what was seen of a table", () => {
  it("is unknown where this device never showed it", () => {
    expect(seen("t", 0)).toBeUndefined();
  });

  it("is remembered for each seat of its own", () => {
    saw("t", 0, 4);
    saw("t", -1, 9);
    saw("t", 0, 6);
    expect([seen("t", 0), seen("t", -1), seen("t", 1)]).toEqual([6, 9, undefined]);
  });

  it("is forgotten after sixty other tables, the oldest first", () => {
    for (let k = 0; k < 60; k++) saw(`t${k}`, 0, k);
    saw("t0", 0, 100);
    saw("new", 0, 1);
    expect([seen("t0", 0), seen("t1", 0), seen("t2", 0), seen("new", 0)]).toEqual([100, undefined, 2, 1]);
  });

  it("survives a store without anything useful in it", () => {
    keep("seen", "\n\n");
    expect(seen("t", 0)).toBeUndefined();
  });
});
