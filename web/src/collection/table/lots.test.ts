import { afterEach, describe, expect, it, vi } from "vitest";
import { draw, shuffled } from "./lots";

afterEach(() => void vi.restoreAllMocks());

/** Have the browser draw these words. */
function drawing(...words: number[]): void {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
    (into as unknown as Uint32Array)[0] = words.shift() ?? 0;
    return into;
  });
}

describe("lots", () => {
  it("are drawn again where some would be likelier than others", () => {
    drawing(2 ** 32 - 1, 2 ** 32 - 2, 5);
    expect(draw(3)).toBe(2); // 2³² − 1 is divisible by 3: only the highest word is one too many
    expect(draw(6)).toBe(5);
  });

  it("fall on every number below the bound", () => {
    const found = new Set(Array.from({ length: 2000 }, () => draw(6)));
    expect([...found].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("shuffle by exchanging, and lose nobody", () => {
    drawing(0, 0, 0);
    expect(shuffled(["a", "b", "c", "d"])).toEqual(["b", "c", "d", "a"]);
    vi.restoreAllMocks();
    expect(shuffled(["a", "b", "c"]).sort()).toEqual(["a", "b", "c"]);
    expect(shuffled([])).toEqual([]);
  });
});
