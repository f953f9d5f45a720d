// Two people change one thing at the same time: what only one of them changed is taken over, what both changed is asked.

export interface Merged<Facts> {
  /** With one's own values where both have changed something. */
  facts: Facts;
  /** What only the other has changed. */
  taken: (keyof Facts)[];
  /** What both have changed, differently. */
  conflicts: (keyof Facts)[];
}

/** A value as it can be compared: nothing, "" and an empty list are the same, and the order of names does not matter. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length ? `[${value.map(plain).join()}]` : "";
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [name, plain(inner)] as const);
    const filled = entries.filter(([, inner]) => inner).sort(([one], [other]) => (one < other ? -1 : 1));
    return filled.length ? JSON.stringify(filled) : "";
  }
  return value === undefined || value === null || value === "" ? "" : JSON.stringify(value);
}

export const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** The names of what is different. */
export function differences<Facts extends object>(before: Partial<Facts>, after: Partial<Facts>): (keyof Facts)[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Facts)[];
  return names.filter((name) => !same(before[name], after[name]));
}

/** What was read, what one has typed, and what the other has saved meanwhile, as one. */
export function merge<Facts extends object>(before: Facts, mine: Facts, theirs: Facts): Merged<Facts> {
  const own = new Set(differences(before, mine));
  const changed = differences(before, theirs).filter((name) => !same(mine[name], theirs[name]));
  const taken = changed.filter((name) => !own.has(name));
  const facts = { ...mine };
  for (const name of taken) facts[name] = theirs[name];
  return { facts, taken, conflicts: changed.filter((name) => own.has(name)) };
}
