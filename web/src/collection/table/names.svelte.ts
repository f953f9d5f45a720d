// The names of those who play at the real table, remembered in this browser: the newest first, and who played last.

import { loadItem, saveItem } from "../../lib/settings.svelte";

const MAX_NAMES = 40;
export const MAX_NAME_LENGTH = 40;

function load(key: string): string[] {
  try {
    const found: unknown = JSON.parse(loadItem(key, "[]"));
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string" && name !== "").slice(0, MAX_NAMES) : [];
  } catch {
    return []; // something else is written there
  }
}

class RememberedNames {
  all = $state.raw<string[]>(load("table-names"));
  /** Who played last, in their order. */
  last = $state.raw<string[]>(load("table-last"));

  remember(names: string[]): void {
    const played = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
    if (!played.length) return;
    this.all = [...played, ...this.all.filter((name) => !played.includes(name))].slice(0, MAX_NAMES);
    this.last = played;
    this.#save();
  }

  forget(name: string): void {
    this.all = this.all.filter((one) => one !== name);
    this.last = this.last.filter((one) => one !== name);
    this.#save();
  }

  #save(): void {
    saveItem("table-names", JSON.stringify(this.all));
    saveItem("table-last", JSON.stringify(this.last));
  }
}

export const names = new RememberedNames();
