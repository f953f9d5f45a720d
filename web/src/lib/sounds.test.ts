import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "./wire";

/** What was to be heard: when each source starts, and at which volume. */
interface Heard {
  starts: number[];
  volume: number;
}

/** An AudioContext that notes what it is asked to play. */
function fakeAudio(failing = false): Heard & { made: number } {
  const heard = { starts: [] as number[], volume: -1, made: 0 };
  const parameter = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const node = () => ({ connect: (to: unknown) => to, frequency: parameter(), gain: parameter(), type: "", buffer: null });
  const source = () => ({ ...node(), start: (at: number) => heard.starts.push(at), stop: () => undefined });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 10;
      sampleRate = 100;
      state = "running";
      destination = {};
      constructor() {
        heard.made++;
        if (failing) throw new Error("no device");
      }
      createGain() {
        const made = node();
        Object.defineProperty(made.gain, "value", { set: (volume: number) => (heard.volume = volume) });
        return made;
      }
      createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
      createBufferSource = source;
      createOscillator = source;
      createBiquadFilter = node;
      resume = () => Promise.resolve();
    },
  );
  return heard;
}

async function load(): Promise<typeof import("./sounds") & typeof import("./settings.svelte")> {
  vi.resetModules();
  return { ...(await import("./sounds")), ...(await import("./settings.svelte")) };
}

const tap = () => dispatchEvent(new Event("pointerdown"));

describe("sounds", () => {
  let heard: ReturnType<typeof fakeAudio>;
  beforeEach(() => (heard = fakeAudio()));

  it("are silent until the first tap, and open one context for all", async () => {
    const { sounds } = await load();
    sounds.play("card");
    expect(heard).toMatchObject({ made: 0, starts: [] });
    tap();
    dispatchEvent(new Event("keydown"));
    expect(heard.made).toBe(1);
    sounds.play("card");
    expect(heard.starts).toEqual([10]);
  });

  it("are there for every name, and short", async () => {
    const { sounds, SOUNDS } = await load();
    tap();
    for (const [name, strokes] of Object.entries(SOUNDS)) {
      heard.starts.length = 0;
      sounds.play(name as keyof typeof SOUNDS);
      expect(heard.starts).toHaveLength(strokes.length);
      expect(Math.max(...strokes.map(({ at, seconds }) => at + seconds))).toBeLessThan(2.5);
      expect(strokes.every(({ hz, loudness }) => hz > 20 && loudness > 0 && loudness <= 1)).toBe(true);
    }
  });

  it("follow each other", async () => {
    const { sounds } = await load();
    tap();
    sounds.play("card", "card");
    expect(heard.starts[1]).toBeGreaterThan(heard.starts[0] as number);
  });

  it("are as loud as was chosen, off when muted, and on again by the same button", async () => {
    const { settings, sounds } = await load();
    tap();
    settings.setVolume(0.3);
    sounds.play("card");
    expect(heard.volume).toBe(0.3);
    sounds.toggle();
    sounds.play("card");
    expect([heard.starts.length, settings.silent]).toEqual([1, true]);
    sounds.toggle(); // is heard
    expect([heard.starts.length, settings.silent]).toEqual([3, false]);
  });

  it("stay silent where there is no device, or no synthesiser", async () => {
    fakeAudio(true);
    const broken = await load();
    tap();
    broken.sounds.play("coin");
    vi.stubGlobal("AudioContext", undefined);
    const none = await load();
    tap();
    none.sounds.play("coin");
    expect([broken.sounds.supported, none.sounds.supported, heard.starts]).toEqual([true, false, []]);
  });
});

describe("the settings of sounds", () => {
  it("are remembered", async () => {
    const first = (await load()).settings;
    first.setVolume(0.2);
    first.setMuted(true);
    const { settings } = await load();
    expect([settings.volume, settings.muted, settings.silent]).toEqual([0.2, true, true]);
  });

  it("turn on what was turned down, and unmute what is turned up", async () => {
    const { settings } = await load();
    settings.setVolume(0);
    expect(settings.silent).toBe(true);
    settings.setMuted(false);
    expect(settings.volume).toBeGreaterThan(0);
    settings.setMuted(true);
    settings.setVolume(0.5);
    expect(settings.silent).toBe(false);
  });
});

describe("the sounds of an event", () => {
  const entry = (what: string, more: Partial<Entry> = {}) => ({ type: "event", table: "t", n: 1, at: 0, status: "playing", what, ...more }) as Entry;

  it("are the game's for an action, and the page's for what is around it", async () => {
    const { soundsOfEntry } = await import("./table-sounds.svelte");
    const soundsOf = () => ["swap" as const];
    const heard = (what: string, seat?: number) => soundsOfEntry(entry(what, { seat }), 0, soundsOf);
    expect([heard("acted"), heard("started"), heard("seated", 1), heard("seated", 0), heard("said")]).toEqual([["swap"], ["shuffle"], ["join"], [], []]);
  });

  it("are declared by every game that has a board, for events they know and for others", async () => {
    const boards = Object.keys(import.meta.glob("../../../src/ludotheque/games/*/board/Board.svelte"));
    const declared = import.meta.glob<{ soundsOf(entry: Entry): string[] }>("../../../src/ludotheque/games/*/board/sounds.ts", { eager: true });
    expect(Object.keys(declared)).toHaveLength(boards.length);
    const { SOUNDS } = await load();
    const texts = import.meta.glob<string>("../../../src/ludotheque/games/*/words/en.ftl", { query: "?raw", import: "default", eager: true });
    const different = Object.entries(declared).map(([path, { soundsOf }]) => {
      const words = Object.entries(texts).find(([text]) => text.split("/").at(-3) === path.split("/").at(-3))?.[1] ?? "";
      const keys = [...words.matchAll(/^(log-[\w-]+) =/gm)].map(([, key]) => key as string);
      const names = [...keys, "unknown"].flatMap((key) => soundsOf(entry("acted", { lines: [{ key }] })));
      expect(names.filter((name) => !(name in SOUNDS))).toEqual([]);
      return new Set(names).size;
    });
    expect(Math.min(...different)).toBeGreaterThan(1);
  });
});
