import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { focusesNext, walks } from "./focus.svelte";

let group: HTMLElement;
const focused = (): string => document.activeElement?.textContent ?? "";

beforeEach(() => {
  group = document.body.appendChild(document.createElement("div"));
  for (const text of "abcdef") group.appendChild(document.createElement("button")).textContent = text;
});
afterEach(() => group.remove());

it("the keys go along the buttons of a group, in rows, and round at the ends", () => {
  group.addEventListener("keydown", walks(3) as EventListener);
  const press = (key: string): string => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return focused();
  };
  group.querySelector("button")?.focus();
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowRight", "End", "ArrowDown", "Home", "x"];
  expect(keys.map(press).join("")).toBe("bedafafcaa");
});

it("the focus goes on when something can be done again, and only if what was used is gone", async () => {
  const ready = $state({ is: true });
  let noteFocus: () => void = () => undefined;
  const end = $effect.root(() => {
    noteFocus = focusesNext(
      () => group,
      () => ready.is,
      () => "button:last-child",
    );
  });
  async function use(at: number, isGone: boolean): Promise<string> {
    const button = group.querySelectorAll("button")[at];
    button?.focus();
    noteFocus();
    ready.is = false;
    flushSync();
    if (isGone) button?.remove();
    ready.is = true;
    flushSync();
    await tick();
    return focused();
  }
  expect(await use(1, false)).toBe("b");
  expect(await use(1, true)).toBe("f");
  end();
});
