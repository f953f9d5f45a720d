import { describe, expect, it } from "vitest";
import { lastSeen, setLastSeen } from "./last-seen";
import { saveItem } from "./settings.svelte";

describe("what was seen of a table", () => {
  it("is unknown where this device never showed it", () => {
    expect(lastSeen("t", 0)).toBeUndefined();
  });

  it("is remembered for each seat of its own", () => {
    setLastSeen("t", 0, 4);
    setLastSeen("t", -1, 9);
    setLastSeen("t", 0, 6);
    expect([lastSeen("t", 0), lastSeen("t", -1), lastSeen("t", 1)]).toEqual([6, 9, undefined]);
  });

  it("is forgotten after sixty other tables, the oldest first", () => {
    for (let k = 0; k < 60; k++) setLastSeen(`t${k}`, 0, k);
    setLastSeen("t0", 0, 100);
    setLastSeen("new", 0, 1);
    expect([lastSeen("t0", 0), lastSeen("t1", 0), lastSeen("t2", 0), lastSeen("new", 0)]).toEqual([100, undefined, 2, 1]);
  });

  it("survives a store without anything useful in it", () => {
    saveItem("seen", "\n\n");
    expect(lastSeen("t", 0)).toBeUndefined();
  });
});
