// The boards of the games, and the props they get: a game's own Board.svelte, else one that is drawn from what the game
// declares of itself, else the generic board.

import type { Component } from "svelte";
import type { Declaration } from "../kit/declaration";
import type { Lit } from "./lit.svelte";
import type { Problem, Reason, RoundOfScore, Sentence, ToldEffect, View } from "./wire";

/** An action that everybody saw, and the sentences about it. */
export interface PublicAction {
  seat: number;
  action: string;
  sentences: Sentence[];
}

/** What every board is given; see web/README.md. */
export interface BoardProps {
  view: View;
  /** The seat that looks on; -1: a spectator. */
  viewer: number;
  names: string[];
  /** The seats that are to act. */
  toAct: number[];
  /** The viewer's legal actions, in notation, and the same in words. */
  legal: string[];
  labels: string[];
  /** The number of further legal actions, which are not listed. */
  more: number;
  /** How near the viewer is to each thing to reach that the game names, in its notation; empty for most games. */
  near: string[];
  /** The state in words. */
  lines: string[];
  /** The same lines before they are put into words, with the numbers that the server has computed. */
  sentences: Sentence[];
  /** The score of a finished match with its reasons, once the server has sent it. */
  score?: RoundOfScore[];
  /** The last action; undefined before the first. */
  last?: { seat: number; action: string };
  /** What it brought about, of games whose rules tell it. */
  effects?: readonly ToldEffect[];
  /** The actions before the one that the page tells beside the board, oldest first. Undefined in an example, which has all of
   * its text beside the board. */
  earlier?: PublicAction[];
  /** The action, or the places, that the coach or a lesson shows now: see lit.svelte.ts. */
  lit?: Lit;
  /** Milliseconds a piece takes to its new place; 0: no motion. */
  glide: number;
  busy: boolean;
  act(action: string): Promise<boolean>;
  why(action: string): Promise<Reason | Problem>;
  /** Have the page say why not: the sentence and the paragraph of the rulebook. What is allowed, but was not listed, is done. */
  explain(action: string): void;
  /** Legal actions that begin so, or whose words say so. */
  find(start: string): Promise<{ legal: string[]; labels: string[]; more: number }>;
  /** A message of the game in the reader's language. */
  words(key: string): string;
  /** What the game declares of itself, if it does. */
  declaration?: Declaration;
}

/** The seats of the others, in order, from the one after the viewer; for a spectator all. */
export const othersOf = (players: number, viewer: number): number[] =>
  Array.from({ length: players }, (_, k) => (Math.max(viewer, -1) + 1 + k) % players).filter((seat) => seat !== viewer);

/** Where a region of a game's table is within it, and how large. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

const loaders = import.meta.glob<{ default: Component<BoardProps> }>("../../../src/ludotheque/games/*/board/Board.svelte");

const loaderOf = (game: string) => Object.entries(loaders).find(([path]) => path.split("/").at(-3) === game)?.[1];

const declarations = new Map<string, Declaration>();

/** The games of the server have come, with what each declares of itself. */
export function learnDeclarations(games: readonly { id: string; board?: unknown }[]): void {
  declarations.clear();
  for (const { id, board } of games) if (board) declarations.set(id, board as Declaration);
}

export const declarationOf = (game: string): Declaration | undefined => declarations.get(game);

export function isDrawn(game: string): boolean {
  return loaderOf(game) !== undefined || declarations.has(game);
}

const drawnBoard = async () => (await import("../kit/DrawnBoard.svelte")).default;

/** The board of a game; undefined if there is none but the generic one, or if it cannot be loaded. */
export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  const own = await loaderOf(game)?.().catch(() => undefined);
  if (own) return own.default;
  return declarations.has(game) ? drawnBoard().catch(() => undefined) : undefined;
}
