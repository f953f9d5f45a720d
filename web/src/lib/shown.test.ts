import { beforeAll, expect, it } from "vitest";
import { nameOf } from "./shown";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

it.each([
  ["a person", { name: "Anna" }, "Anna"],
  ["a person whose seat a bot covers", { name: "Anna", level: "easy" }, "Anna"],
  ["a guest without a name", { name: "" }, "Guest 2"],
  ["a bot", { level: "easy" }, "Bot 2"],
  ["nobody", {}, "Seat 2"],
])("%s at the second seat", (_, card, name) => {
  expect(nameOf([{}, card], 1)).toBe(name);
});

it("a seat that is not known yet has its number", () => {
  expect(nameOf(undefined, 1)).toBe("2");
  expect(nameOf([], 3)).toBe("4");
});
