import { describe, expect, it } from "vitest";
import { fresh, remembered, SIDES, throwOf, thrown, type Throw } from "./dice";

describe("dice", () => {
  it.each([...SIDES])("of %i sides show 1 to that, each at some time", (sides) => {
    const seen = new Set<number>();
    for (let k = 0; k < 2000; k++) thrown(fresh(2), sides).forEach(({ value }) => seen.add(value));
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, k) => k + 1));
  });

  it("that are kept stay as they lie; all of them kept is a new throw of all", () => {
    const dice = [
      { value: 99, kept: true },
      { value: 0, kept: false },
    ];
    const after = thrown(dice, 6);
    expect(after[0]).toEqual({ value: 99, kept: true });
    expect(after[1]?.value).toBeGreaterThan(0);
    expect(thrown([{ value: 99, kept: true }], 6)[0]?.value).toBeLessThanOrEqual(6);
  });

  it("are added up and remembered, the newest first", () => {
    const last = throwOf(
      [
        { value: 3, kept: false },
        { value: 5, kept: false },
      ],
      6,
    );
    expect(last).toEqual({ sides: 6, values: [3, 5], sum: 8 });
    const many = Array.from({ length: 40 }).reduce<Throw[]>((throws) => remembered(throws, last), []);
    expect(many.length).toBe(30);
  });
});
