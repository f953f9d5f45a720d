// The sounds of a table: which event sounds how, by the game's own board/sounds.ts; one's turn, arrivals and the end.

import { sounds, type SoundName } from "./sounds";
import type { TableView } from "./table-view";
import type { Entry } from "./wire";

/** What a game's sounds.ts exports: the sounds of an event, one after the other. */
interface GameSounds {
  soundsOf(entry: Entry): SoundName[];
}

const loaders = import.meta.glob<GameSounds>("../../../src/ludotheque/games/*/board/sounds.ts");

async function loadSoundsOf(game: string): Promise<GameSounds["soundsOf"]> {
  const load = Object.entries(loaders).find(([path]) => path.split("/").at(-3) === game)?.[1];
  return (await load?.().catch(() => undefined))?.soundsOf ?? (() => ["card"]);
}

/** More events at once are not heard: somebody has come back, or jumps through a replay. */
const MAX_HEARD = 2;

/** The sounds of an event, in a game whose actions sound so. */
export function soundsOfEntry(entry: Entry, viewer: number, soundsOf: GameSounds["soundsOf"]): SoundName[] {
  if (entry.what === "acted") return soundsOf(entry);
  if (entry.what === "started") return ["shuffle"];
  return entry.what === "seated" && entry.seat !== viewer ? ["join"] : [];
}

/** Have a table sound, as long as the component lives in which this is called. */
export function soundTable(current: () => TableView | undefined): void {
  let table: TableView | undefined;
  let heard = -1;
  let wasMyTurn = false;
  let soundsOf: GameSounds["soundsOf"] | undefined;
  $effect(() => {
    const now = current();
    const last = now?.shownLog.at(-1)?.n ?? -1;
    if (!now?.game || last < 0) return;
    if (now !== table) {
      [table, heard, soundsOf] = [now, last, undefined];
      void loadSoundsOf(now.game).then((loaded) => {
        if (table === now) soundsOf = loaded;
      });
      return;
    }
    const fresh = now.shownLog.filter((entry) => entry.n > heard);
    heard = last;
    if (!soundsOf || document.hidden || fresh.length > MAX_HEARD) return;
    for (const entry of fresh) sounds.play(...soundsOfEntry(entry, now.viewer, soundsOf));
  });
  $effect(() => {
    const myTurn = current()?.myTurn ?? false;
    if (myTurn && !wasMyTurn && table) sounds.play("turn");
    wasMyTurn = myTurn;
  });
}
