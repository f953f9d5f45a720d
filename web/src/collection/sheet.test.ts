import { describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import type { SheetCard } from "../lib/wire";
import { SheetReading } from "./sheet.svelte";

const sheet = (id: string): SheetCard => ({ id, name: `${id}.txt`, kind: "text", bytes: 1, added: 1 });

describe("reading a file of a box", () => {
  it("shows the text of the file that is open, also if another one's comes later", async () => {
    const answers = new Map<string, (response: Response) => void>();
    vi.stubGlobal("fetch", (path: string) => new Promise<Response>((resolve) => answers.set(path, resolve)));
    const reading = new SheetReading();
    const first = reading.toggle(sheet("a"));
    const second = reading.toggle(sheet("b"));
    answers.get("/api/catalog/sheets/b")?.(new Response("text of b"));
    await second;
    answers.get("/api/catalog/sheets/a")?.(new Response("text of a"));
    await first;
    expect([reading.id, reading.text, reading.failed]).toEqual(["b", "text of b", ""]);
    await reading.toggle(sheet("b"));
    expect([reading.id, reading.text]).toEqual(["", ""]);
  });

  it("says what the server says of a file that is not there any more", async () => {
    serve({ "GET /api/catalog/sheets/a": new Failure("catalog-no-sheet", "There is no such file.", 404) });
    const reading = new SheetReading();
    await reading.toggle(sheet("a"));
    expect(reading.failed).toBe("There is no such file.");
  });
});
