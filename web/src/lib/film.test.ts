import { beforeEach, describe, expect, it, vi } from "vitest";
import { Film, endScene } from "./film.svelte";
import type { Entry, View } from "./wire";

const acted = (n: number, seat: number, more: Partial<Entry> = {}): Entry => ({
  type: "event",
  table: "t",
  n,
  at: 0,
  what: "acted",
  status: "playing",
  seat,
  ...more,
});

/** A film of moves by these seats, numbered from 1; after move n the view is {at: n}. */
function filmOf(...seats: number[]): Film {
  const film = new Film();
  seats.forEach((seat, k) => film.add(acted(k + 1, seat), { at: k }, { at: k + 1 }));
  return film;
}

/** What a film shows until it ends, one picture per pause. */
function shownBy(film: Film, pause: number): (View | undefined)[] {
  const views: (View | undefined)[] = [];
  while (film.now) {
    views.push(film.now.view);
    vi.advanceTimersByTime(pause);
  }
  return views;
}

beforeEach(() => void vi.useFakeTimers());

describe("a film", () => {
  it("shows everything since one's own last move, from the table before it", () => {
    const film = filmOf(0, 1, 2, 0, 1, 2);
    const ended = vi.fn();
    film.play(0, 3, 700, ended);
    expect(film.now).toEqual({ view: { at: 3 }, n: 3 });
    expect(shownBy(film, 700)).toEqual([{ at: 3 }, { at: 4 }, { at: 5 }, { at: 6 }]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("shows one round to whoever has no move in it", () => {
    const film = filmOf(0, 1, 2, 0, 1);
    film.play(-1, 3, 700, () => undefined);
    expect(shownBy(film, 700)).toEqual([{ at: 2 }, { at: 3 }, { at: 4 }, { at: 5 }]);
  });

  it("begins anew if it runs already", () => {
    const film = filmOf(0, 1);
    film.play(0, 2, 700, () => undefined);
    vi.advanceTimersByTime(700);
    film.play(0, 2, 700, () => undefined);
    expect(film.now?.view).toEqual({ at: 0 });
    vi.advanceTimersByTime(699);
    expect(film.now?.view).toEqual({ at: 0 });
  });

  it("lasts twenty seconds at most", () => {
    const film = filmOf(...Array<number>(99).fill(1));
    const ended = vi.fn();
    film.catchUp(0, 2400, ended);
    vi.advanceTimersByTime(20_000);
    expect(ended).toHaveBeenCalled();
    expect(film.now).toBeUndefined();
  });

  it("can be followed even by who wants no pauses", () => {
    const film = filmOf(0, 1);
    film.play(0, 2, 0, () => undefined);
    vi.advanceTimersByTime(399);
    expect(film.now?.view).toEqual({ at: 0 });
    vi.advanceTimersByTime(1);
    expect(film.now?.view).toEqual({ at: 1 });
  });

  it("stops when it is told to, and does not say that it ended", () => {
    const film = filmOf(0, 1);
    const ended = vi.fn();
    film.play(0, 2, 700, ended);
    film.stop();
    vi.advanceTimersByTime(10_000);
    expect(film.now).toBeUndefined();
    expect(ended).not.toHaveBeenCalled();
  });

  it("of nothing does not begin", () => {
    const film = new Film();
    film.play(0, 2, 700, () => undefined);
    expect([film.available, film.now]).toEqual([false, undefined]);
  });

  it("shows the end of a race before the next one begins", () => {
    const film = new Film();
    film.add(acted(1, 0, { scene: { end: 1 } }), { race: 1, end: 0 }, { race: 2, end: 0 });
    film.play(0, 2, 700, () => undefined);
    expect(shownBy(film, 700)).toEqual([
      { race: 1, end: 0 },
      { race: 1, end: 1 },
      { race: 2, end: 0 },
    ]);
  });
});

describe("what is kept of the moves", () => {
  it("are the last hundred", () => {
    const film = filmOf(...Array<number>(130).fill(1));
    expect(film.missed(0, 0)).toBe(100);
    expect(film.missed(0, 128)).toBe(2);
  });

  it("is nothing once a move was taken back, but stays when somebody only speaks", () => {
    const film = filmOf(0, 1);
    const view = { at: 2 };
    film.add(acted(3, 0, { what: "said" }), view, view);
    expect(film.available).toBe(true);
    film.add(acted(4, 1, { what: "undone" }), view, { at: 1 });
    expect(film.available).toBe(false);
  });

  it("counts only what others did", () => {
    expect(filmOf(0, 1, 0, 1, 1).missed(0, 1)).toBe(3);
  });

  it("can be made from a whole log, which adds up to the view", () => {
    const film = new Film();
    const view = film.addAll([acted(0, -1, { what: "started", changed: { a: 1, b: 1 } }), acted(1, 0, { changed: { b: 2 } }), acted(2, 1)]);
    expect(view).toEqual({ a: 1, b: 2 });
    film.play(0, 2, 700, () => undefined);
    expect(film.now).toEqual({ view: { a: 1, b: 1 }, n: 0 });
  });
});

it("between two races is what the event says, over what was there", () => {
  expect(endScene(acted(1, 0), { a: 1 })).toBeUndefined();
  expect(endScene(acted(1, 0, { scene: { b: 2 } }), { a: 1, b: 1 })).toEqual({ a: 1, b: 2 });
});
