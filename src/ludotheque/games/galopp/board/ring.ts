// The geometry of the track: a rounded rectangle that is run clockwise. Its first spaces, where the pigs are lined up, are
// in the middle of the near straight, so that the front pig stands on the left.

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** The middle line of the track. */
  left: number;
  top: number;
  across: number;
  down: number;
  radius: number;
  /** How wide the track is. */
  lane: number;
  pig: number;
}

export interface Point {
  x: number;
  y: number;
  /** The way it goes, in radians; 0 is to the right, a quarter turn is towards us. */
  way: number;
}

/** A ring that lies down has its things side by side within it, one that stands has them above each other. */
const SHAPES = {
  wide: { side: 408, margin: 54, radius: 134, lane: 80, least: 1.38, most: 2.1 },
  tall: { side: 360, margin: 37, radius: 84, lane: 58, least: 0.7, most: 1 },
};

/** The ring that fills a box best; it has the proportions of the box as far as it can. */
export function layout(proportion: number, ring: number): Layout {
  const wide = proportion > 1.2;
  const { side, margin, radius, lane, least, most } = SHAPES[wide ? "wide" : "tall"];
  const kept = Math.max(least, Math.min(proportion, most));
  const [width, height] = wide ? [side * kept, side] : [side, side / kept];
  const layout = { wide, width, height, left: margin, top: margin + 6, across: width - 2 * margin, down: height - 2 * margin - 4, radius, lane, pig: 0 };
  return { ...layout, pig: Math.min(lane * 0.94, (length(layout) / ring) * 1.08) };
}

function length({ across, down, radius }: Layout): number {
  return 2 * (across + down) - 8 * radius + 2 * Math.PI * radius;
}

/** A point of the middle line, so many spaces (or parts of one) after the start. */
export function at(it: Layout, ring: number, spaces: number): Point {
  const { left, top, across, down, radius: r } = it;
  const [flat, high] = [across - 2 * r, down - 2 * r];
  const whole = length(it);
  const step = whole / ring;
  // Space 2 is in the middle of the near straight.
  let s = ((((spaces - 2) * step + flat / 2) % whole) + whole) % whole;
  const corner = (Math.PI * r) / 2;
  const legs: [number, (d: number) => Point][] = [
    [flat, (d) => ({ x: left + r + flat - d, y: top + down, way: Math.PI })],
    [corner, (d) => turn(left + r, top + down - r, Math.PI / 2 + d / r)],
    [high, (d) => ({ x: left, y: top + down - r - d, way: -Math.PI / 2 })],
    [corner, (d) => turn(left + r, top + r, Math.PI + d / r)],
    [flat, (d) => ({ x: left + r + d, y: top, way: 0 })],
    [corner, (d) => turn(left + across - r, top + r, -Math.PI / 2 + d / r)],
    [high, (d) => ({ x: left + across, y: top + r + d, way: Math.PI / 2 })],
    [corner, (d) => turn(left + across - r, top + down - r, d / r)],
  ];
  for (const [long, point] of legs) {
    if (s <= long) return point(s);
    s -= long;
  }
  return at(it, ring, 0);

  function turn(x: number, y: number, angle: number): Point {
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), way: angle + Math.PI / 2 };
  }
}

/** To which side one sees a pig that goes this way. */
export function facing(way: number): "right" | "left" | "front" | "back" {
  const [across, down] = [Math.cos(way), Math.sin(way)];
  if (Math.abs(across) > 0.45) return across > 0 ? "right" : "left";
  return down > 0 ? "front" : "back";
}

/** The middle line, moved outwards by so much, as a path. */
export function outline({ left, top, across, down, radius }: Layout, out: number): string {
  const r = radius + out;
  const [x, y, w, h] = [left - out, top - out, across + 2 * out, down + 2 * out];
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The line across the track, so many spaces after the start. */
export function across(it: Layout, ring: number, spaces: number, share = 1): [Point, Point] {
  const point = at(it, ring, spaces);
  const half = (it.lane / 2) * share;
  const side = (sign: number) => ({ ...point, x: point.x - sign * half * Math.sin(point.way), y: point.y + sign * half * Math.cos(point.way) });
  return [side(-1), side(1)];
}
