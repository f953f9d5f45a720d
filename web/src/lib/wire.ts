// Written by tools/wire.py from the server's messages; `make wire` writes it anew.

/** What a client sends. */
export type Up =
  | Watch
  | Unwatch
  | Do
  | Why
  | Find
  | Describe
  | Advise
  | Lobby
  | Ping
  ;

/** What a house sends. */
export type Down =
  | Welcome
  | Snapshot
  | Entry
  | Seats
  | Done
  | Problem
  | Reason
  | Found
  | Described
  | Advised
  | Tables
  | Yours
  | Nudge
  | Pong
  ;

/** What can be asked of a table. */
export type Command =
  | Sit
  | Arrange
  | Leave
  | Pledge
  | Show
  | Start
  | Act
  | Undo
  | Abandon
  | Answer
  | TakeBack
  | Say
  | Rematch
  ;

/** Look at a table from now on. `have`: the last event already known; what is missing follows, or a snapshot. */
export interface Watch {
  type: "watch";
  table: string;
  have?: number;
  /** The seat from which `have` was seen, -1 without one: whoever sits elsewhere meanwhile gets a snapshot. */
  viewer?: number;
  /** Of a table that is not listed: what its link says after #. */
  secret?: string;
  /** Where several people play on one device: whose hand is to be shown; -1: nobody's, only what all see. */
  seat?: number;
  /** Programs that need no sentences say false: entries then come without lines and labels, in half the time. */
  words?: boolean;
}

/** Look away from a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** A command for a table. The id is the client's own: sent again, it is answered but not repeated. */
export interface Do {
  type: "do";
  id: string;
  table: string;
  command: Sit | Arrange | Leave | Pledge | Show | Start | Act | Undo | Abandon | Answer | TakeBack | Say | Rematch;
}

/** Take a seat: this one, or the first that is free. During a match a bot's seat may be taken. */
export interface Sit {
  do: "sit";
  seat?: number;
}

/** Put a bot on a seat, or open it again (null). For the host, before the start. */
export interface Arrange {
  do: "arrange";
  seat: number;
  level?: string;
}

/** Get up. During a match a bot covers the seat, which stays yours. */
export interface Leave {
  do: "leave";
}

/** Before the start: the hash of 32 bytes that this seat's client has drawn for the deals (docs/fairness.md). */
export interface Pledge {
  do: "pledge";
  pledge: string;
}

/** After the start was asked for: the bytes that were pledged. Whoever shows nothing in time adds nothing. */
export interface Show {
  do: "show";
  value: string;
}

/** Begin; seats that are still open get bots. If seats have pledged something, it is shown first. */
export interface Start {
  do: "start";
}

/** Do an action, written as in the list of legal ones. `have`: the last event the person had seen. */
export interface Act {
  do: "act";
  action: string;
  have?: number;
}

/** Take back one's last action: at once if nobody learnt anything, else if the others agree. */
export interface Undo {
  do: "undo";
}

/** End the match without results, if all agree. */
export interface Abandon {
  do: "abandon";
}

/** Agree to what another proposed, or decline it. */
export interface Answer {
  do: "answer";
  agree: boolean;
}

/** Play on oneself where a bot was covering. */
export interface TakeBack {
  do: "take-back";
}

/** Say one of the preset phrases, or, where the table allows it, anything. */
export interface Say {
  do: "say";
  phrase?: string;
  text?: string;
}

/** Play again with the same people; the next one begins. */
export interface Rematch {
  do: "rematch";
}

/** Why can this not be done now? */
export interface Why {
  type: "why";
  id: string;
  table: string;
  action: string;
}

/** Legal actions that begin so, or, where none does, whose words say so in your language: for hands with more of them than are sent unasked. */
export interface Find {
  type: "find";
  id: string;
  table: string;
  start?: string;
}

/** The table in words as it is now: for clients that have no rules of their own to describe it with. */
export interface Describe {
  type: "describe";
  id: string;
  table: string;
}

/** What would the coach do in my place, and why? Where no other person plays. */
export interface Advise {
  type: "advise";
  id: string;
  table: string;
}

/** Tell me of the open tables from now on, or no longer. */
export interface Lobby {
  type: "lobby";
  on?: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The first message: who you are. */
export interface Welcome {
  type: "welcome";
  name: string;
  language: string;
  version: string;
}

/** The whole table as a viewer sees it now. */
export interface Snapshot {
  type: "table";
  table: string;
  n: number;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  status: string;
  /** The seat that looks on, or -1. */
  viewer: number;
  commitment: string;
  view?: View;
  hash?: number;
  /** The table in words. */
  lines?: Sentence[];
  turn?: Turn;
  results?: number[];
  winners?: number[];
  next?: string;
  /** By seat, the hash of the value that it will add to the deals; "" if none. */
  pledges?: string[];
  /** By seat, the value that was shown; "" if none. */
  values?: string[];
  /** The start was asked for: whoever pledged shows his value now. */
  called?: boolean;
  /** Of the deals, once the match has ended. */
  secret?: string;
}

/** A message of the game's words and what fills it: numbers, texts, {"seat": n}, {"word": key} or {"words": […]}. */
export interface Sentence {
  key: string;
  given?: Record<string, Given>;
}

/** What a viewer may do now. */
export interface Turn {
  to_act: number[];
  legal?: string[];
  /** The same actions in words, in the same order, if the game has words for them. */
  labels?: Sentence[];
  /** So many further legal actions are not listed; ask for them. */
  more?: number;
  /** How near the viewer is, also while he waits: of each thing to reach that the game names, what he has of it. */
  near?: string[];
}

/** One event, as one viewer is told of it. */
export interface Entry {
  type: "event";
  table: string;
  n: number;
  at: number;
  /** The kind of event: `acted`, `seated`, … */
  what: string;
  status: string;
  seat?: number;
  /** The action, where the viewer saw it whole. */
  action?: string;
  lines?: Sentence[];
  /** The fields of the view that are different now. */
  changed?: View;
  /** Where this ended a race or a deal and the next has begun: how the table was in between, as far as it was not as before. To be shown for a moment; it is no part of what `changed` leads to. */
  scene?: View;
  /** CRC-32 of the whole view: fields in order, little-endian, at their widths. */
  hash?: number;
  turn?: Turn;
  results?: number[];
  winners?: number[];
  /** Whatever else belongs to this kind of event. */
  more?: Record<string, unknown>;
  /** To the sender: the id of his command, which this acknowledges. */
  id?: string;
}

/** Who sits at a table, as it is now. It has no number: it is sent whole whenever something in it changes. */
export interface Seats {
  type: "seats";
  table: string;
  seats: SeatCard[];
  /** Are you the host? */
  host?: boolean;
  status?: string;
  pace?: string;
  amount?: number;
  chat?: string;
  listed?: boolean;
  /** When the time of those to act is up. */
  due?: number;
  now?: number;
  proposal?: string;
  proposer?: number;
  agreed?: number[];
  watching?: number;
}

/** One seat as everybody sees it. */
export interface SeatCard {
  /** Of the holder; None: nobody holds it. */
  name?: string;
  /** The bot that plays there now. */
  level?: string;
  /** Is the holder connected? */
  here?: boolean;
  you?: boolean;
  /** Played on your device by somebody who has a hand of his own. */
  yours?: boolean;
}

/** A command was kept, as event `n`; for a command that was sent again, and for tables one does not watch. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  n: number;
  repeated?: boolean;
  table_made?: string;
}

/** Something cannot be done; the sentence says what, why, and what would be right. */
export interface Problem {
  type: "error";
  code: string;
  sentence: string;
  id?: string;
  table?: string;
  paragraph?: number;
}

/** The answer to `why`: the refusal, or none if the action is allowed. */
export interface Reason {
  type: "reason";
  id: string;
  table: string;
  action: string;
  code?: string;
  sentence?: string;
  paragraph?: number;
}

/** The answer to `find`. */
export interface Found {
  type: "found";
  id: string;
  table: string;
  legal: string[];
  labels?: Sentence[];
  more?: number;
}

/** The answer to `describe`: what the viewer sees after event `n`. */
export interface Described {
  type: "described";
  id: string;
  table: string;
  n: number;
  lines?: Sentence[];
}

/** The answer to `advise`, from what the seat saw after event `n`. */
export interface Advised {
  type: "advised";
  id: string;
  table: string;
  n: number;
  /** The features in which the choices differ most. */
  matters?: string[];
  /** The better one first; one alone where there is no choice. */
  candidates?: Candidate[];
  reasons?: Difference[];
  /** Of a moment of the past: what was played there. */
  played?: Played;
}

/** An action that the coach considers. */
export interface Candidate {
  action: string;
  /** The share of the others it should end above, from 0 to 1. */
  worth: number;
  label?: Sentence;
}

/** A feature of the game (`feature-…` in its words): how much of it there is after the better choice, and after the other one. */
export interface Difference {
  feature: string;
  better: number;
  other: number;
}

/** An action of the past, beside what the coach considers. */
export interface Played {
  action: string;
  /** As of a candidate, if it was among the actions that were compared. */
  worth?: number;
  label?: Sentence;
}

/** The tables that anyone may join or watch: the whole list, whenever it changes. */
export interface Tables {
  type: "open";
  tables: TableCard[];
}

/** A table in the lobby. */
export interface TableCard {
  table: string;
  game: string;
  status: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatCard[];
  pace: string;
  amount: number;
  chat: string;
  listed: boolean;
  created: number;
  touched: number;
  your_seat?: number;
  your_turn?: boolean;
  /** When the time of those to act is up. */
  due?: number;
}

/** The tables in which you have a part: the whole list, whenever it changes. */
export interface Yours {
  type: "yours";
  tables: TableCard[];
}

/** Something has changed at a table of yours that you are not looking at. */
export interface Nudge {
  type: "nudge";
  table: string;
  status: string;
  your_turn?: boolean;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** What cannot be done, and why. */
export interface HttpProblem {
  code: string;
  sentence: string;
}

/** A box on the shelf. */
export interface GameCard {
  id: string;
  titles: Record<string, string>;
  rules: number;
  minutes: number;
  seats: number[];
  usual: number;
  options: Option[];
  /** Of a view, in order. */
  fields: Field[];
  levels: string[];
  /** What was measured of a level against the one below it: "64 % ± 2". */
  strengths?: Record<string, string>;
}

/** A choice that a box offers, as its card says it; its words are `option-<name>` in the words of the game. */
export interface Option {
  name: string;
  kind: "choice" | "flag" | "number" | "numbers" | "seat";
  /** Of a choice. */
  values?: (string | number)[];
  default?: boolean | number | string | number[];
  /** Other defaults (`default`) where other options have these values. */
  default_if?: (Record<string, boolean | number | string | number[] | null>)[];
  low?: number;
  high?: number;
  /** How many numbers. */
  most?: number;
  /** An option that is larger than each of the numbers. */
  below?: string;
  /** Offered only where other options have one of these values. */
  only?: Record<string, (boolean | number | string | number[] | null)[]>;
  /** For some values: how many may play. */
  seats?: Record<string, number[]>;
}

/** A field of a view: how many bytes a cell has, and how many cells there are in each direction. */
export interface Field {
  name: string;
  bytes: number;
  shape: number[];
}

/** A text. */
export interface Text {
  text: string;
}

/** A worked example of a rulebook, played on the board: the `number`-th of its §. */
export interface Example {
  paragraph: number;
  number: number;
  viewer: number;
  /** By language and seat. */
  names: Record<string, string[]>;
  /** Where it begins. */
  view: View;
  moves: Entry[];
}

/** You. */
export interface Me {
  name: string;
  language: string;
  created: number;
}

/** What you want to be called, and the language you want to be spoken to in. */
export interface MeChange {
  name?: string | null;
  language?: "de" | "en" | "fr" | "it" | null;
}

/** A link; the part after # is its secret, which is shown this once. */
export interface LinkMade {
  link: string;
  expires?: number | null;
}

/** The secret of a link that takes an identity to this device. */
export interface TakeIdentity {
  secret: string;
}

/** The key that a browser's subscription to notifications names, in base64url. */
export interface PushKey {
  key: string;
}

/** Where a browser takes notifications, as its subscription says: the address, and both keys in base64url. */
export interface PushWish {
  endpoint: string;
  p256dh?: string;
  auth?: string;
}

/** Opens one WebSocket, once, within half a minute. */
export interface Ticket {
  ticket: string;
}

/** A table to be laid out. `bots`: by seat, a bot's name or null for a seat that waits for a person. */
export interface TableWish {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
  bots?: (string | null)[] | null;
  /** Where you sit; null: you only host it. */
  seat?: number | null;
  /** Names of people around your device, from the first seat on, each with a hand of his own; you only host it. */
  here?: string[];
  listed?: boolean;
  pace?: PaceWish;
  chat?: "free" | "none" | "phrases";
  /** After so many seconds of absence a bot plays for a person whose turn it is; null: never. */
  cover?: number | null;
  /** Begin at once; open seats get bots. */
  start?: boolean;
}

/** How long a move may take: `free`, `move` (seconds), or `days`. */
export interface PaceWish {
  kind?: "days" | "free" | "move";
  amount?: number;
}

/** The new table, and the link by which friends come. */
export interface TableMade {
  table: string;
  link: string;
}

/** Take a seat: by the link's secret, or at a listed table without one. */
export interface Join {
  secret?: string | null;
  seat?: number | null;
}

/** The seat that is yours now; null if there was none and you look on. */
export interface Joined {
  table: string;
  seat: number | null;
}

/** Whose link: a seat's, or the table's own (null). The one before it stops working. */
export interface LinkWish {
  seat?: number | null;
}

/** How a match ended. */
export interface Outcome {
  table: string;
  game: string;
  status: string;
  names: string[];
  results: number[];
  winners: number[];
}

/** A match that was saved as a file (docs/log.md). */
export interface File {
  log: string;
}

/** What a viewer was told from the beginning; of a match that goes on, only what you saw yourself. */
export interface Story {
  table: string;
  viewer: number;
  entries: Entry[];
}

/** The table in words, moment by moment, as a viewer saw it. */
export interface Telling {
  table: string;
  viewer: number;
  moments: Told[];
}

/** The table in words after event `n`. */
export interface Told {
  n: number;
  lines?: Sentence[];
}

/** Everyone's chances, by what a viewer saw at each moment. What is reckoned comes bit by bit: ask again with `have` for what is missing, until it is done. */
export interface Chances {
  table: string;
  viewer: number;
  /** How many there are. */
  moments: number;
  /** In the order in which they were reckoned, which is not that of the match. */
  points: Chance[];
  done: boolean;
}

/** How all stood after event `n`: the share of the others that each seat could hope to end above, from 0 to 1. */
export interface Chance {
  n: number;
  shares: number[];
}

/** How much of a result was luck. Reckoned bit by bit: ask again until it is done. */
export interface Reckoning {
  table: string;
  /** How much of the work is done, from 0 to 1. */
  part: number;
  done: boolean;
  seats?: SeatShare[];
}

/** One seat's account of a match: the share of the others that it ended above; what luck, its own choices and all the rest brought. The three add up to what the share is more than a half. */
export interface SeatShare {
  result: number;
  luck: number;
  choices: number;
  rest: number;
}

/** Play on from a moment of a match, at a table of your own, against bots. */
export interface GoOn {
  /** After this event. */
  n: number;
  /** Where you sit. */
  seat: number;
  /** Deal anew what this seat had not seen; else with the cards as they were, which only a finished match allows. */
  again?: boolean;
  /** The bot in all the other seats. */
  level?: string | null;
}

/** The record of a match that has ended: all that its deals came from, and all that was drawn and done. */
export interface Proof {
  table: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  commitment: string;
  secret: string;
  moves: Part[];
  status: string;
  /** The event with which it began. */
  started?: number | null;
  pledges?: string[];
  values?: string[];
  position?: Record<string, unknown> | null;
  results?: number[];
  format?: string;
}

/** An action of a seat, a draw among what was possible with its odds, or an action taken back (`back`: to so many draws). `n`: the event in which it happened. */
export interface Part {
  n: number;
  seat?: number;
  action?: string;
  drawn?: string;
  among?: [string, number][];
  back?: number;
}

/** What fills a sentence: a number, a text, a seat's name, a word of the game, or several. */
export type Given = number | string | { seat: number } | { word: string } | { words: string[] };

/** A field of a view; integers of eight bytes are texts. */
export type Cells = number | string | Cells[];
export type View = Record<string, Cells>;
export type OptionValue = NonNullable<Option["default"]> | null;

/** What a viewer sees of each game, by its id; −1 stands for what he cannot see. */
export interface Views {
  "galopp": {
    players: number;
    edition: number;
    length: number;
    track_food: number;
    young: number;
    phase: number;
    race: number;
    first: number;
    turn: number;
    dealt: number;
    pig: number[]; // 5
    left: number[]; // 5
    right: number[]; // 5
    supply: number;
    dry: number;
    track: number[]; // 27
    held: number[]; // 5
    played: number[]; // 5
    hand: number[][]; // 5 × 5
    undealt: number[]; // 5
  };
  "quartett": {
    players: number;
    colours: number;
    phase: number;
    turn: number;
    questions: number;
    last: number[]; // 3
    held: number[]; // 4
    sets: number[]; // 4
    known: string[]; // 4
    lacks: string[]; // 4
    asked: number[]; // 4
    elsewhere: number[]; // 4
    hand: string[]; // 4
    undealt: string;
  };
  "rudi": {
    players: number;
    course: number;
    special: number[]; // 6
    races: number;
    youngest: number;
    open_discards: number;
    cards: number;
    last_round: number;
    phase: number;
    wins: number[]; // 4
    rounds: number;
    pig: number[]; // 4
    due: number[]; // 2
    top: number;
    rest: number[]; // 11
    discards: number[]; // 11
    renewals: number;
    chosen: number;
    laid: number;
    played: number[][]; // 4 × 10
    own: number[][]; // 4 × 11
    hand: number[][]; // 4 × 11
    choice: number[]; // 4
  };
  "rummu": {
    known: string[]; // 6
    known_twice: string[]; // 6
    listed: string[]; // 4
    listed_twice: string[]; // 4
    cards: string[]; // 20
    hand: string[]; // 6
    hand_twice: string[]; // 6
    stock: string;
    stock_twice: string;
    number: number[]; // 20
    owner: number[]; // 20
    lying: number;
    next: number;
    before: number[]; // 6
    players: number;
    teams: number;
    target: number;
    phase: number;
    deal: number;
    turn: number;
    turns: number;
    renewed: number;
    score: number[]; // 6
    held: number[]; // 6
    sourced: number[][]; // 4 × 6
    stocked: number;
    piled: number;
    pile: number[]; // 60
  };
  "tausch": {
    market: string[][]; // 5 × 2
    discards: string[]; // 2
    known: string[][]; // 4 × 2
    old: string[]; // 2
    hand: string[][]; // 4 × 2
    stock: string[]; // 2
    turns: number;
    players: number;
    deck: number;
    phase: number;
    turn: number;
    due: number;
    top: number;
    held: number[]; // 4
    old_held: number[]; // 4
    row: number[]; // 5
    pile: number[]; // 25
    claimed: number[][]; // 4 × 5
    won: number[]; // 4
  };
}
