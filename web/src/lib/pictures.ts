// The drawings that a game's rulebook shows in its tables: its board/Picture.svelte draws each by its name.

import type { Component } from "svelte";

export interface PictureProps {
  name: string;
  words(key: string): string;
}

const loaders = import.meta.glob<{ default: Component<PictureProps> }>("../../../src/ludotheque/games/*/board/Picture.svelte");

/** The game's own drawings; undefined if it has none, or if they cannot be loaded. */
export async function picturesOf(game: string): Promise<Component<PictureProps> | undefined> {
  const loader = Object.entries(loaders).find(([path]) => path.split("/").at(-3) === game)?.[1];
  return (await loader?.().catch(() => undefined))?.default;
}
