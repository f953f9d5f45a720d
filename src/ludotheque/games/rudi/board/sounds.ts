// The sounds of this game: cards lie down, then a pig gallops or two change places.

import type { SoundName } from "$lib/sounds";
import type { Entry } from "$lib/wire";

export function soundsOf({ lines = [] }: Entry): SoundName[] {
  const told = new Set(lines.map(({ key }) => key));
  if (told.has("log-run") || told.has("log-run-home")) return ["card", "gallop"];
  return told.has("log-swap") ? ["card", "swap"] : ["card"];
}
