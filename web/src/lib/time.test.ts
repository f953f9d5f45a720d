import { beforeAll, expect, it } from "vitest";
import { timeLeft } from "./time";
import { words } from "./words.svelte";

beforeAll(() => words.setLanguage("en"));

it.each([
  [0, "0:00"],
  [9, "0:09"],
  [61, "1:01"],
  [3599, "59:59"],
  [3600, "1:00:00"],
  [7199, "1:59:59"],
  [7200, "2 hours"],
  [86_400, "24 hours"],
  [172_799, "47 hours"],
  [172_800, "2 days"],
  [604_799, "6 days"],
])("%i seconds are left: %s", (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text);
});
