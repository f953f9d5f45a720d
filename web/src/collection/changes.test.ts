import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { ChangeList } from "./changes.svelte";

const change = (batch: string, record: number) => ({ batch, at: 1, by: "Olga", what: "changed", record, title: `Box ${record}` });
let routes: Record<string, unknown>;
const changed = vi.fn();

beforeEach(() => {
  changed.mockClear();
  routes = {
    "GET /api/catalog/changes": { changes: [change("b", 1), change("b", 2), change("a", 1)], next: 5 },
    "GET /api/catalog/changes?before=5": { changes: [change("a", 3)] },
    "GET /api/catalog/records/3/changes": { changes: [change("a", 3)] },
    "POST /api/catalog/changes/b/undo": { records: 2 },
  };
});

const shown = (list: ChangeList) => list.batches.map(({ batch, changes }) => [batch, changes.map(({ record }) => record)]);

describe("the list of changes", () => {
  it("shows together what was changed together, over the edge of a page", async () => {
    serve(routes);
    const list = new ChangeList(0, changed);
    await list.load();
    expect([shown(list), list.next]).toEqual([
      [
        ["b", [1, 2]],
        ["a", [1]],
      ],
      5,
    ]);
    await list.older();
    expect([shown(list)[1], list.next]).toEqual([["a", [1, 3]], undefined]);
  });

  it("says how many more were changed with those that are listed", async () => {
    routes["GET /api/catalog/changes"] = { changes: [{ ...change("b", 1), together: 10000 }, change("a", 1)] };
    serve(routes);
    const list = new ChangeList(0, changed);
    await list.load();
    expect(list.batches.map(({ together }) => together)).toEqual([10000, 1]);
  });

  it("may be that of one box", async () => {
    serve(routes);
    const list = new ChangeList(3, changed);
    await list.load();
    expect(shown(list)).toEqual([["a", [3]]]);
  });

  it("takes back, says of how many boxes, and begins anew", async () => {
    const requests = serve(routes);
    const list = new ChangeList(0, changed);
    await list.load();
    await list.undo("b");
    expect([list.undone, changed.mock.calls.length]).toEqual([2, 1]);
    expect(requests.map(({ method, path }) => `${method} ${path}`).slice(1)).toEqual(["POST /api/catalog/changes/b/undo", "GET /api/catalog/changes"]);
  });

  it("says why it cannot", async () => {
    serve(routes);
    const list = new ChangeList(0, changed);
    await list.load();
    routes["POST /api/catalog/changes/b/undo"] = new Failure("catalog-cannot-undo", "Changed again since.", 409);
    await list.undo("b");
    expect([list.failed, list.undone, changed.mock.calls.length, list.busy]).toEqual(["Changed again since.", undefined, 0, false]);
  });
});
