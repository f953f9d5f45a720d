import { describe, expect, it } from "vitest";
import { planChain, tileOf, type ChainPlan, type Tile } from "./chain";

const tiles = (text: string): Tile[] => text.split(" ").map(tileOf);
const LONG = "1-6 1-3 3-3 3-5 2-5 2-4 4-6 6-6 5-6 0-5 0-0 0-4 4-4 1-4 1-1 1-2 2-2 2-6 3-6 0-3 0-1 1-5 5-5 4-5 3-4 2-3 0-2 0-6";
const ROOMS = [
  [330, 250],
  [330, 420],
  [760, 700],
  [1100, 420],
] as const;

/** The middles of both halves of a tile, first end first. */
function halves({ x, y, turn }: ChainPlan["spots"][0], half: number): [number, number][] {
  const [dx, dy] = ({ 0: [0, -0.5], 90: [0.5, 0], 180: [0, 0.5], 270: [-0.5, 0] } as Record<number, [number, number]>)[turn] as [number, number];
  return [
    [x + dx * half, y + dy * half],
    [x - dx * half, y - dy * half],
  ];
}

describe.each(ROOMS)("in a box of %i by %i", (width, height) => {
  it.each([1, 2, 3, 7, 12, 20, 28])("%i tiles lie within it, do not cover each other, and equal halves touch", (count) => {
    const all = tiles(LONG).slice(0, count);
    for (const anchor of new Set([0, Math.floor((count - 1) / 2), count - 1])) {
      const { half, spots } = planChain(all, anchor, width, height);
      const boxes = spots.map(({ x, y, turn }) => {
        const [w, h] = turn % 180 ? [half, half / 2] : [half / 2, half];
        return { left: x - w, right: x + w, top: y - h, bottom: y + h };
      });
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(-1);
        expect(box.right).toBeLessThanOrEqual(width + 1);
        expect(box.top).toBeGreaterThanOrEqual(-1);
        expect(box.bottom).toBeLessThanOrEqual(height + 1);
      }
      boxes.forEach((a, k) =>
        boxes.slice(k + 1).forEach((b) => {
          const apart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
          expect(apart, `tile ${k} of ${count}, anchor ${anchor}`).toBe(true);
        }),
      );
      for (let k = 1; k < count; k++) {
        const [one, other] = [all[k - 1] as Tile, all[k] as Tile];
        const near = one.ends
          .flatMap((value, i) => other.ends.map((same, j) => ({ value, same, i, j })))
          .filter(({ value, same }) => value === same)
          .map(({ i, j }) => {
            const [a, b] = [halves(spots[k - 1] as ChainPlan["spots"][0], half)[i], halves(spots[k] as ChainPlan["spots"][0], half)[j]];
            return Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0)) / half;
          });
        expect(Math.min(...near), `tiles ${k - 1} and ${k} of ${count}, anchor ${anchor}`).toBeLessThan(1.35);
      }
    }
  });
});

it("no tile moves when another is laid, as long as there is room", () => {
  const all = tiles("4-6 6-6 5-6 3-5");
  const before = planChain(all.slice(0, 3), 1, 1000, 400);
  const after = planChain(all, 1, 1000, 400);
  const [a, b] = [before, after].map(({ spots }) => (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0));
  expect(a).toBeCloseTo(b ?? 0);
  expect(before.half).toBe(after.half);
});

it("tiles are read from their texts", () => {
  expect([tileOf("6-5"), tileOf("12-0")].map(({ ends }) => ends)).toEqual([
    [6, 5],
    [12, 0],
  ]);
});
