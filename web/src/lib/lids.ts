// The drawn lids of the games' boxes. A game without a Lid.svelte gets the plain one.

import type { Component } from "svelte";

const loaders = import.meta.glob<{ default: Component }>("../../../src/ludotheque/games/*/board/Lid.svelte");

const loaderOf = (game: string) => Object.entries(loaders).find(([path]) => path.split("/").at(-3) === game)?.[1];

export function hasLid(game: string): boolean {
  return loaderOf(game) !== undefined;
}

/** The game's own lid; undefined if it has none, or if it cannot be loaded. */
export async function lidOf(game: string): Promise<Component | undefined> {
  return (await loaderOf(game)?.().catch(() => undefined))?.default;
}
