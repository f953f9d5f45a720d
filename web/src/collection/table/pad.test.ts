import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve, settle } from "../../../testing/server";
import type { Pad } from "../../lib/wire";
import { PadPage } from "./pad.svelte";

const base: Pad = {
  id: "p",
  version: 3,
  title: "Yams",
  scoring: { wins: "highest" },
  players: [
    { id: "1", name: "Anna" },
    { id: "2", name: "Bo" },
  ],
  cells: [{ row: 0, player: "1", value: 5, version: 3 }],
  secret: "s",
};
const withCell = (row: number, player: string, value: number, version: number): Pad => ({
  ...base,
  version,
  cells: [...base.cells.filter((cell) => cell.row !== row || cell.player !== player), { row, player, value, version }],
});
let routes: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  routes = { "GET /api/pads/p": { version: 3, pad: base }, "GET /api/pads/p?version=3": { version: 3 } };
});

async function opened(secret = "s"): Promise<PadPage> {
  const page = new PadPage("p", secret);
  await page.sync();
  return page;
}

describe("a score pad", () => {
  it("shows at once what is written, and sends it with the link's secret", async () => {
    const requests = serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = { pad: withCell(1, "2", 7, 4), refused: [] };
    page.write(1, "2", 7);
    expect(page.pad?.cells.at(-1)).toMatchObject({ row: 1, player: "2", value: 7 });
    await settle();
    expect([page.pending.length, page.known?.version]).toEqual([0, 4]);
    expect(requests.at(-1)).toMatchObject({ secret: "s", body: { changes: [{ do: "write", row: 1, player: "2", value: 7, base: 0 }] } });
    page.write(1, "2", 7); // the same again is nothing new
    expect(page.pending).toEqual([]);
  });

  it("shows what others write to who may not write any more, and lets him take back what he wrote", async () => {
    serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = new Failure("pad-read-only", "This link only lets you read.", 403);
    routes["GET /api/pads/p?version=3"] = { version: 4, pad: withCell(0, "2", 9, 4) };
    page.write(1, "1", 3);
    await settle();
    expect([page.failed, page.pending.length, page.known?.version]).toEqual(["This link only lets you read.", 1, 4]);
    await page.undo();
    routes["GET /api/pads/p?version=4"] = { version: 4 };
    await page.sync();
    expect([page.pending.length, page.failed]).toEqual([0, ""]);
  });

  it("sends the others, when one change cannot be sent at all", async () => {
    serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = new TypeError("no network");
    page.write(1, "1", 3);
    page.write(1, "2", 1e300);
    page.write(2, "1", 4);
    await settle();
    let version = 3;
    routes["POST /api/pads/p/changes"] = ({ changes }: { changes: { row: number; player: string; value: number }[] }) => {
      if (changes.some(({ value }) => value > 1e15)) return new Failure("malformed", "That is no number.", 400);
      const cells = changes.map(({ row, player, value }) => ({ row, player, value, version: ++version }));
      return { pad: { ...base, version, cells: [...base.cells, ...cells] }, refused: [] };
    };
    await page.sync();
    expect([page.pending, page.refused.map(({ sentence }) => sentence), version]).toEqual([[], ["That is no number."], 5]);
  });

  it("leaves nothing in the browser of pads that are gone or long unused", async () => {
    const now = Date.now();
    localStorage.setItem("ludotheque-pad-old", JSON.stringify({ at: now - 61 * 86_400_000, secret: "x" }));
    localStorage.setItem("ludotheque-pad-new", JSON.stringify({ at: now - 59 * 86_400_000, secret: "x" }));
    routes["GET /api/pads/p"] = new Failure("pad-no-pad", "There is no such pad.", 404);
    serve(routes);
    const page = await opened();
    expect(page.missing).toBe(true);
    expect(Object.keys({ ...localStorage }).filter((name) => name.startsWith("ludotheque-pad-"))).toEqual(["ludotheque-pad-new"]);
  });

  it("keeps what is written while there is no connection, also when the page is closed", async () => {
    serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = new TypeError("no network");
    page.write(1, "1", 3);
    page.write(1, "2", 4);
    await settle();
    expect([page.offline, page.pending.length]).toEqual([true, 2]);

    const requests = serve(routes);
    const again = new PadPage("p");
    expect(again.pending.length).toBe(2);
    routes["POST /api/pads/p/changes"] = { pad: withCell(1, "2", 4, 5), refused: [] };
    await again.sync();
    expect([again.offline, again.pending.length, again.known?.version]).toEqual([false, 0, 5]);
    expect(requests.at(-1)?.secret).toBe("s");
    const ids = (requests.at(-1)?.body as { changes: { id: string }[] }).changes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it("asks which is right where two wrote in one cell, and loses neither", async () => {
    const requests = serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = (body: { changes: { id: string }[] }) => ({
      pad: withCell(0, "1", 12, 4),
      refused: [{ id: body.changes[0]?.id, code: "pad-cell-changed", sentence: "Somebody else …" }],
    });
    page.write(0, "1", 9);
    await settle();
    const [conflict] = page.conflicts;
    expect([page.pad?.cells, conflict]).toEqual([withCell(0, "1", 12, 4).cells, { row: 0, player: "1", mine: 9 }]);
    expect(new PadPage("p").conflicts).toEqual(page.conflicts);
    routes["POST /api/pads/p/changes"] = { pad: withCell(0, "1", 9, 5), refused: [] };
    if (conflict) page.decide(conflict, true);
    await settle();
    expect([page.conflicts, page.pad?.cells[0]?.value]).toEqual([[], 9]);
    expect(requests.at(-1)?.body).toMatchObject({ changes: [{ value: 9, base: 4 }] });
  });

  it("sends what was written into a cell while that cell was being sent as what follows it", async () => {
    const bodies: { changes: { value: number; base: number }[] }[] = [];
    serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = (body: (typeof bodies)[number]) => {
      bodies.push(body);
      return { pad: withCell(1, "1", body.changes.at(-1)?.value ?? 0, 3 + bodies.length), refused: [] };
    };
    page.write(1, "1", 10);
    page.write(1, "1", 12);
    await settle();
    expect(bodies.map(({ changes }) => changes.map(({ value, base }) => [value, base]))).toEqual([[[10, 0]], [[12, 4]]]);
    expect(page.pad?.cells.at(-1)?.value).toBe(12);
  });

  it("says what could not be written, and why", async () => {
    serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = (body: { changes: { id: string }[] }) => ({
      pad: { ...base, ended: 1 },
      refused: body.changes.map(({ id }) => ({ id, code: "pad-ended", sentence: "It has ended." })),
    });
    page.addPlayer(" Carla ");
    await settle();
    expect(page.refused).toMatchObject([{ sentence: "It has ended.", change: { do: "add-player", name: "Carla" } }]);
    page.refused.forEach((failure) => page.dismiss(failure));
    expect([page.refused, page.pad?.players.length]).toEqual([[], 2]);
  });

  it("takes back what waits here, else what the server has", async () => {
    serve(routes);
    const page = await opened();
    routes["POST /api/pads/p/changes"] = new TypeError("no network");
    page.write(1, "1", 3);
    await settle();
    await page.undo();
    expect([page.pending.length, page.pad?.cells.length]).toEqual([0, 1]);
    routes["POST /api/pads/p/undo"] = { ...base, version: 4, cells: [] };
    await page.undo();
    expect(page.pad?.cells).toEqual([]);
    routes["POST /api/pads/p/undo"] = new Failure("pad-cannot-undo", "Changed since.", 409);
    await page.undo();
    expect(page.failed).toBe("Changed since.");
  });

  it("is read-only without the right link, and missing with a wrong one", async () => {
    serve({ "GET /api/pads/p": { version: 3, pad: { ...base, secret: undefined } } });
    expect((await opened("")).mayWrite).toBe(false);
    serve({ "GET /api/pads/p": new Failure("pad-no-pad", "There is no such pad.", 404) });
    const page = await opened();
    expect([page.missing, page.failed, page.pad]).toEqual([true, "There is no such pad.", undefined]);
  });
});
