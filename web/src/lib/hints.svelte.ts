// What the first match of a game says of each kind of move: what to do and why, once; then no more. A kind is the first word of
// an action; what is said of it is `hint-` and that word, in the words of the game. This device remembers what was said.

import { loadItem, saveItem, settings } from "./settings.svelte";
import type { TableView } from "./table-view";
import { words } from "./words.svelte";

/** A match was played to its end: whatever was not said is not needed. */
const ALL = "*";
const kindOf = (action: string): string => action.split(" ")[0] ?? "";

export class Hints {
  #said = $state.raw<string[]>([]);
  #rememberedFor = $state("");

  constructor(private readonly currentTable: () => TableView | undefined) {}

  #table = $derived.by(() => this.currentTable());
  /** The kind of move of which something is to be said now. */
  #kind = $derived.by(() => {
    const table = this.#table;
    if (!table?.myTurn || !settings.hints || this.#rememberedFor !== table.game || this.#said.includes(ALL)) return "";
    const kinds = [...new Set((table.turn?.legal ?? []).map(kindOf))];
    return kinds.find((kind) => !this.#said.includes(kind) && words.ofGame(table.game, `hint-${kind}`) !== undefined) ?? "";
  });

  text = $derived(this.#kind ? (words.ofGame(this.#table?.game ?? "", `hint-${this.#kind}`) ?? "") : "");

  /** Remember what was said when the next move is made; to be called while a component is created. */
  follow(): void {
    $effect(() => {
      const game = this.#table?.game ?? "";
      if (!game) return;
      this.#said = loadItem(`hints-${game}`, "").split(" ").filter(Boolean);
      this.#rememberedFor = game;
    });
    /** What is being said, and how many moves had been made before. */
    let shown: { kind: string; moves: number } | undefined;
    $effect(() => {
      const table = this.#table;
      if (!table) return;
      const own = table.shownLog.filter(({ what, seat }) => what === "acted" && seat === table.viewer);
      if (shown && own.length > shown.moves) this.#remember(table.game, shown.kind);
      shown = this.#kind ? { kind: this.#kind, moves: own.length } : undefined;
      if (table.status === "over" && own.length) this.#remember(table.game, ALL);
    });
  }

  #remember(game: string, kind: string): void {
    if (this.#said.includes(kind)) return;
    this.#said = [...this.#said, kind];
    saveItem(`hints-${game}`, this.#said.join(" "));
  }
}
