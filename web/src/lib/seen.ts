// How far did one look on, at which table, from which seat? This device remembers it, for a film of what came after.

import { keep, kept } from "./settings.svelte";

const MOST_TABLES = 60;

function all(): Map<string, number> {
  const lines = kept("seen", "").split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.split(" ")[0] as string, Number(line.split(" ")[1])]));
}

/** The last event that was seen; none if this device has never shown the table. */
export function seen(table: string, viewer: number): number | undefined {
  return all().get(`${table}:${viewer}`);
}

export function saw(table: string, viewer: number, n: number): void {
  const known = all();
  known.delete(`${table}:${viewer}`); // the latest stand last
  known.set(`${table}:${viewer}`, n);
  const lines = [...known].slice(-MOST_TABLES).map(([key, at]) => `${key} ${at}`);
  keep("seen", lines.join("\n"));
}
