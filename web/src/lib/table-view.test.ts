import { beforeAll, expect, it } from "vitest";
import { seatName } from "./table-view";
import { words } from "./words.svelte";

beforeAll(() => words.setLanguage("en"));

it.each([
  ["a person", { name: "Anna" }, "Anna"],
  ["a person whose seat a bot covers", { name: "Anna", level: "easy" }, "Anna"],
  ["a guest without a name", { name: "" }, "Guest 2"],
  ["a bot", { level: "easy" }, "Bot 2"],
  ["nobody", {}, "Seat 2"],
])("%s at the second seat", (_, card, name) => {
  expect(seatName([{}, card], 1)).toBe(name);
});

it("a seat that is not known yet has its number", () => {
  expect(seatName(undefined, 1)).toBe("2");
  expect(seatName([], 3)).toBe("4");
});
