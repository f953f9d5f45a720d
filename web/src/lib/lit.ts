// Where on a board an action is done: what a game's board/lit.ts exports, for whatever points at things there.

/** CSS selectors of what is to be tapped for an action, in order: whatever is done with disappears or no longer matches. */
type LitOf = (action: string) => string[];

const loaders = import.meta.glob<{ lit: LitOf }>("../../../src/ludotheque/games/*/board/lit.ts");

/** Of a game; without a drawn board an action is a button of the list. */
export async function litOf(game: string): Promise<LitOf> {
  const load = Object.entries(loaders).find(([path]) => path.split("/").at(-3) === game)?.[1];
  return (await load?.().catch(() => undefined))?.lit ?? ((action) => [`[data-action="${CSS.escape(action)}"]`]);
}
