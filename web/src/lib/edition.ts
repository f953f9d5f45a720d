// The way from a box of the collection to a table: the box of the game, with the options of the edition.

import type { Option, OptionValue, Playable } from "./wire";

/** The address of a game's box, with an edition's options after ?. */
export function boxAddress({ game, options = {} }: Playable): string {
  const given = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return `/box/${game}${given.size ? `?${given.toString()}` : ""}`;
}

/** The options that an address names, as far as the game has them and allows the value. */
export function optionsIn(address: string, offered: Option[]): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const [name, text] of new URLSearchParams(address)) {
    const option = offered.find((one) => one.name === name);
    const value = option && valueOf(option, text);
    if (value !== undefined) chosen[name] = value;
  }
  return chosen;
}

function valueOf(option: Option, text: string): OptionValue | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  switch (option.kind) {
    case "choice":
      return option.values?.find((value) => String(value) === text);
    case "flag":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "number":
      return number !== undefined && number >= (option.low ?? 0) && number <= (option.high ?? Infinity) ? number : undefined;
    case "numbers":
      return /^\d{1,9}(,\d{1,9})*$/.test(text) ? text.split(",").map(Number) : undefined;
    case "seat":
      return number;
  }
}
