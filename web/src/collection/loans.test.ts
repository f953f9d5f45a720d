import { beforeEach, describe, expect, it } from "vitest";
import { Failure, serve } from "../../testing/server";
import { LoanList, overdue } from "./loans.svelte";

const OUT = { id: "a", record: 1, title: "Box", borrower: "Bo", since: "2026-11-01", due: "2026-11-20" };
const BACK = { ...OUT, id: "b", back: "2026-11-10" };
let routes: Record<string, unknown>;
let changes = 0;

beforeEach(() => {
  changes = 0;
  routes = { "GET /api/catalog/loans": [OUT], "GET /api/catalog/loans?all=1": [OUT, BACK], "POST /api/catalog/loans/a/back": BACK };
});

describe("loans", () => {
  it("are those of what is out, or all", async () => {
    serve(routes);
    const list = new LoanList(() => changes++);
    await list.load();
    expect(list.loans).toEqual([OUT]);
    await list.show(true);
    expect(list.loans).toEqual([OUT, BACK]);
  });

  it("end when the box is back", async () => {
    const requests = serve(routes);
    const list = new LoanList(() => changes++);
    await list.load();
    routes["GET /api/catalog/loans"] = [];
    await list.takeBack(OUT, "2026-11-10");
    expect([requests[1]?.body, list.loans, changes]).toEqual([{ back: "2026-11-10" }, [], 1]);
  });

  it("say what went wrong beside what is true now", async () => {
    serve(routes);
    const list = new LoanList(() => changes++);
    await list.load();
    routes["POST /api/catalog/loans/a/back"] = new Failure("catalog-back", "It has been back for long.", 409);
    routes["GET /api/catalog/loans"] = [];
    await list.takeBack(OUT, "2026-11-10");
    expect([list.failed, list.loans, changes, list.busy]).toEqual(["It has been back for long.", [], 0, false]);
  });

  it("are overdue after the day, not on it", () => {
    expect(["2026-11-20", "2026-11-21"].map((day) => overdue(OUT, day))).toEqual([false, true]);
    expect([overdue(BACK, "2027-01-01"), overdue({ ...OUT, due: undefined }, "2027-01-01")]).toEqual([false, false]);
  });
});
