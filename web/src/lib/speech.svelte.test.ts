import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "./words.svelte";

type Utterance = { text: string; voice?: { name: string }; onend?(): void };

/** A synthesizer that notes what it is asked to say, and speaks for ever. */
function fakeSynthesis(...langs: string[]) {
  const voice = (lang: string) => ({ lang, name: lang, default: false, localService: true });
  const fake = {
    said: [] as Utterance[],
    cancelled: 0,
    voices: langs.map(voice),
    onvoiceschanged: undefined as (() => void) | undefined,
    getVoices: () => fake.voices,
    speak: (utterance: Utterance) => fake.said.push(utterance),
    cancel: () => fake.cancelled++,
    arrive(lang: string) {
      fake.voices = [...fake.voices, voice(lang)];
      fake.onvoiceschanged?.();
    },
  };
  vi.stubGlobal("speechSynthesis", fake);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  return fake;
}

async function load(language: Language): Promise<typeof import("./speech.svelte") & { setLanguage(to: Language): Promise<void> }> {
  vi.resetModules();
  const { words } = await import("./words.svelte");
  await words.setLanguage(language);
  return { ...(await import("./speech.svelte")), setLanguage: (to) => words.setLanguage(to) };
}

describe("reading aloud", () => {
  let fake: ReturnType<typeof fakeSynthesis>;
  beforeEach(() => (fake = fakeSynthesis("en-GB")));

  it("has a voice of the page's language only, also one that comes late", async () => {
    const { speech, setLanguage } = await load("en");
    expect(speech.voice?.name).toBe("en-GB");
    await setLanguage("it");
    expect(speech.voice).toBeUndefined();
    speech.read("Ciao", {});
    expect(fake.said).toEqual([]);
    fake.arrive("it_IT");
    expect(speech.voice?.name).toBe("it_IT");
  });

  it("is not there without speech synthesis", async () => {
    vi.stubGlobal("speechSynthesis", undefined);
    const { speech } = await load("en");
    expect(speech.voice).toBeUndefined();
  });

  it("reads sentence by sentence, and ends with the last", async () => {
    const { speech } = await load("en");
    const one = {};
    speech.read("Your turn! Play a card: ●5 ★6. …", one);
    expect(fake.said.map(({ text }) => text)).toEqual(["Your turn!", "Play a card:", "red 5, yellow 6."]);
    expect(fake.said[0]?.voice?.name).toBe("en-GB");
    fake.said[0]?.onend?.();
    expect(speech.speaker).toBe(one);
    fake.said[2]?.onend?.();
    expect(speech.speaker).toBeUndefined();
  });

  it("reads one text at a time, and is stopped by whose text it is", async () => {
    const { speech } = await load("en");
    const [one, other] = [{}, {}];
    speech.read("One.", one);
    speech.read("Other.", other);
    fake.said[0]?.onend?.(); // a cancelled utterance ends late
    expect(speech.speaker).toBe(other);
    speech.stop(one);
    expect(speech.speaker).toBe(other);
    const before = fake.cancelled;
    speech.stop(other);
    expect(speech.speaker).toBeUndefined();
    expect(fake.cancelled).toBe(before + 1);
  });
});

describe("a text as it is read", () => {
  it.each<[Language, string, string]>([
    ["en", "●3 ■4 ▲5 ◆6 is a run", "red 3, blue 4, green 5, black 6 is a run"],
    ["en", "You play red ●.", "You play red."],
    ["en", "five yellow cards ★, or ○", "five yellow cards, or white"],
    ["en", "4–6 players, −15, see §10", "4 to 6 players, minus 15, see paragraph 10"],
    ["fr", "Pioche la ●5\u202f!", "Pioche la rouge 5 !"],
    ["fr", "les cartes blanches ○", "les cartes blanches"],
    ["de", "die gelbe ★6 und ■9", "die gelbe 6 und Blau 9"],
    ["it", "il jolly ★ o ▲2", "il jolly giallo o verde 2"],
  ])("%s: %s", async (language, text, heard) => {
    fakeSynthesis();
    const { spoken } = await load(language);
    expect(spoken(text)).toBe(heard);
  });
});
