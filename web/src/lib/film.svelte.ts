// What was that again? The last moves as they were seen, shown once more: everything since one's own last move.

import type { Entry, View } from "./wire";

interface Scene {
  entry: Entry;
  before: View;
  after: View;
}

/** What was to be seen before the next race or deal began, where this one ended with an event. */
export function between(entry: Entry, before: View): View | undefined {
  return entry.scene && { ...before, ...entry.scene };
}

/** A film lasts no longer than this; the more there is to show, the shorter each scene. */
export const LONGEST_FILM = 20_000;
/** Who wants the others as fast as they play still wants to see a film. */
const SLOWEST_HURRY = 400;
const MOST_SCENES = 100;

export class Film {
  /** The scene on the screen: what the table was like then, and after which event; none while no film runs. */
  now = $state.raw<{ view: View; n: number }>();
  #scenes = $state.raw<Scene[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  there = $derived(this.#scenes.length > 0);

  keep(entry: Entry, before: View, after: View): void {
    if (entry.what === "acted") this.#scenes = [...this.#scenes.slice(1 - MOST_SCENES), { entry, before, after }];
    // Whatever else changes the table takes a move back: what led there is no film any more.
    else if (before !== after) this.#scenes = [];
  }

  /** From events that follow each other without a gap, the first of them with the whole view. */
  keepAll(entries: Entry[]): View {
    this.#scenes = [];
    let view: View = {};
    for (const entry of entries) {
      const after = entry.changed ? { ...view, ...entry.changed } : view;
      this.keep(entry, view, after);
      view = after;
    }
    return view;
  }

  forget(): void {
    this.stop();
    this.#scenes = [];
  }

  /** Show everything since the last move of `viewer`, that move first; to whoever has none, one round. */
  play(viewer: number, players: number, pace: number, ended: () => void): void {
    this.stop();
    const own = this.#scenes.findLastIndex(({ entry }) => entry.seat === viewer);
    this.#run(this.#scenes.slice(viewer >= 0 && own >= 0 ? own : -players), pace, ended);
  }

  /** What others did after an event: so many scenes. */
  missed(viewer: number, since: number): number {
    return this.#scenes.filter(({ entry }) => entry.n > since && entry.seat !== viewer).length;
  }

  /** Show everything after an event. */
  catchUp(since: number, pace: number, ended: () => void): void {
    this.stop();
    this.#run(
      this.#scenes.filter(({ entry }) => entry.n > since),
      pace,
      ended,
    );
  }

  #run(scenes: Scene[], pace: number, ended: () => void): void {
    const first = scenes[0];
    if (!first) return;
    const frames = scenes.flatMap(({ entry, before, after }) => {
      const ended = between(entry, before);
      return [...(ended ? [{ view: ended, n: entry.n }] : []), { view: after, n: entry.n }];
    });
    const pause = Math.min(pace || SLOWEST_HURRY, LONGEST_FILM / (frames.length + 1));
    this.now = { view: first.before, n: first.entry.n - 1 };
    const step = (at: number): void => {
      const frame = frames[at];
      this.now = frame;
      this.#timer = frame && setTimeout(step, pause, at + 1);
      if (!frame) ended();
    };
    this.#timer = setTimeout(step, pause, 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.now = undefined;
  }
}
