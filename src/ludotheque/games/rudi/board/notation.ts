// Which card does an action mean? The notation of ../notation.py, as far as the picture needs it.

export type Verb = "play" | "give";

export function write(verb: Verb, value: number): string {
  return `${verb} ${value}`;
}

/** The verb and the card of an action; none for what is hidden or what chance does. */
export function read(action: string): { verb: Verb; value: number } | undefined {
  const found = /^(play|give) (\d+)$/.exec(action);
  return found ? { verb: found[1] as Verb, value: Number(found[2]) } : undefined;
}
