import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { LANGUAGES, browserLanguage, isLanguage, typeset, type Language } from "./words.svelte";

const GAME = {
  en: "greet = { $who-is ->\n    [you] You greet { $whom }.\n   *[other] { $who } greets { $whom }.\n}\nred = red\nblue = blue\ncards = Cards: { $cards }, { $count }.\npig = Pig\n    .short = P\n",
  fr: "greet = { $who } salue { $whom } !\nred = rouge\n",
};

let words: typeof import("./words.svelte").words;

beforeEach(async () => {
  vi.resetModules();
  ({ words } = await import("./words.svelte"));
  serve({ "GET /api/games/any/words/en": { text: GAME.en }, "GET /api/games/any/words/fr": { text: GAME.fr } });
  await words.setLanguage("en");
});

describe("the page's own messages", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("are there in %s, and the document says which language it is in", async (language) => {
    await words.setLanguage(language);
    expect(words.say("guest")).not.toBe("guest");
    expect(words.say("phrase-hello")).not.toBe("phrase-hello");
    expect(document.documentElement.lang).toBe(language);
    expect(words.language).toBe(language);
  });

  it("fill in what is given", () => {
    expect(words.say("days-left", { days: 3 })).toBe("3 days");
  });

  it("give the key of a message that does not exist", () => {
    expect(words.say("no-such-message")).toBe("no-such-message");
  });
});

describe("the messages of a part of the page", () => {
  const part = (texts: Partial<Record<Language, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([language, text]) => [`./words/${language}.ftl`, () => Promise.resolve(text)]));

  it("join the page's own, in each language from then on", async () => {
    await words.loadPart(part({ en: "shelf-mark = Mark", fr: "shelf-mark = Cote" }));
    expect([words.say("shelf-mark"), words.say("guest")]).toEqual(["Mark", "Guest"]);
    await words.setLanguage("fr");
    expect(words.say("shelf-mark")).toBe("Cote");
  });

  it("can be asked for again when they did not come", async () => {
    let works = false;
    const files = { "./words/en.ftl": () => (works ? Promise.resolve("shelf-mark = Mark") : Promise.reject(new TypeError("no network"))) };
    await expect(words.loadPart(files)).rejects.toThrow();
    works = true;
    await words.loadPart(files);
    expect(words.say("shelf-mark")).toBe("Mark");
  });
});

describe("a game's words", () => {
  it("are fetched once for each language", async () => {
    const requests = serve({ "GET /api/games/twice/words/en": { text: "" } });
    await words.loadGame("twice");
    await words.loadGame("twice");
    expect(requests).toHaveLength(1);
    expect([words.hasGame("twice"), words.hasGame("other")]).toEqual([true, false]);
  });

  it("follow the language of the page", async () => {
    await words.loadGame("any");
    expect(words.ofGame("any", "red")).toBe("red");
    await words.setLanguage("fr");
    expect(words.ofGame("any", "red")).toBe("rouge");
  });

  it("leave the page in its language if they cannot be had in another", async () => {
    await words.loadGame("any");
    serve({ "GET /api/games/any/words/de": new Failure("internal", "", 500) });
    await expect(words.setLanguage("de")).rejects.toThrow();
    expect([words.language, words.ofGame("any", "red")]).toEqual(["en", "red"]);
  });

  it("have attributes; what is missing is undefined", async () => {
    await words.loadGame("any");
    expect(words.ofGame("any", "pig", "short")).toBe("P");
    expect(words.ofGame("any", "pig", "long")).toBeUndefined();
    expect(words.ofGame("any", "cow")).toBeUndefined();
    expect(words.ofGame("nobody", "pig")).toBeUndefined();
  });
});

describe("a sentence about a match", () => {
  const sentence = { key: "greet", given: { who: { seat: 0 }, whom: { seat: 1 } } };

  beforeEach(() => words.loadGame("any"));

  it("names the seats, and addresses the reader's own", () => {
    expect(words.format("any", sentence, ["Anna", "Bruno"], 1)).toBe("Anna greets Bruno.");
    expect(words.format("any", sentence, ["Anna", "Bruno"], 0)).toBe("You greet Bruno.");
  });

  it("fills in words of the game, numbers and texts", () => {
    const line = { key: "cards", given: { cards: { words: ["red", "blue"] }, count: 2 } };
    expect(words.format("any", line, [], -1)).toBe("Cards: red blue, 2.");
    expect(words.format("any", { key: "cards", given: { cards: { word: "red" }, count: "two" } }, [], -1)).toBe("Cards: red, two.");
  });

  it("takes names as they are, whatever stands in them", () => {
    expect(words.format("any", sentence, ["{ $whom }", "<b>Bruno</b>"], -1)).toBe("{ $whom } greets <b>Bruno</b>.");
  });

  it("that the game does not know is told by its key, marked", () => {
    const given = { who: { seat: 0 }, card: "h7", what: { word: "cow-red" } };
    expect(words.format("any", { key: "unheard-of", given }, ["Anna"], -1)).toBe("[?] unheard of · Anna · h7 · [?] cow red");
    expect(words.format("nobody", { key: "greet" }, [], -1)).toBe("");
  });
});

describe("the words of a draft, written in English only", () => {
  beforeEach(async () => {
    serve({
      "GET /api/games/draft/words/fr": {
        text: "blue = bleu\nhand = carte { $what }\n",
        others: { en: "red = red\n    .help = warm\nblue = blue\nplay = { $n ->\n    [one] one { $what } card\n   *[other] { $n } { $what } cards\n}\n" },
        borrowed: { red: "en", play: "en" },
      },
    });
    await words.setLanguage("fr");
    await words.loadGame("draft");
  });

  const told = (key: string, what: string, n = 1) => words.format("draft", { key, given: { n, what: { word: what } } }, [], -1);

  it("are marked, once in each sentence, and keep the grammar of their language", () => {
    expect(told("play", "red")).toBe("[en] one red card");
    expect(told("play", "blue", 0)).toBe("[en] 0 blue cards");
    expect(told("hand", "red")).toBe("carte [en] red");
    expect([words.ofGame("draft", "blue"), words.ofGame("draft", "red"), words.ofGame("draft", "red", "help")]).toEqual(["bleu", "[en] red", "[en] warm"]);
  });
});

describe("languages", () => {
  it("are those of the four rulebooks", () => {
    expect([isLanguage("fr"), isLanguage("es"), isLanguage("")]).toEqual([true, false, false]);
  });

  it.each([
    [["es", "it-CH", "de"], "it"],
    [["DE-at"], "de"],
    [["es", "pt"], "en"],
    [[], "en"],
  ])("of a browser that likes %j: %s", (liked, chosen) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(liked);
    expect(browserLanguage()).toBe(chosen);
  });
});

describe("typeset", () => {
  it.each([
    ["Vraiment ? Oui !", "Vraiment\u202f? Oui\u202f!"],
    ["« Rudi » : 40 %", "«\u00a0Rudi\u00a0»\u00a0: 40\u00a0%"],
    ["-3 (-2), well-known, 4-5", "−3 (−2), well-known, 4-5"],
    ["Plain words.", "Plain words."],
  ])("%j", (text, set) => {
    expect(typeset(text)).toBe(set);
  });
});
