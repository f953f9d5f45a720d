// The last event that this device has shown, by table and viewer: what came after it is offered as a film.

import { loadItem, saveItem } from "./settings.svelte";

const MAX_TABLES = 60;

function load(): Map<string, number> {
  const lines = loadItem("seen", "").split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.split(" ")[0] as string, Number(line.split(" ")[1])]));
}

/** The number of the last event shown; undefined if this device has never shown the table. */
export function lastSeen(table: string, viewer: number): number | undefined {
  return load().get(`${table}:${viewer}`);
}

export function setLastSeen(table: string, viewer: number, n: number): void {
  const all = load();
  all.delete(`${table}:${viewer}`); // the latest goes to the end
  all.set(`${table}:${viewer}`, n);
  const lines = [...all].slice(-MAX_TABLES).map(([key, number]) => `${key} ${number}`);
  saveItem("seen", lines.join("\n"));
}
