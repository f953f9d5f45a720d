import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { dominoes, race, shedding, type Imagined } from "../../testing/imagined";
import { words } from "../lib/words.svelte";
import DrawnBoard from "./DrawnBoard.svelte";

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

/** The board at a moment; what was done on it, and what was asked about. */
async function show(game: Imagined, at: number, viewer = 0) {
  await words.setLanguage("en");
  const done: string[] = [];
  const asked: string[] = [];
  const { view, toAct, legal, labels = [], last } = game.moments[at] as Imagined["moments"][0];
  shown = mount(DrawnBoard, {
    target: document.body,
    props: {
      ...{ declaration: game.declaration, view, viewer, names: game.names, toAct, last, more: 0, near: [], lines: [], sentences: [], glide: 0, busy: false },
      ...(viewer === 0 ? { legal, labels } : { legal: [], labels: [] }),
      act: (action: string) => Promise.resolve(done.push(action) > 0),
      why: () => Promise.resolve({ type: "error" as const, code: "past", sentence: "" }),
      explain: (action: string) => void asked.push(action),
      find: () => Promise.resolve({ legal: [], labels: [], more: 0 }),
      words: (key: string) => key,
    },
  });
  flushSync();
  const press = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)?.click();
    flushSync();
    await tick();
  };
  return { done, asked, press };
}

const named = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim());

describe("a shedding game", () => {
  it("plays a card at a tap; what cannot be played is asked about", async () => {
    const { done, asked, press } = await show(shedding(), 0);
    await press('[data-card="hand-d7"]');
    await press('[data-card="hand-s4"]');
    expect(done).toEqual(["play d7"]);
    expect(asked).toEqual(["play s4"]);
  });

  it("names cards in the words of the actions, else by symbol and name", async () => {
    await show(shedding(), 0);
    expect(named("[data-region=hand] [data-card] .read")).toEqual(["♠4", "♠9", "poser ♥8", "♥K", "poser ♦7", "poser ♦J", "♣A"]);
  });

  it("draws by the button", async () => {
    const { done, press } = await show(shedding(), 0);
    await press('[data-do="draw"]');
    expect(done).toEqual(["draw"]);
  });

  it("shows whoever looks on nobody's cards, and nothing to do", async () => {
    await show(shedding(), 0, -1);
    expect(document.querySelectorAll("[data-card]")).toHaveLength(0);
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(4);
  });
});

it("a race is rolled by its button, and dominoes are laid by a tap", async () => {
  const rolled = await show(race(), 0);
  await rolled.press('[data-do="roll"]');
  expect(rolled.done).toEqual(["roll"]);
  if (shown) void unmount(shown);
  const laid = await show(dominoes(), 1);
  await laid.press('[data-card="hand-3-4"]');
  expect(laid.done).toEqual(["lay 3-4 left"]);
  await laid.press('[data-card="hand-4-5"]'); // it fits at both ends: which is asked
  expect(laid.done).toHaveLength(1);
});
