import { beforeAll, expect, it } from "vitest";
import { pageTitle } from "./page-title";
import type { Route } from "./route.svelte";
import { words } from "./words.svelte";

beforeAll(() => words.setLanguage("en"));

const box: Route = { screen: "collection", page: "record", record: 3, query: "", key: "", pad: "", write: "" };
const table: Route = { screen: "table", table: "t", secret: "", watchOnly: false };

it.each<[string, Parameters<typeof pageTitle>[0]]>([
  ["Ludothèque", { route: { screen: "home" }, myTurn: false, turns: 0 }],
  ["Your turn! — Ludothèque", { route: { screen: "home" }, myTurn: false, turns: 1 }],
  ["(2) Your turn! — Ludothèque", { route: { screen: "home" }, myTurn: false, turns: 2 }],
  ["Rummü · Ludothèque", { route: table, game: "Rummü", myTurn: false, turns: 0 }],
  ["Your turn! — Rummü · Ludothèque", { route: table, game: "Rummü", myTurn: true, turns: 1 }],
  ["(1) Rummü · Ludothèque", { route: table, game: "Rummü", myTurn: false, turns: 1 }],
  ["(3) Your turn! — Rummü · Ludothèque", { route: table, game: "Rummü", myTurn: true, turns: 3 }],
  ["Rummü · Ludothèque", { route: { screen: "box", game: "rummu", options: "" }, game: "Rummü", myTurn: false, turns: 0 }],
  ["Rummü – Rulebook · Ludothèque", { route: { screen: "rules", game: "rummu", paragraph: "" }, game: "Rummü", myTurn: false, turns: 0 }],
  ["See it again · Ludothèque", { route: { screen: "replay", table: "t", secret: "" }, myTurn: false, turns: 0 }],
  ["The collection · Ludothèque", { route: box, myTurn: false, turns: 0 }],
  ["Groin devant · Ludothèque", { route: box, own: "Groin devant", myTurn: false, turns: 0 }],
  ["There is nothing here · Ludothèque", { route: { screen: "not-found" }, myTurn: false, turns: 0 }],
])("%s", (title, shown) => {
  expect(pageTitle(shown)).toBe(title);
});
