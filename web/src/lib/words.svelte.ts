// Localisation with Fluent: the page's own messages are built in, a game's messages are fetched with the game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { request } from "./http";
import type { Given, Sentence, Text } from "./wire";

export const LANGUAGES = { fr: "Français", en: "English", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

// Only the chosen language is loaded: each file is a chunk of its own.
const pageMessages = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const tableMessages = import.meta.glob<string>("../../../src/ludotheque/tables/words/*.ftl", { query: "?raw", import: "default" });

/** The messages of a part of the page: a loader for each file, of which the name is a language. */
export type MessageFiles = Record<string, () => Promise<string>>;

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

export function browserLanguage(): Language {
  const codes = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}

class Words {
  language = $state<Language>(browserLanguage());
  ready = $state(false);
  #page = $state.raw<FluentBundle>();
  #files: MessageFiles[] = [tableMessages, pageMessages];
  #games = $state.raw<Record<string, FluentBundle>>({});

  async setLanguage(language: Language): Promise<void> {
    const texts = await Promise.all(this.#files.map((files) => Object.entries(files).find(([name]) => name.endsWith(`/${language}.ftl`))?.[1]() ?? ""));
    const games = Object.keys(this.#games).map((key) => key.split("/")[0] as string);
    await Promise.all(games.map((game) => this.#fetch(game, language)));
    this.#page = bundle(language, texts);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** Load the messages of a part of the page that is fetched when it is first shown. */
  async loadPart(files: MessageFiles): Promise<void> {
    if (this.#files.includes(files)) return;
    this.#files = [...this.#files, files];
    try {
      await this.setLanguage(this.language);
    } catch (error) {
      this.#files = this.#files.filter((known) => known !== files);
      throw error;
    }
  }

  /** Load the messages of a game in the current language. */
  async loadGame(game: string): Promise<void> {
    await this.#fetch(game, this.language);
  }

  async #fetch(game: string, language: Language): Promise<void> {
    if (this.#games[`${game}/${language}`]) return;
    const { text } = await request<Text>("GET", `/api/games/${encodeURIComponent(game)}/words/${language}`);
    this.#games = { ...this.#games, [`${game}/${language}`]: bundle(language, [text]) };
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.#page, key, args) ?? key;
  }

  hasGame(game: string): boolean {
    return `${game}/${this.language}` in this.#games;
  }

  /** A message of a game, or an attribute of it; undefined if the game has none. */
  ofGame(game: string, key: string, attribute?: string): string | undefined {
    return format(this.#games[`${game}/${this.language}`], key, {}, attribute);
  }

  /** A sentence about a match for one reader: seats become names, and the reader's own seat is "you". */
  format(game: string, sentence: Sentence, names: string[], reader: number): string {
    const book = this.#games[`${game}/${this.language}`];
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(sentence.given ?? {})) fill(args, name, value);
    return format(book, sentence.key, args) ?? "";

    function fill(into: Record<string, FluentVariable>, name: string, value: Given): void {
      if (typeof value !== "object") into[name] = value;
      else if ("seat" in value) {
        into[name] = names[value.seat] ?? "";
        into[`${name}-is`] = value.seat === reader ? "you" : "other";
      } else if ("word" in value) into[name] = format(book, value.word) ?? "";
      else into[name] = value.words.map((key) => format(book, key) ?? "").join(" ");
    }
  }
}

function bundle(language: string, texts: string[]): FluentBundle {
  const result = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) result.addResource(new FluentResource(text), { allowOverrides: true });
  return result;
}

function format(book: FluentBundle | undefined, key: string, args: Record<string, FluentVariable> = {}, attribute?: string): string | undefined {
  const message = book?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern && book ? typeset(book.formatPattern(pattern, args, [])) : undefined;
}

/** Typography: French spaces, thin before ; ! ? and fixed before : % and inside « », and a minus sign before negative numbers. */
export function typeset(text: string): string {
  return text
    .replace(/(?<![:;]) (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»%])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

export const words = new Words();
export const say = words.say.bind(words);
