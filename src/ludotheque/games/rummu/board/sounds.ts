// The sounds of this game: cards, shuffled again when the stock is renewed or the next deal begins; and who goes out.

import type { SoundName } from "$lib/sounds";
import type { Entry } from "$lib/wire";

export function soundsOf({ lines = [] }: Entry): SoundName[] {
  const told = new Set(lines.map(({ key }) => key));
  const out: SoundName[] = told.has("log-out") ? ["coin"] : [];
  const shuffled: SoundName[] = told.has("log-renew") || told.has("log-dealt") ? ["shuffle"] : [];
  return ["card", ...out, ...shuffled];
}
