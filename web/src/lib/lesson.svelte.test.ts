import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "../../testing/server";
import { Lesson } from "./lesson.svelte";
import { server } from "./server.svelte";
import { settings } from "./settings.svelte";
import type { Entry, Field, GameCard, LessonAnswer, ShownLesson, Snapshot, View } from "./wire";
import { crc32, viewBytes } from "./view-hash";
import { words } from "./words.svelte";

const FIELDS: Field[] = [{ name: "at", bytes: 1, shape: [] }];
const hashOf = (view: View): number => crc32(viewBytes(FIELDS, view));
const PATH = "/api/games/any/lesson";

const snapshot = (n: number, legal: string[]): Snapshot => ({
  ...{ type: "table", table: "lesson-any", n, game: "any", rules: 1, players: 2, options: {}, status: "playing", viewer: 0, commitment: "" },
  ...{ view: { at: n }, hash: hashOf({ at: n }), turn: { to_act: [0], legal } },
});
const acted = (n: number, seat: number, action: string, to_act: number[]): Entry => ({
  ...{ type: "event", table: "lesson-any", n, at: 0, what: "acted", status: "playing", seat, action },
  ...{ turn: { to_act, legal: to_act[0] ? [] : ["go", "stay"] }, changed: { at: n }, hash: hashOf({ at: n }) },
});
const lessonOf: ShownLesson = {
  names: { en: ["", "Lina"], de: ["", "Lina"] },
  steps: [{ say: "lesson-look", show: "board" }, { say: "lesson-go", right: ["go"], wrong: "lesson-wrong" }, { say: "lesson-end" }],
  table: snapshot(1, ["go", "stay"]),
};
const gone: LessonAnswer = { at: 2, entries: [acted(2, 0, "go", [1]), acted(3, 1, "go", [0])], table: snapshot(3, ["go"]) };

let stop = () => {};
let requests: ReturnType<typeof serve>;

async function begun(routes: Record<string, unknown> = {}): Promise<Lesson> {
  requests = serve({
    [`GET ${PATH}`]: lessonOf,
    [`POST ${PATH}`]: gone,
    "GET /api/games/any/words/en": { text: "lesson-look = Look!\nlesson-go = Go!\nlesson-wrong = Not that.\nlesson-end = Done.\n" },
    ...routes,
  });
  let lesson: Lesson | undefined;
  stop = $effect.root(() => {
    lesson = new Lesson("any");
    lesson.follow();
  });
  await words.setLanguage("en");
  await lesson?.load();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  return lesson as Lesson;
}

async function settle(ms = 0): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.paceMs = 0;
  server.games = [{ id: "any", fields: FIELDS } as GameCard];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a guided match", () => {
  it("is told step by step, and is a table meanwhile", async () => {
    const lesson = await begun();
    expect(lesson.table.view).toEqual({ at: 1 });
    expect(lesson.table.names).toEqual(["You", "Lina"]);
    expect(lesson.says).toMatchObject({ text: "Look!", wrong: false });
    expect(lesson.right).toEqual([]);
    lesson.says?.next?.go();
    expect(lesson.says?.text).toBe("Go!");
    expect(lesson.says?.next).toBeUndefined();
    expect(lesson.right).toEqual(["go"]);
    expect(await lesson.table.act("go")).toBe(true);
    expect(lesson.says).toBeUndefined(); // while the pieces move
    await settle(300);
    expect(lesson.table.view).toEqual({ at: 3 });
    expect(lesson.table.shownLog.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(lesson.says?.text).toBe("Done.");
    expect(lesson.isLast).toBe(true);
  });

  it("says nothing before the others have moved at the chosen pace", async () => {
    settings.paceMs = 700;
    const lesson = await begun();
    lesson.says?.next?.go();
    await lesson.table.act("go");
    await settle(600);
    expect(lesson.table.view).toEqual({ at: 2 });
    expect(lesson.says).toBeUndefined();
    await settle(700);
    expect(lesson.says?.text).toBe("Done.");
  });

  it("has a hint for what is allowed but not asked for, until something right is done", async () => {
    const lesson = await begun({ [`POST ${PATH}`]: ({ action }: { action: string }) => (action === "go" ? gone : { wrong: "lesson-wrong" }) });
    lesson.says?.next?.go();
    expect(await lesson.table.act("stay")).toBe(false);
    expect(lesson.says).toMatchObject({ text: "Not that.", wrong: true });
    expect(lesson.table.view).toEqual({ at: 1 });
    await lesson.table.act("go");
    await settle(300);
    expect(lesson.says).toMatchObject({ text: "Done.", wrong: false });
  });

  it("has the game's own refusal for what is not allowed", async () => {
    const reason = { type: "reason", id: "", table: "", action: "fly", code: "no-wings", sentence: "Pigs cannot fly.", paragraph: 4 };
    const lesson = await begun({ [`POST ${PATH}`]: { reason } });
    lesson.says?.next?.go();
    await lesson.table.act("fly");
    expect(lesson.table.refused).toEqual({ sentence: "Pigs cannot fly.", paragraph: 4 });
    expect(lesson.wrong).toBe("");
  });

  it("asks for nothing while one reads", async () => {
    const lesson = await begun();
    expect(await lesson.table.act("go")).toBe(false);
    expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
    expect(lesson.says?.text).toBe("Look!");
  });

  it("asks the server why not, and what else, after what was done", async () => {
    const found = { type: "found", id: "", table: "", legal: ["go"] };
    const lesson = await begun({ [`POST ${PATH}/find`]: found, [`POST ${PATH}/why`]: { type: "reason", id: "", table: "", action: "x", sentence: "No." } });
    lesson.says?.next?.go();
    await lesson.table.act("go");
    await settle(300);
    expect(await lesson.table.find("g")).toEqual(found);
    expect(await lesson.table.why("x")).toMatchObject({ sentence: "No." });
    expect(requests.slice(-2).map(({ body }) => body)).toEqual([
      { action: "g", done: ["go"] },
      { action: "x", done: ["go"] },
    ]);
  });

  it("goes on at a table of one's own", async () => {
    const lesson = await begun({ [`POST ${PATH}/go-on`]: { table: "t1", link: "" } });
    lesson.says?.next?.go();
    await lesson.table.act("go");
    await settle(300);
    lesson.says?.next?.go();
    await settle();
    expect(lesson.made).toBe("t1");
    expect(requests.at(-1)?.body).toEqual({ done: ["go"] });
  });

  it("says so when the server does not answer, and can be done again", async () => {
    let works = false;
    const lesson = await begun({ [`POST ${PATH}`]: () => (works ? gone : new TypeError("no network")) });
    lesson.says?.next?.go();
    expect(await lesson.table.act("go")).toBe(false);
    expect(lesson.table.refused?.sentence).not.toBe("");
    works = true;
    expect(await lesson.table.act("go")).toBe(true);
  });
});
