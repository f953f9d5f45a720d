// Where the focus of whoever plays by keys goes.

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

/** What the keys do in a group: arrows, Home and End go along its buttons, in rows of so many, and round at the ends. */
export const walks =
  (columns = 1) =>
  (event: KeyboardEvent & { currentTarget: Element }): void => {
    const all = [...event.currentTarget.querySelectorAll("button")];
    const from = all.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -from, End: all.length - 1 - from };
    const step = steps[event.key];
    if (step === undefined || from < 0) return;
    event.preventDefault();
    all[(from + step + all.length) % all.length]?.focus();
  };
