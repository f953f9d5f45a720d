import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { race } from "../../testing/imagined";
import MiddlePart from "./MiddlePart.svelte";
import type { Playing } from "./playing";

it("dice roll when they are thrown, with the same number too, and lie still while somebody goes by it", () => {
  const { declaration } = race();
  const one = declaration.components.find(({ kind }) => kind === "dice");
  let last = $state.raw({ seat: 0, action: "move 1" });
  const view = { players: 4, die: [6] };
  const told: Partial<Playing> = { declaration, view, counted: view, choices: new Map(), viewer: 0, names: [], glide: 100, title: () => "", use: () => {} };
  const rolled = vi.fn();
  Element.prototype.animate = rolled;
  const table = Object.defineProperty(told, "last", { get: () => last });
  const shown = mount(MiddlePart, { target: document.body, props: { one, card: 60, dieWidth: 60, table } as never });
  flushSync();
  const times = ["roll", "move 2", "roll", "move 2"].map((action) => {
    last = { seat: 0, action };
    flushSync();
    return rolled.mock.calls.length;
  });
  expect(times).toEqual([1, 1, 2, 2]);
  void unmount(shown);
});
