// The numbers of a board: what a move changes is shown as it was until the pieces that bring the change have arrived.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";

/** Of several pieces that leave together each waits a little for the one before it. */
const MAX_STAGGER_MS = 70;
const PULSE_MS = 350;
/** Pieces set out with the next frame, or the one after. */
export const DEPARTURE_MS = 30;

/** The pause between the departures of so many pieces: the last leaves half a journey after the first, at the latest. */
export const staggerMs = (pieces: number, glideMs: number): number => Math.min(MAX_STAGGER_MS, glideMs / 2 / Math.max(1, pieces));

/** The time until the last of so many pieces has arrived; none take none. */
export const journeyMs = (pieces: number, glideMs: number): number => (pieces ? glideMs + (pieces - 1) * staggerMs(pieces, glideMs) : 0);

/** The number of changes, on all boards of the page, whose pieces are on their way. */
let underWay = $state(0);
export const areTravelling = (): boolean => underWay > 0;

/**
 * Follows a state, but late: each new state becomes `current` when the pieces have arrived that move between the state before
 * it and itself, `travelMs` later. States come in order and none is left out, so the last one always arrives. Without pauses
 * between moves, or without motion, every state is current at once. To be called while a component is created.
 */
export function arrived<T>(latest: () => T, travelMs: (before: T, after: T) => number): { readonly current: T } {
  let current = $state.raw(untrack(latest));
  let before = untrack(() => current);
  /** On their way, the earliest first; each has a timer. */
  let travelling: T[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** When the last of them arrives. */
  let lastDue = 0;

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    underWay -= timers.size;
    timers.clear();
    travelling = [];
  }

  function arriveAtOnce(state: T): void {
    stop();
    current = state;
  }

  function send(state: T, ms: number): void {
    const now = performance.now();
    // A change that moves nothing does not overtake one that does.
    lastDue = Math.max(ms ? now + DEPARTURE_MS + ms : now, travelling.length ? lastDue : 0);
    if (lastDue <= now) return arriveAtOnce(state);
    travelling.push(state);
    const timer = setTimeout(() => {
      timers.delete(timer);
      underWay--;
      // Whichever timer it is: timers are not exact, the order of the states is.
      current = travelling.shift() as T;
    }, lastDue - now);
    timers.add(timer);
    underWay++;
  }

  // Before the picture changes, so that no number is seen early.
  $effect.pre(() => {
    const state = latest();
    untrack(() => {
      const ms = travelMs(before, state);
      before = state;
      if (settings.paceMs) send(state, ms);
      else arriveAtOnce(state);
    });
  });
  $effect(() => stop);

  return {
    get current() {
      return current;
    },
  };
}

/** Has an element pulse when its number changes, unless nothing is to move. */
export function pulses(number: () => unknown): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let before = untrack(number);
    if (element instanceof SVGElement) Object.assign(element.style, { transformBox: "fill-box", transformOrigin: "center" });
    else if (getComputedStyle(element).display === "inline") element.style.display = "inline-block"; // others cannot be scaled
    $effect(() => {
      const now = number();
      if (now === before) return;
      before = now;
      if (settings.glideMs && settings.paceMs) element.animate({ scale: [1, 1.45, 1] }, { duration: PULSE_MS, easing: "ease-out" });
    });
  };
}
