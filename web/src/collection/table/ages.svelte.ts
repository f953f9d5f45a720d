// Who is younger than whom, as this browser was told: names from the youngest to the oldest. Nobody's age is asked.

import { loadItem, saveItem } from "../../lib/settings.svelte";

const MAX_NAMES = 60;

/** An order of some people, taken into an older one of more: the others stay where they were, as far as that goes. */
export function mergedOrder(known: string[], order: string[]): string[] {
  const places = known.flatMap((name, at) => (order.includes(name) ? [at] : []));
  const result = [...known];
  order.filter((name) => known.includes(name)).forEach((name, k) => (result[places[k] as number] = name));
  // Whoever is new stands just behind the one who is next younger, or before everybody.
  order.forEach((name, k) => {
    if (!result.includes(name)) result.splice(k ? result.indexOf(order[k - 1] as string) + 1 : 0, 0, name);
  });
  return result.slice(0, MAX_NAMES);
}

class Ages {
  #order = $state.raw<string[]>(load());

  /** The players from the youngest to the oldest; undefined if that is not known of all. */
  orderOf(players: string[]): string[] | undefined {
    if (players.some((name) => !this.#order.includes(name))) return undefined;
    return this.#order.filter((name) => players.includes(name));
  }

  learn(order: string[]): void {
    this.#order = mergedOrder(this.#order, order);
    saveItem("table-ages", JSON.stringify(this.#order));
  }

  forget(players: string[]): void {
    this.#order = this.#order.filter((name) => !players.includes(name));
    saveItem("table-ages", JSON.stringify(this.#order));
  }
}

function load(): string[] {
  try {
    const found: unknown = JSON.parse(loadItem("table-ages", "[]"));
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return []; // something else is written there
  }
}

export const ages = new Ages();
