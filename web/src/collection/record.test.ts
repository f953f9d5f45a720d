import { beforeEach, describe, expect, it } from "vitest";
import { Failure, serve } from "../../testing/server";
import { RecordPage } from "./record.svelte";

let routes: Record<string, unknown>;
let changes = 0;
let page: RecordPage;
const record = (version: number, more = {}) => ({ id: 7, version, facts: { title: "Box", shelf: "A 1" }, ...more });

beforeEach(() => {
  changes = 0;
  routes = { "GET /api/catalog/records/7": record(1) };
  page = new RecordPage(7, () => changes++);
});

describe("a box", () => {
  it("is lent, and comes back", async () => {
    const requests = serve(routes);
    await page.load();
    routes["POST /api/catalog/records/7/loans"] = { id: "a" };
    routes["GET /api/catalog/records/7"] = record(1, { lent: true, loan: { id: "a" } });
    const wish = { borrower: "Bo", since: "2026-11-18", due: null };
    expect([await page.lend(wish), page.record?.lent, changes]).toEqual([true, true, 1]);
    expect(requests[1]?.body).toEqual(wish);
    routes["POST /api/catalog/loans/a/back"] = { id: "a" };
    routes["GET /api/catalog/records/7"] = record(1);
    expect([await page.takeBack("a", "2026-11-19"), page.record?.lent, changes]).toEqual([true, undefined, 2]);
  });

  it("is removed as it was read; if somebody changed it, it is shown anew", async () => {
    const requests = serve(routes);
    await page.load();
    routes["DELETE /api/catalog/records/7"] = new Failure("catalog-changed", "Somebody was faster.", 409);
    routes["GET /api/catalog/records/7"] = record(2);
    expect([await page.remove(), page.failed, page.record?.version, changes]).toEqual([false, "Somebody was faster.", 2, 0]);
    routes["DELETE /api/catalog/records/7"] = { text: "" };
    expect([await page.remove(), page.failed, changes]).toEqual([true, "", 1]);
    expect(requests.filter(({ method }) => method === "DELETE").map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it("gets files and a picture", async () => {
    const requests = serve(routes);
    await page.load();
    routes["POST /api/catalog/records/7/sheets?name=lid%20%26.png"] = { id: "p" };
    expect(await page.attach(new File(["x"], "lid &.png"))).toBe(true);
    routes["PUT /api/catalog/records/7"] = record(2);
    expect(await page.choosePicture("p")).toBe(true);
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ version: 1, facts: { title: "Box", shelf: "A 1", picture: "p" } });
    routes["DELETE /api/catalog/sheets/p"] = new Failure("sheet-none", "It is gone already.", 404);
    expect([await page.detach("p"), page.failed]).toEqual([false, "It is gone already."]);
    routes["DELETE /api/catalog/sheets/p?forever=1"] = { text: "" };
    expect([await page.detach("p", true), page.failed]).toEqual([true, ""]);
  });

  it("that is not there is missing, and not just out of reach", async () => {
    serve(routes);
    routes["GET /api/catalog/records/7"] = new TypeError("no network");
    await page.load();
    expect(page.missing).toBe(false);
    routes["GET /api/catalog/records/7"] = new Failure("catalog-no-record", "There is no box 7.", 404);
    await page.load();
    expect([page.missing, page.failed]).toEqual([true, "There is no box 7."]);
  });
});
