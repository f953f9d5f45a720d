import { beforeEach, expect, it, vi } from "vitest";

async function opened() {
  vi.resetModules();
  return (await import("./names.svelte")).names;
}

beforeEach(() => localStorage.clear());

it("names are remembered in this browser, the newest first, and who played last", async () => {
  const names = await opened();
  names.remember(["Anna", " Bo ", "", "Anna"]);
  names.remember(["Ida", "Bo"]);
  expect([names.all, names.last]).toEqual([
    ["Ida", "Bo", "Anna"],
    ["Ida", "Bo"],
  ]);
  names.remember([" "]); // nobody played
  names.forget("Bo");
  const again = await opened();
  expect([again.all, again.last]).toEqual([["Ida", "Anna"], ["Ida"]]);
});

it("something else in their place is no name", async () => {
  localStorage.setItem("ludotheque-table-names", '{"a": 1}');
  localStorage.setItem("ludotheque-table-last", '[1, "Bo", ""]');
  const names = await opened();
  expect([names.all, names.last]).toEqual([[], ["Bo"]]);
});
