// Points on a score pad: what is typed as numbers, sums, rows to show, and who is ahead.

import type { Pad, PadCell, PadChanges, Scoring } from "../../lib/wire";

export type PadChange = PadChanges["changes"][number];

/** As the server has them. */
export const MAX_POINTS = 999_999;
export const MAX_PLAYERS = 20;
const MAX_ROWS = 100;

/** The points that a text stands for: 12, −5, 10+5−3; null for an empty one, undefined for what is none. */
export function readPoints(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, "").replace(/[−–]/g, "-");
  if (!plain) return null;
  if (!/^[+-]?\d{1,7}([+-]\d{1,7})*$/.test(plain)) return undefined;
  const sum = (plain.match(/[+-]?\d+/g) ?? []).reduce((total, part) => total + Number(part), 0);
  return Math.abs(sum) <= MAX_POINTS ? sum : undefined;
}

/** A number with a real minus sign. */
export const pointsText = (value: number | null | undefined): string => (value === null || value === undefined ? "" : String(value).replace("-", "−"));

export const cellOf = (pad: Pad, row: number, player: string): PadCell | undefined => pad.cells.find((cell) => cell.row === row && cell.player === player);

/** How many rows are shown: those with names, the rounds agreed on, or one more than was written while it goes on. */
export function rowsOf({ scoring, cells, ended }: Pad): number {
  const fixed = scoring.rows?.length ?? 0;
  if (fixed) return fixed;
  if (scoring.rounds) return scoring.rounds;
  const last = Math.max(-1, ...cells.filter(({ value }) => value !== null).map(({ row }) => row));
  return Math.min(MAX_ROWS, last + (ended === undefined ? 2 : 1));
}

export interface Total {
  id: string;
  name: string;
  points: number;
  /** He has the best sum of all, and somebody has written something. */
  ahead: boolean;
}

export function totalsOf({ players, cells, scoring }: Pad): Total[] {
  const written = cells.filter(({ value, player }) => value !== null && players.some(({ id }) => id === player));
  const sums = players.map(({ id }) => written.reduce((total, { player, value }) => total + (player === id ? (value ?? 0) : 0), 0));
  const best = scoring.wins === "lowest" ? Math.min(...sums) : Math.max(...sums);
  return players.map(({ id, name }, at) => ({ id, name, points: sums[at] ?? 0, ahead: written.length > 0 && sums[at] === best }));
}

/** Whether the game is over by its own measure: somebody has the target, or all rows are full. */
export function isDecided(pad: Pad): boolean {
  const { target, rows, rounds } = pad.scoring;
  if (!pad.players.length) return false;
  if (target && totalsOf(pad).some(({ points }) => points >= target)) return true;
  const most = rows?.length || rounds;
  return !!most && pad.cells.filter(({ value, row }) => value !== null && row < most).length >= most * pad.players.length;
}

/** How the pad looks when a change is made that the server has not answered yet. */
export function changed(pad: Pad, change: PadChange): Pad {
  switch (change.do) {
    case "write": {
      const { row, player, value } = change;
      const cell: PadCell = { row, player, value, version: cellOf(pad, row, player)?.version ?? 0 };
      return { ...pad, cells: [...pad.cells.filter((one) => one.row !== row || one.player !== player), cell] };
    }
    case "add-player":
      return { ...pad, players: [...pad.players, { id: change.player, name: change.name }] };
    case "rename-player":
      return { ...pad, players: pad.players.map((one) => (one.id === change.player ? { ...one, name: change.name } : one)) };
    case "remove-player":
      return { ...pad, players: pad.players.filter(({ id }) => id !== change.player), cells: pad.cells.filter(({ player }) => player !== change.player) };
    case "settle":
      return { ...pad, title: change.title, scoring: change.scoring };
    case "end":
      return { ...pad, ended: Date.now() };
    case "reopen":
      return { ...pad, ended: undefined };
  }
}

/** Scoring without what is as usual. */
export function tidyScoring({ wins, rows, rounds, target }: Scoring): Scoring {
  const names = (rows ?? []).map((row) => row.trim()).filter(Boolean);
  return { wins: wins ?? "highest", ...(names.length ? { rows: names } : rounds ? { rounds } : {}), ...(target ? { target } : {}) };
}
