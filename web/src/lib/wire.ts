// What is said over the wire? The types of ludotheque.server.messages, as far as this client uses them.

export type Given = number | string | { seat: number } | { word: string } | { words: string[] };
export interface Sentence {
  key: string;
  given?: Record<string, Given>;
}
export interface Turn {
  to_act: number[];
  legal?: string[];
  labels?: Sentence[];
  more?: number;
  /** Of each thing to reach that the game names, what the viewer has of it. */
  near?: string[];
}
export type Cells = number | string | Cells[];
export type View = Record<string, Cells>;
export interface Entry {
  type: "event";
  table: string;
  n: number;
  at: number;
  what: string;
  status: string;
  seat?: number;
  action?: string;
  lines?: Sentence[];
  changed?: View;
  hash?: number;
  turn?: Turn;
  results?: number[];
  winners?: number[];
  more?: Record<string, unknown>;
  id?: string;
}
export interface Snapshot {
  type: "table";
  table: string;
  n: number;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: string;
  viewer: number;
  view?: View;
  hash?: number;
  lines?: Sentence[];
  turn?: Turn;
  results?: number[];
  winners?: number[];
  next?: string;
}
export interface SeatCard {
  name?: string;
  level?: string;
  here?: boolean;
  you?: boolean;
}
export interface Seats {
  type: "seats";
  table: string;
  seats: SeatCard[];
  host?: boolean;
  status?: string;
  pace?: string;
  amount?: number;
  chat?: string;
  listed?: boolean;
  due?: number;
  now?: number;
  proposal?: string;
  proposer?: number;
  agreed?: number[];
  watching?: number;
}
export interface Problem {
  type: "error";
  code: string;
  sentence: string;
  id?: string;
  table?: string;
  paragraph?: number;
}
export interface Reason {
  type: "reason";
  id: string;
  table: string;
  action: string;
  code?: string;
  sentence?: string;
  paragraph?: number;
}
export interface Found {
  type: "found";
  id: string;
  table: string;
  legal: string[];
  labels?: Sentence[];
  more?: number;
}
export interface Described {
  type: "described";
  id: string;
  table: string;
  n: number;
  lines?: Sentence[];
}
export interface Done {
  type: "done";
  id: string;
  table: string;
  n: number;
  table_made?: string;
}
export interface TableCard {
  table: string;
  game: string;
  status: string;
  players: number;
  seats: SeatCard[];
  touched: number;
  your_seat?: number;
  your_turn?: boolean;
}
export type Down =
  | Entry
  | Snapshot
  | Seats
  | Problem
  | Reason
  | Found
  | Described
  | Done
  | { type: "welcome"; name: string; language: string; version: string }
  | { type: "open" | "yours"; tables: TableCard[] }
  | { type: "nudge"; table: string; status: string; your_turn?: boolean }
  | { type: "pong" };

export type Command =
  | { do: "sit"; seat?: number }
  | { do: "arrange"; seat: number; level: string | null }
  | { do: "act"; action: string; have: number }
  | { do: "answer"; agree: boolean }
  | { do: "say"; phrase?: string; text?: string }
  | { do: "leave" | "start" | "undo" | "abandon" | "take-back" | "rematch" };

export interface Field {
  name: string;
  bytes: number;
  shape: number[];
}
export type OptionValue = number | string | boolean | number[] | null;
export interface Option {
  name: string;
  kind: "choice" | "flag" | "number" | "numbers" | "seat";
  values?: (string | number)[];
  default?: OptionValue;
  default_if?: Record<string, OptionValue>[];
  low?: number;
  high?: number;
  most?: number;
  only?: Record<string, OptionValue[]>;
  seats?: Record<string, number[]>;
}
export interface GameCard {
  id: string;
  titles: Record<string, string>;
  minutes: number;
  seats: number[];
  usual: number;
  credits: string[];
  options: Option[];
  fields: Field[];
  levels: string[];
}
export interface Me {
  name: string;
  language: string;
}
