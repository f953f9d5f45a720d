// Questions about a real table: what is filled in, and what the rules of the game say. Which fields there are the game
// declares; nothing here knows a game.

import { failureText } from "../../lib/failure";
import { request } from "../../lib/http";
import type { CheckFieldCard, CheckResult, Playable, TableQuestionCard } from "../../lib/wire";

type Entry = string[] | string[][] | string | number | boolean;

/** What stands in a field before anybody has filled it in. */
export function emptyEntry(field: CheckFieldCard): Entry {
  switch (field.kind) {
    case "cards":
      return [];
    case "groups":
      return [[]];
    case "choice":
      return field.values?.[0] ?? "";
    case "number":
      return field.usual ?? 0;
    case "flag":
      return false;
  }
}

/** Put a card to the others, or, where it is there as often as can be, take it away again. */
export function tapped(cards: string[], card: string, field: CheckFieldCard, elsewhere = 0): string[] {
  const here = cards.filter((one) => one === card).length;
  const full = field.kind === "cards" && cards.length >= (field.most ?? 0);
  if (here + elsewhere < (field.copies?.[card] ?? 1) && !full) return [...cards, card];
  return cards.filter((one) => one !== card);
}

export class TableCheck {
  questions = $state.raw<TableQuestionCard[]>([]);
  question = $state.raw<TableQuestionCard>();
  /** By field; of a field for each player a list. */
  given = $state.raw<Record<string, Entry | Entry[]>>({});
  result = $state.raw<CheckResult>();
  failed = $state("");
  busy = $state(false);

  constructor(
    readonly game: string,
    private readonly options: Playable["options"],
  ) {}

  async load(): Promise<void> {
    try {
      this.questions = await request<TableQuestionCard[]>("GET", `/api/games/${encodeURIComponent(this.game)}/checks`);
      this.failed = "";
      this.choose(this.questions[0]?.name ?? "");
    } catch (error) {
      this.failed = failureText(error);
    }
  }

  choose(name: string): void {
    this.question = this.questions.find((one) => one.name === name);
    this.clear();
  }

  clear(): void {
    this.given = Object.fromEntries((this.question?.fields ?? []).map((field) => [field.name, field.each ? [] : emptyEntry(field)]));
    [this.result, this.failed] = [undefined, ""];
  }

  /** What stands in a field; of one player, if it is one for each. */
  entry<Kind extends Entry>(field: CheckFieldCard, player?: number): Kind {
    const entry = this.given[field.name];
    if (player === undefined) return (entry ?? emptyEntry(field)) as Kind;
    return ((entry as Entry[])[player] ?? emptyEntry(field)) as Kind;
  }

  fill(field: CheckFieldCard, entry: Entry, player?: number): void {
    const before = this.given[field.name];
    let value: Entry | Entry[] = entry;
    if (player !== undefined) {
      const list = [...((before ?? []) as Entry[])];
      for (let k = list.length; k < player; k++) list[k] = emptyEntry(field);
      list[player] = entry;
      value = list;
    }
    this.given = { ...this.given, [field.name]: value };
    this.result = undefined;
  }

  /** Tap a card of a field, or of one of its groups. */
  tap(field: CheckFieldCard, card: string, group?: number): void {
    if (group === undefined) return this.fill(field, tapped(this.entry<string[]>(field), card, field));
    const groups = this.entry<string[][]>(field);
    const elsewhere = groups.flatMap((cards, at) => (at === group ? [] : cards.filter((one) => one === card))).length;
    this.fill(
      field,
      groups.map((cards, at) => (at === group ? tapped(cards, card, field, elsewhere) : cards)),
    );
  }

  async ask(players: number): Promise<void> {
    const { question } = this;
    if (!question) return;
    this.busy = true;
    try {
      const given = Object.fromEntries(
        question.fields.map((field) => [
          field.name,
          field.each ? Array.from({ length: players }, (_, player) => this.entry(field, player)) : this.entry(field),
        ]),
      );
      const path = `/api/games/${encodeURIComponent(this.game)}/checks/${encodeURIComponent(question.name)}`;
      this.result = await request<CheckResult>("POST", path, { given, players: question.players ? players : 0, options: this.options ?? {} });
      this.failed = "";
    } catch (error) {
      [this.result, this.failed] = [undefined, failureText(error)];
    } finally {
      this.busy = false;
    }
  }
}
