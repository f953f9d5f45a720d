// What somebody types as he would say it: "4 players, from 6, 20 minutes". Numbers with such words are filters, in any of
// the four languages; what stands in quotation marks is looked for as it is.

export type SpokenName = "players" | "age" | "minutes";

/** A filter that was read, and where it stands in the text. */
export interface SpokenFilter {
  name: SpokenName;
  value: number;
  from: number;
  to: number;
}

const PEOPLE =
  "joueurs?|joueuses?|personnes?|pers|players?|people|persons?|spielern?|spieler(?:in|innen)|person|personen|leuten?|giocator[ei]|giocatric[ei]|person[ae]|enfants|kindern?|children|bambini";
const YEARS = "ans?|années?|jahren?|jahr|years?|anni|anno";
const MINUTES = "minuten?|minutes?|minut[oi]|mins?|mn|['′]";
const HOURS = "stunden?|std|heures?|hours?|h|or[ae]";
const ARE = "nous sommes|on est|we are|we're|wir sind(?: zu)?|siamo(?: in)?";
const FROM = "dès|des|à partir de|a partir de|à partire da|a partire da|from|ab|da|dai";
const AT_MOST =
  "max|maximum|maximal|höchstens|au plus|at most|al massimo|jusqu['’]à|bis zu|bis|up to|fino a|moins de|less than|under|unter|meno di|en|in|pendant";
const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";

const pattern = (text: string): RegExp => new RegExp(`${START}(?:${text})`, "giu");
const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

interface Reading {
  name: SpokenName;
  pattern: RegExp;
  value(found: Record<string, string | undefined>): number;
  low: number;
  high: number;
}

/** In this order: what an earlier one has read is not read again. */
const READINGS: Reading[] = [
  {
    name: "minutes",
    pattern: pattern(
      `(?:(?:${AT_MOST})\\.? )?(?:(?<hours>\\d{1,2}(?:[.,]\\d)?) ?(?:${HOURS})${END}(?: ?(?<rest>\\d{1,2}) ?(?:(?:${MINUTES})${END})?)?|(?<hour>\\d{1,2})h(?<past>\\d\\d)${END}|(?<minutes>\\d{1,4}) ?(?:(?:${MINUTES})${END}))`,
    ),
    value: ({ hours, rest, hour, past, minutes }) => (minutes ? number(minutes) : 60 * number(hours ?? hour) + number(rest ?? past)),
    low: 1,
    high: 9999,
  },
  {
    name: "minutes",
    pattern: pattern(
      `(?<half>(?:une )?demi[- ]heure|(?:eine )?halbe stunde|half an hour|mezz['’]ora)${END}|(?:une heure|eine stunde|an hour|one hour|un['’]ora)${END}`,
    ),
    value: ({ half }) => (half ? 30 : 60),
    low: 1,
    high: 9999,
  },
  {
    name: "players",
    pattern: pattern(
      `(?:(?:${ARE}|pour|à|for|für|zu|per|in|a|with|avec|mit|con) )?(?<count>\\d{1,2}) ?(?:${PEOPLE})\\.?${END}|(?:${ARE}) (?<are>\\d{1,2})${END}`,
    ),
    value: ({ count, are }) => number(count ?? are),
    low: 1,
    high: 99,
  },
  {
    name: "age",
    pattern: pattern(`(?:${FROM}) (?<from>\\d{1,2}) ?(?:(?:${YEARS})${END}|\\+|${END})|(?<age>\\d{1,2}) ?(?:(?:${YEARS})${END}|\\+(?!\\S))`),
    value: ({ from, age }) => number(from ?? age),
    low: 0,
    high: 99,
  },
];

/** The filters in a text, in the order in which they stand there; of two of a kind the first. */
export function spokenIn(text: string): SpokenFilter[] {
  const found: SpokenFilter[] = [];
  let rest = text.replace(/"[^"]*"?|«[^»]*»?|“[^”]*”?|„[^“]*“?/gu, (quoted) => " ".repeat(quoted.length));
  for (const { name, pattern, value, low, high } of READINGS) {
    if (found.some((one) => one.name === name)) continue;
    for (const match of rest.matchAll(pattern)) {
      const read = Math.round(value(match.groups ?? {}));
      if (read < low || read > high) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      found.push({ name, value: read, from, to });
      rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
      break;
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

/** The text without some of its filters, and without the commas and little words that stood between them. */
export function without(text: string, filters: SpokenFilter[]): string {
  if (!filters.length) return text;
  let rest = text;
  for (const { from, to } of filters) rest = rest.slice(0, from) + "\0".repeat(to - from) + rest.slice(to);
  return rest
    .replace(/[\s,;.]*(?:(?<![\p{L}])(?:et|and|und|e) *)?\0+[\s,;.]*/gu, " ")
    .replace(/^(?:et|and|und|e) |^\s+|\s+$/gu, "")
    .replace(/ {2,}/g, " ");
}
