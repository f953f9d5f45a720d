// How long is left? In words a person plans with: days, hours, and at last a clock.

import { say } from "./words.svelte";

const DAY = 86_400;
const HOUR = 3600;

export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return say("days-left", { days: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say("hours-left", { hours: Math.floor(seconds / HOUR) });
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
