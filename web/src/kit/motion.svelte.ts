// The motion of every board. Cards and pieces are elements with a spot (`data-spot`); when the state changes, what has gone from
// one spot to another flies there over the board. What bears `data-slides` goes there itself, from wherever it was, and slides
// when it only lies elsewhere in its place. Pieces that stand free (pawns, pigs) are kept at a place, and glide to the next.
//
//   const motion = moves({ state: () => now, board: () => element, glide: () => glide, travels: (before, after) => [...] });
//   <Sky {motion}>{#snippet thing(thing)}<Card … />{/snippet}</Sky>
//   <li data-spot="hand:r7" data-slides>
//
// A spot is the name of a place, or of one thing in it: `hand`, `hand:r7`. What has no spot of its own flies to its place.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { staggerMs } from "$lib/arrivals.svelte";

const EASING = "cubic-bezier(.3, .1, .25, 1)";

/** A thing that goes from one spot to another. */
export interface Travel<T> {
  thing: T;
  /** The name of a spot, or several: the first that is there. */
  from: string | readonly string[];
  to: string | readonly string[];
  /** When it leaves, in parts of the time that a piece takes; else those that leave together leave one after the other. */
  when?: number;
  /** It is only said, not carried: at its goal nothing lies, and the next one takes its place. */
  fades?: boolean;
  /** How wide it is in the air, or as wide as it wants to be; else as wide as its spots. */
  width?: number | "own";
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing in the air: boxes are within the board. */
export interface Aloft<T> extends Travel<T> {
  key: number;
  a: Box;
  z: Box;
  delay: number;
  /** What is drawn already where it will lie, and is not to be seen before. */
  landing?: Element;
}

interface Options<S, T> {
  state(): S;
  /** Whatever else moves things within their places: a sorted hand, a window of another size is no motion. */
  order?(): unknown;
  board(): HTMLElement | undefined;
  glide(): number;
  travels(before: S, after: S): Travel<T>[];
}

export interface Motion<T> {
  readonly aloft: readonly Aloft<T>[];
  readonly glide: number;
  landed(key: number): void;
}

/** All names under which a spot may be found: the things themselves, then their places. */
const namesOf = (spot: string | readonly string[]): string[] => {
  const names = [spot].flat();
  return [...names, ...names.map((name) => name.split(":")[0] as string)];
};
const sliding = new WeakMap<Element, Animation>();

/** To be called while a board is created, before anything of its picture. */
export function moves<S, T>({ state, order, board, glide, travels }: Options<S, T>): Motion<T> {
  let aloft = $state.raw<readonly Aloft<T>[]>([]);
  let key = 0;
  let shown: S | undefined;
  /** Where everything was before the change, in a board of this size. */
  let before = new Map<string, Box>();
  let size = "";

  function measure(root: HTMLElement): Map<string, Box> {
    const zero = root.getBoundingClientRect();
    const boxes = new Map<string, Box>();
    for (const element of root.querySelectorAll("[data-spot]")) {
      const { x, y, width, height } = element.getBoundingClientRect();
      boxes.set(element.getAttribute("data-spot") as string, { x: x - zero.x, y: y - zero.y, width, height });
    }
    return boxes;
  }
  const sizeOf = (root: HTMLElement) => `${root.clientWidth} ${root.clientHeight}`;

  $effect.pre(() => {
    void [state(), order?.()];
    untrack(() => {
      const root = board();
      if (!root || !glide()) return;
      before = measure(root);
      size = sizeOf(root);
    });
  });
  $effect(() => {
    const now = state();
    void order?.();
    untrack(() => {
      const was = shown;
      shown = now;
      const root = board();
      // In a window of another size everything is elsewhere, and nothing has moved.
      if (!root || !glide() || was === undefined || !before.size || size !== sizeOf(root)) return;
      const gone = was === now ? [] : travels(was, now);
      const boxes = measure(root);
      const coming = new Map<Element, { from: Box; delay: number }>();
      const stagger = staggerMs(gone.length, glide());
      const added = gone.flatMap((travel, k): Aloft<T>[] => {
        const a = namesOf(travel.from).flatMap((name) => before.get(name) ?? [])[0];
        const goal = namesOf(travel.to).find((name) => boxes.has(name));
        const z = goal === undefined ? undefined : boxes.get(goal);
        if (!a || !z) return [];
        // Only a thing with a spot of its own waits for itself: at a place, others lie already.
        const landing = !travel.fades && goal?.includes(":") ? root.querySelector(`[data-spot="${CSS.escape(goal)}"]`) : null;
        const delay = travel.when === undefined ? k * stagger : travel.when * glide();
        if (landing?.hasAttribute("data-slides")) {
          coming.set(landing, { from: a, delay });
          return [];
        }
        return [{ ...travel, key: key++, a, z, delay, landing: landing ?? undefined }];
      });
      if (added.length) aloft = [...aloft.filter(({ fades }) => !fades), ...added];
      slide(root, boxes, coming);
    });
  });

  function slide(root: HTMLElement, boxes: Map<string, Box>, coming: ReadonlyMap<Element, { from: Box; delay: number }>): void {
    for (const element of root.querySelectorAll<HTMLElement>("[data-slides]")) {
      const spot = element.dataset.spot as string;
      const { from: a, delay } = coming.get(element) ?? { from: before.get(spot), delay: 0 };
      const z = boxes.get(spot);
      if (!a || !z) continue;
      sliding.get(element)?.cancel();
      const [x, y, scale] = [a.x - z.x, a.y - z.y, a.width / (z.width || 1)];
      if (Math.hypot(x, y) < 1 && Math.abs(scale - 1) < 0.02) continue;
      element.style.transformOrigin = "0 0";
      sliding.set(
        element,
        element.animate(
          [
            { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 6 },
            { transform: "none", zIndex: 6 },
          ],
          { duration: glide(), delay, easing: EASING, fill: "backwards" },
        ),
      );
    }
  }

  return {
    get aloft() {
      return aloft;
    },
    get glide() {
      return glide();
    },
    landed: (key) => (aloft = aloft.filter((one) => one.key !== key)),
  };
}

const MAX_FLYING_PX = 130;
/** How wide a thing is at a spot: as wide as the spot, if it is one for a single thing. */
const wide = ({ width, height }: Box): number => Math.max(14, Math.min(width, MAX_FLYING_PX, height / 1.3));
const widest = ({ a, z }: { a: Box; z: Box }): number => Math.max(wide(a), wide(z));
export const widthOf = (flight: Aloft<unknown>): string | undefined => (flight.width === "own" ? undefined : `${flight.width ?? widest(flight)}px`);

/** Has a thing fly in an arc, as large at both ends as what lies there, and nearer in the middle. */
export function flies<T>(motion: Motion<T>, flight: Aloft<T>): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const { a, z, delay, landing, key, fades, width, when } = flight;
      const [first, final] = width === undefined ? [wide(a) / widest(flight), wide(z) / widest(flight)] : [0.85, 0.85];
      const middle = (first + final) / 2 + (width === undefined ? 0.08 : 0.35);
      const [from, to] = [a, z].map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })) as [Box, Box];
      const rise = Math.min(50, 10 + Math.hypot(to.x - from.x, to.y - from.y) / 8);
      const put = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
      const timing: KeyframeAnimationOptions = { duration: motion.glide, delay, easing: "ease-in-out", fill: "backwards" };
      const flown = element.animate(
        [
          { transform: put(from.x, from.y, first), opacity: 1 },
          { transform: put((from.x + to.x) / 2, (from.y + to.y) / 2 - rise, middle), opacity: 1, offset: 0.5 },
          { transform: put(to.x, to.y, final), opacity: fades ? 0 : 1 },
        ],
        timing,
      );
      landing?.animate([{ opacity: 0 }, { opacity: 0 }], timing);
      // Before it leaves at a time of its own it is not there to be seen.
      if (when) element.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: delay });
      flown.onfinish = flown.oncancel = () => motion.landed(key);
    });
}

/** A place where something stands free. */
export interface Spot {
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
  scale?: number;
  /** 0: it is not to be seen there. */
  shade?: number;
}

export interface Way {
  to: Spot;
  /** Where a piece that was not there before comes from. */
  from?: Spot;
  /** What it walks over. */
  via?: Spot[];
  milliseconds: number;
  /** Milliseconds it waits before it goes. */
  wait?: number;
}

const pose = ({ x, y, turn = 0, scale = 1 }: Spot): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`;

/** Keep an element at a place; when the place changes it glides there from wherever it is at that moment. */
export function glides(way: () => Way): Attachment<HTMLElement> {
  return (element) => {
    let was: string | undefined;
    let moving: Animation | undefined;
    $effect(() => {
      const { to, from, via = [], milliseconds, wait = 0 } = way();
      const goal = `${pose(to)}|${to.shade ?? 1}`;
      if (goal === was) return;
      const fresh = was === undefined;
      was = goal;
      const here = getComputedStyle(element);
      const start = fresh ? from && { transform: pose(from), opacity: String(from.shade ?? 1) } : { transform: here.transform, opacity: here.opacity };
      moving?.cancel();
      element.style.transform = pose(to);
      element.style.opacity = String(to.shade ?? 1);
      if (!start || !milliseconds) return;
      moving = element.animate([start, ...via.map((spot) => ({ transform: pose(spot) })), { transform: pose(to), opacity: String(to.shade ?? 1) }], {
        duration: milliseconds,
        delay: wait,
        fill: "backwards",
        easing: via.length ? "linear" : EASING,
      });
    });
  };
}
