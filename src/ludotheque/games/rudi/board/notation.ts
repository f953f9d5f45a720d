// Parses actions: the part of ../notation.py that the board needs.

export type Verb = "play" | "give";

export function write(verb: Verb, value: number): string {
  return `${verb} ${value}`;
}

/** The verb and the card of an action; none for what is hidden or what chance does. */
export function read(action: string): { verb: Verb; value: number } | undefined {
  const match = /^(play|give) (\d+)$/.exec(action);
  return match ? { verb: match[1] as Verb, value: Number(match[2]) } : undefined;
}
