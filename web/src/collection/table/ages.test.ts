import { describe, expect, it } from "vitest";
import { ages, mergedOrder } from "./ages.svelte";

describe("who is younger", () => {
  it.each([
    [[], ["a", "b"], ["a", "b"]],
    [
      ["a", "b", "c"],
      ["c", "a"],
      ["c", "b", "a"],
    ],
    [
      ["a", "c"],
      ["a", "b", "c"],
      ["a", "b", "c"],
    ],
    [
      ["a", "x"],
      ["y", "a"],
      ["y", "a", "x"],
    ],
  ])("%j with %j becomes %j", (known, order, result) => expect(mergedOrder(known, order)).toEqual(result));

  it("is known of those of whom it was said, and can be forgotten", () => {
    ages.learn(["Ida", "Tom", "Oma"]);
    expect(ages.orderOf(["Oma", "Ida"])).toEqual(["Ida", "Oma"]);
    expect(ages.orderOf(["Oma", "Bo"])).toBeUndefined();
    ages.forget(["Tom"]);
    expect(ages.orderOf(["Tom", "Ida"])).toBeUndefined();
    expect(localStorage.getItem("ludotheque-table-ages")).toBe('["Ida","Oma"]');
  });
});
