// Clocks as data: nothing counts ticks, everything follows from when something began. So they are right in a tab in the
// background, after sleep and after the page is loaded again.

export interface Clock {
  /** Milliseconds that had passed when it was stopped last. */
  spentMs: number;
  /** When it was started, if it runs. */
  since: number | null;
}

export const stopped: Clock = { spentMs: 0, since: null };

/** Time that has passed. A machine whose clock was set back takes nothing away. */
export const spent = ({ spentMs, since }: Clock, now: number): number => spentMs + (since === null ? 0 : Math.max(0, now - since));

export const started = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);

export const halted = (clock: Clock, now: number): Clock => ({ spentMs: spent(clock, now), since: null });

/** Of a countdown or a sand-timer, what is left. */
export const left = (clock: Clock, totalMs: number, now: number): number => Math.max(0, totalMs - spent(clock, now));

/** A sand-timer is turned over: what has run through is above again. */
export function turnedOver(clock: Clock, totalMs: number, now: number): Clock {
  return { spentMs: Math.max(0, totalMs - spent(clock, now)), since: clock.since === null ? null : now };
}

// A chess clock: the time of each player, of which one runs.

export interface ChessClock {
  players: string[];
  /** What each has left, as it was when it was last somebody else's turn. */
  leftMs: number[];
  /** Added after each turn. */
  extraMs: number;
  turn: number;
  since: number | null;
}

export function chessClock(players: string[], totalMs: number, extraMs: number): ChessClock {
  return { players, leftMs: players.map(() => totalMs), extraMs, turn: 0, since: null };
}

/** What a player has left; below zero he is over his time. */
export function leftOf({ leftMs, turn, since }: ChessClock, player: number, now: number): number {
  return (leftMs[player] ?? 0) - (player === turn && since !== null ? Math.max(0, now - since) : 0);
}

/** Stop or go on. */
export function paused(clock: ChessClock, now: number): ChessClock {
  if (clock.since === null) return { ...clock, since: now };
  return { ...clock, leftMs: clock.leftMs.map((_, player) => leftOf(clock, player, now)), since: null };
}

/** The turn passes on, from whoever has it; the next one's time runs. */
export function passedOn(clock: ChessClock, now: number, to = (clock.turn + 1) % clock.players.length): ChessClock {
  const leftMs = clock.leftMs.map((_, player) => leftOf(clock, player, now) + (player === clock.turn && clock.since !== null ? clock.extraMs : 0));
  return { ...clock, leftMs, turn: to, since: now };
}

/** Hours, minutes and seconds: what is left is rounded up, so that 0:00 is really the end, what has passed is rounded down. */
export function clockText(ms: number, round: "up" | "down"): string {
  const whole = Math.abs(round === "up" ? Math.ceil(ms / 1000) : Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${ms <= -1000 ? "−" : ""}${h ? `${h}:${two(m)}` : m}:${two(s)}`;
}
