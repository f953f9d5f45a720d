// The sounds of this game: a card that changes hands, and a set that is laid down. A question in vain is not heard.

import type { SoundName } from "$lib/sounds";
import type { Entry } from "$lib/wire";

export function soundsOf({ lines = [] }: Entry): SoundName[] {
  const told = new Set(lines.map(({ key }) => key));
  if (told.has("log-laid")) return ["card", "coin"];
  return told.has("log-given") ? ["card"] : [];
}
