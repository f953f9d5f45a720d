// Reads texts aloud by the browser's speech synthesis, in the page's language. Not there without a voice of that language.

import { say, words } from "./words.svelte";

class Speech {
  readonly #synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);
  /** Whose text is read now. */
  speaker = $state.raw<object>();
  #waiting: SpeechSynthesisUtterance[] = []; // some browsers forget an utterance that nothing refers to

  /** The browser's preferred voice of the page's language, rather one that needs no network. */
  voice = $derived.by(() => {
    const fitting = this.#voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === words.language);
    return fitting.find((voice) => voice.default) ?? fitting.find((voice) => voice.localService) ?? fitting[0];
  });

  constructor() {
    const synthesis = this.#synthesis;
    if (!synthesis) return;
    const read = () => (this.#voices = synthesis.getVoices());
    read();
    synthesis.onvoiceschanged = read; // most browsers load them late
    addEventListener("pagehide", () => synthesis.cancel());
  }

  /** Read a text aloud, instead of what is read now. Sentence by sentence, since browsers break off long utterances. */
  read(text: string, speaker: object): void {
    const [synthesis, voice] = [this.#synthesis, this.voice];
    if (!synthesis || !voice) return;
    synthesis.cancel();
    const utterances = sentences(spoken(text)).map((sentence) => new SpeechSynthesisUtterance(sentence));
    this.#waiting = utterances;
    this.speaker = utterances.length ? speaker : undefined;
    for (const utterance of utterances) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.onend = utterance.onerror = () => {
        if (this.#waiting !== utterances) return; // another text is read by now
        if (utterance === utterances.at(-1)) this.speaker = undefined;
      };
      synthesis.speak(utterance);
    }
  }

  /** Stop, if it is this one's text that is read. */
  stop(speaker: object): void {
    if (this.speaker !== speaker) return;
    this.speaker = undefined;
    this.#waiting = [];
    this.#synthesis?.cancel();
  }
}

const COLOURS: Record<string, string> = { "●": "red", "■": "blue", "▲": "green", "★": "yellow", "◆": "black", "○": "white" };
const SIGNS: Record<string, string> = { "−": "spoken-minus", "§": "spoken-paragraph", "→": "spoken-to" };

/** A text as it is read: symbols as words, cards one by one. A symbol after the name of its colour adds nothing. */
export function spoken(text: string): string {
  let result = "";
  let end = 0;
  for (const match of text.matchAll(/([●■▲★◆○◇])(\d*)(?=([ \u00a0][●■▲★◆○]\d)?)/gu)) {
    const [whole, symbol = "", number = "", next] = match;
    const before = text.slice(end, match.index);
    const colour = COLOURS[symbol] ? say(`spoken-${COLOURS[symbol]}`) : "";
    // Compared by its beginning: languages decline it.
    const named = lastWords(before, 3).some((word) => colour && word.toLowerCase().startsWith(colour.slice(0, 3).toLowerCase()));
    result += `${before}${named ? "" : colour}${number && !named ? " " : ""}${number}${next && number ? "," : ""}`;
    end = match.index + whole.length;
  }
  result += text.slice(end);
  return result
    .replace(/(\d)[–→](?=\d)/g, (_, digit: string) => `${digit} ${say("spoken-to")} `)
    .replace(/[−§→]/g, (sign) => ` ${say(SIGNS[sign] ?? sign)} `)
    .replace(/\s+/g, " ") // narrow and fixed spaces, too: some voices spell them
    .replace(/ (?=[,.)])/g, "")
    .trim();
}

const lastWords = (text: string, count: number): string[] => text.match(/\p{L}+/gu)?.slice(-count) ?? [];

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…:;]) /).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

export const speech = new Speech();
