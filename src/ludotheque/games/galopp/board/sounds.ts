// The sounds of this game: pigs gallop, food clinks.

import type { SoundName } from "$lib/sounds";
import type { Entry } from "$lib/wire";

export function soundsOf({ lines = [] }: Entry): SoundName[] {
  const told = new Set(lines.map(({ key }) => key));
  if (told.has("log-arrange")) return told.has("log-dealt") ? ["shuffle"] : ["card"];
  if (told.has("log-feed")) return ["coin"];
  return ["log-earn", "log-graze", "log-safe"].some((key) => told.has(key)) ? ["gallop", "coin"] : ["gallop"];
}
