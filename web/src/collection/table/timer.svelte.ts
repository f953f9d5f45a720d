// The timers of this browser: a countdown, a sand-timer, a stopwatch and a chess clock, each kept when the page is left.

import { loadItem, saveItem } from "../../lib/settings.svelte";
import { sounds, type SoundName } from "../../lib/sounds";
import { chessClock, halted, left, leftOf, passedOn, paused, spent, started, stopped, turnedOver, type ChessClock, type Clock } from "./clock";

export const KINDS = ["countdown", "sand", "stopwatch", "chess"] as const;
export type TimerKind = (typeof KINDS)[number];
export const MAX_MINUTES = 600;
const TICK_MS = 200;
const END: SoundName[] = ["turn", "coin", "turn", "coin", "turn"];

interface Kept {
  kind: TimerKind;
  totalMs: number;
  clock: Clock;
  chess: ChessClock | null;
}

const FRESH: Kept = { kind: "countdown", totalMs: 60_000, clock: stopped, chess: null };

function load(): Kept {
  try {
    const found = { ...FRESH, ...(JSON.parse(loadItem("table-timer", "{}")) as Partial<Kept>) };
    return KINDS.includes(found.kind) && Number.isFinite(found.totalMs) ? found : FRESH;
  } catch {
    return FRESH; // something else is written there
  }
}

export class TableTimer {
  #state = $state.raw(load());
  now = $state(Date.now());
  /** The end was told, or there is none to come. */
  #told = true;
  /** Takes the sound of the end back; undefined if none waits. */
  #takeBack: (() => void) | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #awake: WakeLockSentinel | undefined;

  readonly kind = $derived(this.#state.kind);
  readonly totalMs = $derived(this.#state.totalMs);
  readonly chess = $derived(this.#state.chess);
  readonly running = $derived(this.kind === "chess" ? (this.#state.chess?.since ?? null) !== null : this.#state.clock.since !== null);
  readonly spentMs = $derived(spent(this.#state.clock, this.now));
  readonly leftMs = $derived(left(this.#state.clock, this.totalMs, this.now));
  readonly over = $derived((this.kind === "countdown" || this.kind === "sand") && this.leftMs === 0);

  /** Show the time as long as the page is there. The sound of the end comes also when another one is. */
  start(): void {
    if (!this.#takeBack) this.#ring();
    this.#ticking = setInterval(() => this.#tick(), TICK_MS);
  }

  stop(): void {
    clearInterval(this.#ticking);
  }

  choose(kind: TimerKind): void {
    this.#set({ ...FRESH, kind, totalMs: this.totalMs });
  }

  setTotal(totalMs: number): void {
    this.#set({ ...this.#state, totalMs, clock: stopped });
  }

  /** Start, or stop and go on. */
  toggle(): void {
    const now = Date.now();
    const { clock } = this.#state;
    if (this.over) return this.reset();
    this.#set({ ...this.#state, clock: this.running ? halted(clock, now) : started(clock, now) });
  }

  reset(): void {
    this.#set({ ...this.#state, clock: stopped, chess: null });
  }

  turnOver(): void {
    const now = Date.now();
    this.#set({ ...this.#state, clock: started(turnedOver(this.#state.clock, this.totalMs, now), now) });
  }

  setUpChess(players: string[], totalMs: number, extraMs: number): void {
    this.#set({ ...this.#state, totalMs, chess: chessClock(players, totalMs, extraMs) });
  }

  /** Whoever has the turn is done, or somebody takes it while the clock stands. */
  tap(player: number): void {
    const { chess } = this.#state;
    if (!chess) return;
    this.#set({ ...this.#state, chess: passedOn(chess, Date.now(), chess.since !== null && player === chess.turn ? undefined : player) });
  }

  pauseChess(): void {
    const { chess } = this.#state;
    if (chess) this.#set({ ...this.#state, chess: paused(chess, Date.now()) });
  }

  leftOf(player: number): number {
    return this.chess ? leftOf(this.chess, player, this.now) : 0;
  }

  #set(state: Kept): void {
    this.#state = state;
    this.now = Date.now();
    saveItem("table-timer", JSON.stringify(state));
    this.#ring();
  }

  /** When the time of whoever it runs for ends; undefined if none does. */
  get #msToEnd(): number | undefined {
    if (!this.running || this.kind === "stopwatch") return undefined;
    const ms = this.kind === "chess" ? this.leftOf(this.#state.chess?.turn ?? 0) : this.leftMs;
    return ms > 0 ? ms : undefined;
  }

  /** Have the end heard on time, whatever the browser does to this page meanwhile. */
  #ring(): void {
    this.#takeBack?.();
    const ms = this.#msToEnd;
    this.#takeBack = ms === undefined ? undefined : sounds.playLater(ms / 1000, ...END);
    this.#told = ms === undefined;
    if (this.running) void this.#stayAwake();
    else void this.#awake?.release();
  }

  #tick(): void {
    if (!this.running) return;
    this.now = Date.now();
    if (this.#told || this.#msToEnd !== undefined) return;
    this.#told = true;
    if (!this.#takeBack) sounds.play(...END); // nobody had tapped yet when it began to wait
    this.#takeBack = undefined;
    navigator.vibrate?.([200, 100, 200]);
    if (this.over) this.#set({ ...this.#state, clock: { spentMs: this.totalMs, since: null } });
  }

  /** A screen that goes dark on the table is of no use. */
  async #stayAwake(): Promise<void> {
    try {
      if (this.#awake?.released !== false) this.#awake = await navigator.wakeLock?.request("screen");
    } catch {
      // low battery, or the page is in the background: the time is right all the same
    }
  }
}

export const timer = new TableTimer();
