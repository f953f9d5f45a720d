// Moves pieces to their places: they glide, by transform and opacity alone.

import type { Attachment } from "svelte/attachments";

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
      const { to, from, milliseconds, wait = 0 } = way();
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
      moving = element.animate([start, { transform: pose(to), opacity: String(to.shade ?? 1) }], {
        duration: milliseconds,
        delay: wait,
        fill: "backwards",
        easing: "cubic-bezier(.3, .1, .25, 1)",
      });
    });
  };
}
