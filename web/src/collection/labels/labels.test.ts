import { beforeEach, expect, it } from "vitest";
import { Failure, serve } from "../../../testing/server";
import { MAX_LABELS, labels } from "./labels.svelte";

const boxes = (from: number, count: number) =>
  Array.from({ length: count }, (_, k) => ({ id: from + k, title: `Box ${from + k}`, shelf: "A 1", year: 1990, low: 2 }));

beforeEach(() => {
  labels.clear();
  labels.typed = "";
});

it("boxes are chosen once each, and only with what a label shows", () => {
  labels.add(...boxes(1, 2), ...boxes(2, 1));
  expect(labels.chosen).toEqual([
    { id: 1, title: "Box 1", shelf: "A 1", year: 1990 },
    { id: 2, title: "Box 2", shelf: "A 1", year: 1990 },
  ]);
  labels.remove(1);
  expect([labels.has(1), labels.has(2)]).toEqual([false, true]);
});

it("all that is found is taken, page by page, as far as there is room", async () => {
  const requests = serve({
    "GET /api/catalog/search?text=pig&page=0&size=100": { total: 130, records: boxes(0, 100) },
    "GET /api/catalog/search?text=pig&page=1&size=100": { total: 130, records: boxes(100, 30) },
  });
  labels.typed = " pig ";
  await labels.addFound();
  expect([labels.chosen.length, requests.length, labels.failed]).toEqual([130, 2, ""]);
  labels.add(...boxes(1000, 900));
  expect([labels.chosen.length, labels.full]).toEqual([MAX_LABELS, true]);
});

it("the box of the address is taken; one that is gone is named", async () => {
  serve({ "GET /api/catalog/records/3": { facts: { title: "Three", shelf: "C 1" } } });
  await labels.addRecord(3);
  expect(labels.chosen).toEqual([{ id: 3, title: "Three", shelf: "C 1", year: undefined }]);
  serve({ "GET /api/catalog/records/4": new Failure("catalog-no-record", "There is no box 4.", 404) });
  await labels.addRecord(4);
  expect([labels.failed, labels.chosen.length]).toEqual(["There is no box 4.", 1]);
});
