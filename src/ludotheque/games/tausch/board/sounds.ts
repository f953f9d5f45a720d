// The sounds of this game: cards that are swapped, and an objective that is won.

import type { SoundName } from "$lib/sounds";
import type { Entry } from "$lib/wire";

export function soundsOf({ lines = [] }: Entry): SoundName[] {
  const told = new Set(lines.map(({ key }) => key));
  const reshuffled: SoundName[] = told.has("log-reshuffle") ? ["shuffle"] : [];
  return [told.has("log-claim") ? "coin" : "swap", ...reshuffled];
}
