// What every board of a table is given, live or replayed: the same for the drawn one, the list, and whatever is around them.

import { declarationOf, type BoardProps } from "./boards";
import { chosenSeats, earlierActions } from "./event-text";
import type { Hints } from "./hints.svelte";
import type { Lesson } from "./lesson.svelte";
import type { Lit } from "./lit.svelte";
import { settings } from "./settings.svelte";
import type { TableView } from "./table-view";
import type { RoundOfScore, Sentence } from "./wire";
import { say, words } from "./words.svelte";

export class BoardState {
  /** The round, race or deal in a few words, if the board says so. */
  round = $state("");
  /** The score of a finished match with its reasons; whoever shows the table loads it. */
  score = $state.raw<RoundOfScore[]>();
  /** What the coach or a lesson shows on the board. */
  lit = $state.raw<Lit>();
  /** What the coach says of it; the message line shows it. */
  advice = $state("");

  constructor(
    private readonly currentTable: () => TableView,
    /** What goes with a guided match, and what the first free ones say of each kind of move. */
    readonly lesson?: Lesson,
    readonly hints?: Hints,
  ) {}

  table = $derived.by(() => this.currentTable());
  #mine = $derived(this.table.myTurn ? this.table.turn : undefined);
  #last = $derived(this.table.shownLog.findLast((entry) => entry.what === "acted"));
  // Of the shown view, which may be an earlier one.
  #near = $derived(this.table.shownLog.findLast((entry) => entry.turn)?.turn?.near ?? this.table.turn?.near ?? []);
  #earlier = $derived(earlierActions(this.table));
  /** The seats that have chosen in secret while others still choose. */
  chosen = $derived(chosenSeats(this.table));
  /** Whose turn it is, in words; nothing while nobody plays. */
  turnText = $derived.by(() => {
    const table = this.table;
    if (table.status !== "playing") return "";
    if (table.myTurn) return say("your-turn");
    const waiting = (table.turn?.to_act ?? []).filter((seat) => table.isReplay || seat !== table.viewer).map((seat) => table.nameOf(seat));
    return waiting.length ? say("waiting-for", { names: waiting.join(", ") }) : say("a-moment");
  });

  props = $derived.by((): BoardProps => {
    const table = this.table;
    const last = this.#last;
    return {
      view: table.view,
      viewer: table.viewer,
      names: table.names,
      toAct: table.turn?.to_act ?? [],
      legal: this.#mine?.legal ?? [],
      labels: this.#inWords(this.#mine?.legal ?? [], this.#mine?.labels),
      more: this.#mine?.more ?? 0,
      near: this.#near,
      lines: table.lines.map((line) => table.format(line)),
      sentences: table.lines,
      score: this.score,
      last: last?.action === undefined || last.seat === undefined ? undefined : { seat: last.seat, action: last.action },
      effects: last?.effects,
      earlier: this.#earlier,
      lit: this.lit,
      glide: settings.glideMs,
      busy: table.busy,
      act: (action) => table.act(action),
      why: (action) => table.why(action),
      explain: (action) => void table.explain(action),
      find: async (start) => {
        const answer = await table.find(start);
        if (answer.type === "error") return { legal: [], labels: [], more: 0 };
        return { legal: answer.legal, labels: this.#inWords(answer.legal, answer.labels), more: answer.more ?? 0 };
      },
      words: (key) => words.ofGame(table.game, key) ?? key,
      declaration: declarationOf(table.game),
    };
  });

  #inWords(legal: string[], labels: Sentence[] | undefined): string[] {
    return legal.map((action, k) => (labels?.[k] ? this.table.format(labels[k]) : action));
  }
}
