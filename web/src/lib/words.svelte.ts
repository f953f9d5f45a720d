// Localisation with Fluent: the page's own messages are built in, a game's messages are fetched with the game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { request } from "./http";
import type { GameWords, Given, Sentence } from "./wire";

export const LANGUAGES = { fr: "Français", en: "English", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

// Only the chosen language is loaded: each file is a chunk of its own.
const pageMessages = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const tableMessages = import.meta.glob<string>("../../../src/ludotheque/tables/words/*.ftl", { query: "?raw", import: "default" });

/** The messages of a game for readers of a language: a draft lends them those that the language lacks. */
interface GameBook {
  language: string;
  bundles: Record<string, FluentBundle>;
  /** By message: the language that it comes in, where that is another one. */
  borrowed: Record<string, string>;
}

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
  #games = $state.raw<Record<string, GameBook>>({});

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
    const { text, others, borrowed } = await request<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words/${language}`);
    const bundles = Object.fromEntries(Object.entries({ ...others, [language]: text }).map(([code, text]) => [code, bundle(code, [text])]));
    this.#games = { ...this.#games, [`${game}/${language}`]: { language, bundles, borrowed: borrowed ?? {} } };
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.#page, key, args) ?? key;
  }

  hasGame(game: string): boolean {
    return `${game}/${this.language}` in this.#games;
  }

  /** A message of a game, or an attribute of it; undefined if the game has none. */
  ofGame(game: string, key: string, attribute?: string): string | undefined {
    const book = this.#games[`${game}/${this.language}`];
    return book && spoken(book, book.language, key, {}, attribute);
  }

  /** A sentence about a match for one reader: seats become names, and the reader's own seat is "you". */
  format(game: string, sentence: Sentence, names: string[], reader: number): string {
    const book = this.#games[`${game}/${this.language}`];
    if (!book) return "";
    const args: Record<string, FluentVariable> = {};
    const within = languageOf(book, book.language, sentence.key); // one mark is enough for a sentence and its words
    const word = (key: string): string => spoken(book, within, key) ?? byKey(key);
    for (const [name, value] of Object.entries(sentence.given ?? {})) fill(name, value);
    return spoken(book, book.language, sentence.key, args) ?? byKey(sentence.key, args);

    function fill(name: string, value: Given): void {
      if (typeof value !== "object") args[name] = value;
      else if ("seat" in value) {
        args[name] = names[value.seat] ?? "";
        args[`${name}-is`] = value.seat === reader ? "you" : "other";
      } else if ("word" in value) args[name] = word(value.word);
      else args[name] = value.words.map(word).join(" ");
    }
  }
}

/** The language in which a message is said within a text in a language. */
function languageOf(book: GameBook, within: string, key: string): string {
  if (within !== book.language && book.bundles[within]?.hasMessage(key)) return within;
  return book.borrowed[key] ?? book.language;
}

/** A message of a game, marked if it is in another language than the text around it. */
function spoken(book: GameBook, within: string, key: string, args: Record<string, FluentVariable> = {}, attribute?: string): string | undefined {
  const language = languageOf(book, within, key);
  const text = format(book.bundles[language], key, args, attribute);
  return text === undefined || language === within ? text : `[${language}] ${text}`;
}

/** What is said in place of a message that a draft lacks in all languages: its key, and what would fill it. */
function byKey(key: string, args: Record<string, FluentVariable> = {}): string {
  const filled = Object.entries(args).flatMap(([name, value]) => (name.endsWith("-is") ? [] : [String(value)]));
  return ["[?] " + key.replaceAll("-", " "), ...filled].join(" · ");
}

/** The name of a language in the reader's own; the code where it is none. */
export function languageName(code: string, reader: string = words.language): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
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
