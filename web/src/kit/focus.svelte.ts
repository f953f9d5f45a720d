// Where the focus of whoever plays by keys goes on.

import { tick } from "svelte";

/**
 * When something can be done again, and what the last thing was done with is gone, the focus goes to `next`, a selector within
 * the board. To be called while a board is created; whatever does something calls what it returns first.
 */
export function focusesNext(board: () => HTMLElement | undefined, ready: () => unknown, next: () => string): () => void {
  let doneAt: Element | undefined;
  $effect(() => {
    if (!ready() || !doneAt) return;
    void tick().then(() => {
      if (!doneAt || doneAt.isConnected) return;
      doneAt = undefined;
      if (document.activeElement === document.body) board()?.querySelector<HTMLElement>(next())?.focus({ preventScroll: true });
    });
  });
  return () => (doneAt = document.activeElement ?? undefined);
}
