import { describe, expect, it } from "vitest";
import { fan, handHeight, type Shape } from "./fan";

const SHAPES: Shape[] = ["card", "tile"];
const ROOMS = [
  [348, 550],
  [378, 750],
  [800, 1080],
  [1260, 700],
  [1350, 560],
] as const;

describe.each(SHAPES)("a hand of %ss", (shape) => {
  it.each(ROOMS)("stays within %i by %i with any number of them, each wide enough to be touched", (room, height) => {
    const tall = handHeight(room, height, shape);
    for (let count = 1; count <= 24; count++) {
      const { width, height: high, spots } = fan(count, room, tall, shape);
      expect(spots).toHaveLength(count);
      expect(width).toBeGreaterThanOrEqual(40);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(room);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + high).toBeLessThanOrEqual(tall + 1);
      }
    }
  });
});

it("a few cards lie side by side, in one row", () => {
  const { rows, spots, width } = fan(5, 1260, 168, "card");
  expect(rows).toBe(1);
  expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThan(width);
});

it("of each of many cards something is left to be touched", () => {
  const { rows, spots } = fan(20, 348, 172, "card");
  expect(rows).toBeGreaterThan(1);
  expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThanOrEqual(27);
});

it("a dozen tiles lie in two rows on a small telephone, and none covers another", () => {
  const { rows, spots, width } = fan(12, 348, handHeight(348, 590, "tile"), "tile");
  expect(rows).toBe(2);
  expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThan(width);
});
