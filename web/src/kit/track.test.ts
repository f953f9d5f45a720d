import { describe, expect, it } from "vitest";
import type { TrackPlan } from "./declaration";
import { arrowsOf, between, drawTrack, pointOf, standing } from "./track";

const plan = (length: number, shape: TrackPlan["shape"] = "cross", lane = 4): TrackPlan => ({
  length,
  shape,
  lane,
  walk: length,
  starts: [0, 1, 2, 3].map((k) => (k * length) / 4),
  spaces: [],
});

describe.each([40, 48, 52, 56, 68])("a cross of %i spaces", (length) => {
  const drawing = drawTrack(plan(length), 4, -1, 1);

  it("has each space beside the one before it, all around", () => {
    drawing.spaces.forEach(({ x, y }, k) => {
      const next = drawing.spaces[(k + 1) % length] ?? { x: 0, y: 0 };
      expect(Math.hypot(next.x - x, next.y - y), `spaces ${k} and ${k + 1}`).toBeLessThanOrEqual(Math.SQRT2 + 1e-6);
    });
    expect(new Set(drawing.spaces.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(length);
  });

  it("has the lane of each seat lead inwards from what it walks over last", () => {
    drawing.lanes.forEach((lane, seat) => {
      const last = drawing.spaces[(seat * length) / 4 - 1] ?? drawing.spaces[length - 1];
      expect(Math.hypot((lane[0]?.x ?? 0) - (last?.x ?? 0), (lane[0]?.y ?? 0) - (last?.y ?? 0))).toBeCloseTo(1);
    });
  });

  it("has one's own arm nearest", () => {
    for (const viewer of [0, 1, 2, 3]) {
      const { lanes, height } = drawTrack(plan(length), 4, viewer, 1);
      expect(lanes[viewer]?.[0]?.y).toBeCloseTo(height - 1.5);
    }
  });
});

it("shows where a seat sets out, and where it turns into its lane", () => {
  const track = plan(56, "cross", 6);
  const arrows = arrowsOf(track, drawTrack(track, 4, 0, 1), 2);
  expect(arrows.map(({ seat, x, y, angle }) => [seat, x, y, Math.round(angle)])).toEqual([
    [0, 6.5, 13.5, -90],
    [0, 7.5, 14.5, -90],
    [1, 1.5, 6.5, 0],
    [1, 0.5, 7.5, 0],
  ]);
});

it.each(["cross", "ring", "line"] as const)("a %s lies within its drawing", (shape) => {
  for (const aspect of [0.6, 1, 1.8, 3]) {
    const { width, height, spaces, lanes, homes } = drawTrack(plan(40, shape), 4, 2, aspect);
    for (const { x, y } of [...spaces, ...lanes.flat(), ...homes]) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
  }
});

it("a pawn walks over the spaces between, and turns into its own lane", () => {
  expect(between(plan(40), 0, 3, 6)).toEqual([4, 5]);
  expect(between(plan(40), 1, 38, 1)).toEqual([39, 0]);
  expect(between(plan(40), 1, 8, 41)).toEqual([9, 40]);
  expect(between(plan(40), 0, 38, 41)).toEqual([39, 40]);
});

it("a pawn that enters, is thrown back, or goes back goes there directly", () => {
  expect(between(plan(40), 0, -1, 0)).toEqual([]);
  expect(between(plan(40), 0, 12, -1)).toEqual([]);
  expect(between(plan(40), 0, 12, 6)).toEqual([]);
});

it("pawns that share a space stand side by side, and those of different lanes do not", () => {
  const drawing = drawTrack(plan(40), 2, 0, 1);
  const spots = standing(plan(40), drawing, [
    [7, 7, 41, -1],
    [9, 9, 41, -1],
  ]);
  expect(spots[0]?.[0]).not.toEqual(spots[0]?.[1]);
  expect(spots[0]?.[2]).toEqual({ ...pointOf(plan(40), drawing, 0, 41), scale: 1 });
  expect(spots[0]?.[3]).not.toEqual(spots[1]?.[3]);
});
