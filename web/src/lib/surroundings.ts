// What the page tells the parts that a board is made of, without the board passing it on. An example has nothing around it.

import { getContext, setContext } from "svelte";
import type { BoardState } from "./board-state.svelte";

const KEY = Symbol("surroundings");

export const surroundWith = (state: BoardState): BoardState => setContext(KEY, state);
export const surroundings = (): BoardState | undefined => getContext<BoardState | undefined>(KEY);
