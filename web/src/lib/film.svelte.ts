// Film: shows the last moves once more, from the views that the page has already received.

import type { Entry, View } from "./wire";

interface Scene {
  entry: Entry;
  before: View;
  after: View;
}

/** The view at the end of a race or deal, if the event also begins the next one. */
export function endScene(entry: Entry, before: View): View | undefined {
  return entry.scene && { ...before, ...entry.scene };
}

/** The more there is to show, the shorter each scene. */
export const MAX_FILM_MS = 20_000;
/** The pause between scenes for people who have turned pauses off. */
const FASTEST_PAUSE_MS = 400;
const MAX_SCENES = 100;

export class Film {
  /** The view on the screen, and the event it follows; undefined while no film runs. */
  now = $state.raw<{ view: View; n: number }>();
  #scenes = $state.raw<Scene[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  available = $derived(this.#scenes.length > 0);

  add(entry: Entry, before: View, after: View): void {
    if (entry.what === "acted") this.#scenes = [...this.#scenes.slice(1 - MAX_SCENES), { entry, before, after }];
    // Any other change of the view takes a move back: the scenes before it no longer lead here.
    else if (before !== after) this.#scenes = [];
  }

  /** Replace the scenes by those of consecutive events, the first of which has the whole view; returns the last view. */
  addAll(entries: Entry[]): View {
    this.#scenes = [];
    let view: View = {};
    for (const entry of entries) {
      const after = entry.changed ? { ...view, ...entry.changed } : view;
      this.add(entry, view, after);
      view = after;
    }
    return view;
  }

  clear(): void {
    this.stop();
    this.#scenes = [];
  }

  /** Show everything from the last move of `viewer` on; one round if the viewer has made none. */
  play(viewer: number, players: number, paceMs: number, ended: () => void): void {
    this.stop();
    const own = this.#scenes.findLastIndex(({ entry }) => entry.seat === viewer);
    this.#run(this.#scenes.slice(viewer >= 0 && own >= 0 ? own : -players), paceMs, ended);
  }

  /** The number of scenes by others after an event. */
  missed(viewer: number, since: number): number {
    return this.#scenes.filter(({ entry }) => entry.n > since && entry.seat !== viewer).length;
  }

  /** Show everything after an event. */
  catchUp(since: number, paceMs: number, ended: () => void): void {
    this.stop();
    this.#run(
      this.#scenes.filter(({ entry }) => entry.n > since),
      paceMs,
      ended,
    );
  }

  #run(scenes: Scene[], paceMs: number, ended: () => void): void {
    const first = scenes[0];
    if (!first) return;
    const frames = scenes.flatMap(({ entry, before, after }) => {
      const end = endScene(entry, before);
      return [...(end ? [{ view: end, n: entry.n }] : []), { view: after, n: entry.n }];
    });
    const pauseMs = Math.min(paceMs || FASTEST_PAUSE_MS, MAX_FILM_MS / (frames.length + 1));
    this.now = { view: first.before, n: first.entry.n - 1 };
    const step = (index: number): void => {
      const frame = frames[index];
      this.now = frame;
      this.#timer = frame && setTimeout(step, pauseMs, index + 1);
      if (!frame) ended();
    };
    this.#timer = setTimeout(step, pauseMs, 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.now = undefined;
  }
}
