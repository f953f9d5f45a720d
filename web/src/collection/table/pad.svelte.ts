// A score pad as this browser sees it: what the server has, and on top of it what was written here and is not answered
// yet. That is kept in the browser until it is, so a lost connection or a closed page loses nothing.

import { failureText } from "../../lib/failure";
import { ServerError, request } from "../../lib/http";
import { forgetItems, loadItem, saveItem } from "../../lib/settings.svelte";
import type { Pad, PadState, PadWritten, Scoring } from "../../lib/wire";
import { cellOf, changed, tidyScoring, type PadChange } from "./points";

/** How often a pad asks whether others have written. */
export const POLL_MS = 3000;
const MAX_SENT = 100;
/** The server drops a pad after so long, if nobody writes in it: what this browser keeps for it is of no use then. */
const KEPT_MS = 60 * 86_400_000;

/** Points written here where somebody else has written others meanwhile. */
export interface PadConflict {
  row: number;
  player: string;
  mine: number | null;
}

/** A change that the server did not make, and why. */
export interface PadFailure {
  change: PadChange;
  sentence: string;
}

interface Kept {
  /** When this browser last had to do with it. */
  at: number;
  secret: string;
  pending: PadChange[];
  conflicts: PadConflict[];
}

const NOTHING: Kept = { at: 0, secret: "", pending: [], conflicts: [] };

const keptIn = (text: string): Kept => {
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
};

type Unnumbered<Change> = Change extends unknown ? Omit<Change, "id"> : never;

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).reduce((text, number) => text + number.toString(36), "");

export class PadPage {
  /** What the server has. */
  known = $state.raw<Pad>();
  pending = $state.raw<PadChange[]>([]);
  conflicts = $state.raw<PadConflict[]>([]);
  refused = $state.raw<PadFailure[]>([]);
  missing = $state(false);
  failed = $state("");
  /** The server was out of reach when it was asked last. */
  offline = $state(false);
  /** With what is written here, and not sent yet. */
  readonly pad = $derived(this.known && this.pending.reduce(changed, this.known));
  readonly canUndo = $derived(this.pending.length > 0 || this.known?.undo === true);
  #secret = $state("");
  readonly mayWrite = $derived(!!this.known?.secret);
  #sending = false;
  /** The versions of cells that were written here. */
  readonly #own = new Set<number>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `secret`: what the address bears, if it lets one write. */
  constructor(
    readonly id: string,
    secret = "",
  ) {
    const kept = keptIn(loadItem(`pad-${id}`, ""));
    forgetItems("pad-", (text, key) => key === `pad-${id}` || keptIn(text).at > Date.now() - KEPT_MS);
    this.#secret = secret || kept.secret;
    [this.pending, this.conflicts] = [kept.pending, kept.conflicts];
    this.#keep();
  }

  get secret(): string {
    return this.#secret || this.known?.secret || "";
  }

  /** Show it, and go on asking what others write, while the page can be seen. */
  start(): void {
    void this.sync();
    this.#timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.sync();
    }, POLL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Send what was written here, or ask what others have written. */
  async sync(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      if (this.pending.length) await this.#send();
      else await this.#read();
      [this.offline, this.failed] = [false, ""];
    } catch (error) {
      this.offline = error instanceof ServerError && error.code === "offline";
      this.missing = error instanceof ServerError && error.code === "pad-no-pad";
      this.failed = this.offline ? "" : failureText(error);
      if (this.missing) forgetItems(`pad-${this.id}`, (_, key) => key !== `pad-${this.id}`);
      // Whoever may not write any more sees what others write, and may take back what he has written.
      else if (this.pending.length && !this.offline) await this.#read().catch(() => undefined);
    } finally {
      this.#sending = false;
    }
  }

  /** The version of a cell, to be given back when it is written. */
  versionOf(row: number, player: string): number {
    return (this.known && cellOf(this.known, row, player)?.version) ?? 0;
  }

  /** `seen`: the version of the cell when somebody began to write in it. What was written here meanwhile counts as seen. */
  write(row: number, player: string, value: number | null, seen = this.versionOf(row, player)): void {
    if (!this.pad || (cellOf(this.pad, row, player)?.value ?? null) === value) return;
    const now = this.versionOf(row, player);
    this.#do({ do: "write", row, player, value, base: this.#own.has(now) ? now : seen });
  }

  addPlayer(name: string): void {
    this.#do({ do: "add-player", player: newId().slice(0, 12), name: name.trim() });
  }

  renamePlayer(player: string, name: string): void {
    if (name.trim()) this.#do({ do: "rename-player", player, name: name.trim() });
  }

  removePlayer(player: string): void {
    this.#do({ do: "remove-player", player });
  }

  settle(title: string, scoring: Scoring): void {
    this.#do({ do: "settle", title, scoring: tidyScoring(scoring) });
  }

  end(): void {
    this.#do({ do: "end" });
  }

  reopen(): void {
    this.#do({ do: "reopen" });
  }

  /** Of two who wrote in one cell, take what was written here after all, or leave what the other wrote. */
  decide(conflict: PadConflict, mine: boolean): void {
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
    if (mine) this.write(conflict.row, conflict.player, conflict.mine);
    this.#keep();
  }

  dismiss(failure: PadFailure): void {
    this.refused = this.refused.filter((one) => one !== failure);
  }

  /** Take back what was written here last. */
  async undo(): Promise<void> {
    if (this.pending.length && !this.#sending) {
      this.pending = this.pending.slice(0, -1);
      return this.#keep();
    }
    try {
      this.known = await request<Pad>("POST", `/api/pads/${this.id}/undo`, {}, this.secret);
      this.failed = "";
    } catch (error) {
      this.failed = failureText(error);
    }
  }

  #do(change: Unnumbered<PadChange>): void {
    this.pending = [...this.pending, { ...change, id: newId() } as PadChange];
    this.#keep();
    void this.sync();
  }

  async #read(): Promise<void> {
    const path = `/api/pads/${this.id}`;
    const { pad } = await request<PadState>("GET", this.known ? `${path}?version=${this.known.version}` : path, undefined, this.secret);
    if (pad) this.known = pad;
  }

  async #send(most = MAX_SENT): Promise<void> {
    if (!this.known) await this.#read(); // or there is nothing to show it on
    const sent = this.pending.slice(0, most);
    let written: PadWritten;
    try {
      written = await request<PadWritten>("POST", `/api/pads/${this.id}/changes`, { changes: sent }, this.secret);
    } catch (error) {
      if (!(error instanceof ServerError) || error.code !== "malformed") throw error;
      if (sent.length > 1) return this.#send(1); // one of them keeps the others from being sent
      const [change, ...others] = this.pending;
      if (change) this.refused = [...this.refused, { change, sentence: failureText(error) }];
      this.pending = others;
      this.#keep();
      if (others.length) await this.#send();
      return;
    }
    const { pad, refused } = written;
    const rejected = new Map(refused.map((one) => [one.id, one]));
    // What was written meanwhile into a cell that has just been written here follows that, and is no conflict with it.
    const own = sent.flatMap((change) => (change.do === "write" && !rejected.has(change.id) ? [change] : []));
    this.known = pad;
    for (const { row, player } of own) this.#own.add(this.versionOf(row, player));
    this.pending = this.pending.slice(sent.length).map((change) => {
      if (change.do !== "write" || !own.some(({ row, player }) => row === change.row && player === change.player)) return change;
      return { ...change, base: this.versionOf(change.row, change.player) };
    });
    for (const change of sent) {
      const refusal = rejected.get(change.id);
      if (!refusal) continue;
      if (change.do === "write" && refusal.code === "pad-cell-changed") {
        const { row, player, value } = change;
        this.conflicts = [...this.conflicts.filter((one) => one.row !== row || one.player !== player), { row, player, mine: value }];
      } else this.refused = [...this.refused, { change, sentence: refusal.sentence }];
    }
    this.#keep();
    if (this.pending.length) await this.#send();
  }

  #keep(): void {
    const kept: Kept = { at: Date.now(), secret: this.#secret, pending: this.pending, conflicts: this.conflicts };
    saveItem(`pad-${this.id}`, JSON.stringify(kept));
  }
}
