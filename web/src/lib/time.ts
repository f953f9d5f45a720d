// The time left to a player, in words: days, then hours, then a clock.

import { say } from "./words.svelte";

const DAY_S = 86_400;
const HOUR_S = 3600;

export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY_S) return say("days-left", { days: Math.floor(seconds / DAY_S) });
  if (seconds >= 2 * HOUR_S) return say("hours-left", { hours: Math.floor(seconds / HOUR_S) });
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / HOUR_S), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
