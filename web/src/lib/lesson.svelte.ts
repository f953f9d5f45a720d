// The guided first match: a table whose server is a few routes that remember nothing. Boards, films and refusals are those of
// any table; what is said, and what has to be done, comes with it.

import { areTravelling } from "./arrivals.svelte";
import { ServerError, request } from "./http";
import { server } from "./server.svelte";
import type { TableRequest } from "./socket";
import { Table, type TableSocket } from "./table.svelte";
import type { Down, Found, LessonAnswer, Reason, ShownLesson, ShownStep, Snapshot, TableMade, Up } from "./wire";
import { say, words } from "./words.svelte";

/** After the last piece has arrived, before something is said about it. */
const BREATH_MS = 250;

/** What the message line of a board says instead of its own. */
export interface LessonWords {
  text: string;
  /** Something else was done than what is asked for. */
  wrong: boolean;
  /** What is said asks for nothing but to be read. */
  next?: { label: string; plays: boolean; go(): void };
}

export class Lesson implements TableSocket {
  readonly table: Table;
  /** The number of the step that is told. */
  index = $state(0);
  /** Why what was done is not what is asked for: a key of the game's words. */
  wrong = $state("");
  /** The table that goes on from here, once it is made. */
  made = $state("");
  failed = $state("");
  #lesson = $state.raw<ShownLesson>();
  /** The table after what was done last. */
  #last = $state.raw<Snapshot>();
  /** The number of the step that is told when what was done has been seen. */
  #pending = $state<number>();
  #done: string[] = [];

  constructor(readonly game: string) {
    const fieldsOf = (id: string) => server.game(id)?.fields ?? [];
    this.table = new Table(`lesson-${game}`, "", this, fieldsOf, () => Promise.resolve(undefined));
  }

  get #path(): string {
    return `/api/games/${encodeURIComponent(this.game)}/lesson`;
  }

  async load(): Promise<void> {
    try {
      [this.#lesson] = await Promise.all([request<ShownLesson>("GET", this.#path), words.loadGame(this.game)]);
      this.#last = this.#lesson.table;
      this.table.watch(true);
    } catch (error) {
      this.failed = sentenceOf(error);
    }
  }

  count = $derived(this.#lesson?.steps.length ?? 0);
  step = $derived<ShownStep | undefined>(this.#lesson?.steps[this.index]);
  /** What was done is still being shown: nothing is said until all pieces have arrived. */
  moving = $derived(this.#pending !== undefined);
  /** The actions that go on from here. */
  right = $derived(this.moving ? [] : (this.step?.right ?? []));
  isLast = $derived(this.index === this.count - 1);

  says = $derived.by((): LessonWords | undefined => {
    if (!this.step || this.moving) return undefined;
    const text = words.ofGame(this.game, this.wrong || this.step.say) ?? "";
    const next = this.isLast
      ? { label: say("lesson-play-on"), plays: true, go: () => void this.#playOn() }
      : { label: say("lesson-next"), plays: false, go: () => this.#tell(this.index + 1) };
    return { text, wrong: this.wrong !== "", next: this.step.right?.length ? undefined : next };
  });

  #tell(index: number): void {
    this.index = index;
    this.wrong = "";
    this.#pending = undefined;
  }

  /** Go on when what was done has been seen; to be called while a component is created. */
  follow(): void {
    $effect(() => {
      const pending = this.#pending;
      if (pending === undefined || this.table.n < (this.#last?.n ?? 0) || areTravelling()) return;
      const timer = setTimeout(() => this.#tell(pending), BREATH_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const names = this.#lesson?.names[words.language] ?? [];
      const seats = names.map((name) => ({ name: name || server.me.name || say("lesson-you") }));
      this.table.seats = { type: "seats", table: this.table.id, seats };
    });
  }

  async #playOn(): Promise<void> {
    try {
      this.made = (await request<TableMade>("POST", `${this.#path}/go-on`, { done: this.#done })).table;
    } catch (error) {
      this.failed = sentenceOf(error);
    }
  }

  // What a table asks of its socket.

  send(message: Up): void {
    if (message.type === "watch" && this.#lesson) void this.table.receive(this.#lesson.table);
  }

  // Each answer is that of a request of its own: there is no connection that could be ready or not.
  setReady(): void {}
  setUnready(): void {}

  async request(message: TableRequest): Promise<Down> {
    const [id, table, done] = ["", this.table.id, this.#done];
    try {
      if (message.type === "why") return await request<Reason>("POST", `${this.#path}/why`, { action: message.action, done });
      if (message.type === "find") return await request<Found>("POST", `${this.#path}/find`, { action: message.start, done });
      if (message.type === "do" && message.command.do === "act") return await this.#do(message.command.action);
      return { type: "described", id, table, n: this.#last?.n ?? 0, lines: this.#last?.lines };
    } catch (error) {
      return { type: "error", code: "offline", sentence: sentenceOf(error) };
    }
  }

  async #do(action: string): Promise<Down> {
    const done = this.#done;
    if (!this.right.length) return this.#refuse(this.step?.say ?? "");
    const answer = await request<LessonAnswer>("POST", this.#path, { action, done });
    const { reason } = answer;
    this.wrong = "";
    if (reason) return { type: "error", code: reason.code ?? "", sentence: reason.sentence ?? "", paragraph: reason.paragraph };
    if (!answer.table) return this.#refuse(answer.wrong ?? "");
    this.#done = [...done, action];
    this.#last = answer.table;
    this.#pending = answer.at;
    for (const entry of answer.entries ?? []) void this.table.receive(entry);
    return { type: "done", id: "", table: this.table.id, n: answer.table.n };
  }

  #refuse(key: string): Down {
    this.wrong = key;
    return { type: "error", code: "lesson", sentence: words.ofGame(this.game, key) ?? "" };
  }
}

const sentenceOf = (error: unknown): string => (error instanceof ServerError && error.message) || say("house-unreachable");
