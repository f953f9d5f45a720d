import { beforeAll, describe, expect, it } from "vitest";
import { PHRASES, chatLine, chosenSeats, earlierActions, eventText, latestEntry } from "./event-text";
import type { TableView } from "./table-view";
import type { Entry } from "./wire";
import { words } from "./words.svelte";

beforeAll(() => words.setLanguage("en"));

const entry = (what: string, more: Partial<Entry> = {}): Entry => ({ type: "event", table: "t", n: 0, at: 0, what, status: "playing", ...more });
const acted = (n: number, seat: number, action?: string): Entry => entry("acted", { n, seat, action, lines: [{ key: `${n}` }] });

/** A table at which Anna (the viewer) and Bruno sit, and sentences are their keys. */
function table(shownLog: Entry[] = []): TableView {
  const names = ["Anna", "Bruno"];
  return { names, viewer: 0, shownLog, nameOf: (seat: number) => names[seat] ?? "", format: ({ key }: { key: string }) => key } as unknown as TableView;
}

describe("the text of an event", () => {
  it("are the game's own sentences for what was done", () => {
    expect(eventText(table(), entry("acted", { seat: 1, lines: [{ key: "One." }, { key: "Two." }] }))).toBe("One. Two.");
  });

  it.each<[string, Partial<Entry>, string]>([
    ["seated", { seat: 0 }, "You take a seat."],
    ["seated", { seat: 1 }, "Bruno takes a seat."],
    ["left", { seat: 1 }, "Bruno leaves; a bot plays on."],
    ["left", { seat: 1, status: "open" }, "Bruno gets up; the seat is free."],
    ["proposed", { seat: 1, more: { what: "undo" } }, "Bruno would like to take the last move back."],
    ["proposed", { seat: 1, more: { what: "abandon" } }, "Bruno proposes to end the match without a result."],
    ["answered", { seat: 1, more: { agreed: true } }, "Bruno agrees."],
    ["answered", { seat: 1, more: { agreed: true }, changed: {} }, "Bruno agrees. The last move is taken back."],
    ["answered", { seat: 1, more: { agreed: false } }, "Bruno declines."],
    ["covered", { more: { seats: [0, 1], why: "away" } }, "You were away: a bot plays for you. Bruno is away: a bot plays on."],
    ["covered", { more: { seats: [0], why: "clock" } }, "Your time is up: a bot plays for you."],
    ["first-chosen", { more: { by: "named", seats: [1] } }, "Bruno begins."],
    ["first-chosen", { more: { by: "lots", seats: [] } }, "Lots are drawn when the match begins."],
    ["first-chosen", { more: { by: "turn", seats: [] } }, "Everybody begins in turn."],
    ["started", { more: { first: { by: "lots", order: [1, 0] } } }, "The lots have been drawn: you begin."],
    ["started", { more: { first: { by: "turn", seat: 1 } } }, "This time Bruno begins."],
    ["started", { more: { first: { by: "named", seat: 1 } } }, "Bruno begins."],
    ["started", {}, ""],
    ["lapsed", {}, "The time to answer is up: the proposal lapses."],
    ["undone", { seat: 0 }, "You take your last move back."],
    ["rewound", { seat: 0, more: { to: 1 } }, "You take your last move back."],
    ["rewound", { seat: 0, more: { to: 1, redealt: true } }, "You take your last move back. What you could not see then is dealt again."],
    ["rewound", { more: { redealt: true } }, "A move was taken back, and what was hidden was dealt again."],
    ["abandoned", {}, "The match ends without a result."],
    ["said", { seat: 1, more: { text: "Hello" } }, ""],
    ["paused", {}, ""],
    ["muted", { seat: 1, more: { muted: true } }, "The host has muted Bruno."],
    ["muted", { seat: 0, more: { muted: false } }, "You may write again."],
    ["muted", { more: { muted: true, said: 4 } }, "The host has muted a spectator."],
    ["vacated", { more: { seats: [1], why: "removed" } }, "The host has sent a player away; somebody else can take the seat."],
    ["vacated", { more: { seats: [], why: "removed" } }, ""],
  ])("%s %o", (what, more, text) => {
    expect(eventText(table(), entry(what, more))).toBe(text);
  });
});

describe("beside the board", () => {
  const log = [acted(1, 0, "a"), acted(3, 1, "b"), entry("paused", { n: 4 })];

  it("stands the last event that says something", () => {
    expect(latestEntry(table(log))?.n).toBe(3);
    expect(latestEntry(table([]))).toBeUndefined();
  });

  it("and what was done before stands beside it", () => {
    expect(earlierActions(table(log))).toMatchObject([{ seat: 0, action: "a", sentences: [{ key: "1" }] }]);
  });
});

describe("a choice that all make in secret", () => {
  /** An action after which these seats are to act; without an action, it is hidden from the viewer. */
  const then = (n: number, seat: number, toAct: number[], action?: string): Entry => ({ ...acted(n, seat, action), turn: { to_act: toAct } });
  const started = entry("started", { n: 0, lines: [{ key: "0" }], turn: { to_act: [0, 1, 2] } });
  const shown = (...log: Entry[]) => ({ told: latestEntry(table([started, ...log]))?.n, chosen: chosenSeats(table([started, ...log])) });

  it("is a tick at each seat that has chosen, and no sentence", () => {
    expect(shown()).toEqual({ told: 0, chosen: [] });
    expect(shown(then(1, 2, [0, 1]))).toEqual({ told: 0, chosen: [2] });
    expect(shown(then(1, 2, [0, 1]), entry("said", { n: 2 }), then(3, 0, [1], "play 7"))).toEqual({ told: 0, chosen: [0, 2] });
  });

  it("is told when all have chosen, and that stays until the next time", () => {
    const round = [then(1, 2, [0, 1]), then(2, 0, [1], "play 7"), then(3, 1, [0, 1, 2])];
    expect(shown(...round)).toEqual({ told: 3, chosen: [] });
    expect(shown(...round, then(4, 1, [0, 2]), then(5, 0, [2], "play 3"))).toEqual({ told: 3, chosen: [0, 1] });
    expect(shown(...round, then(4, 1, [0, 2]), then(5, 0, [2], "play 3"), then(6, 2, [1], "play 9"))).toEqual({ told: 6, chosen: [] });
  });

  it("that is taken back takes back its own tick alone", () => {
    const back = entry("undone", { n: 3, seat: 0, turn: { to_act: [0, 1] } });
    expect(shown(then(1, 2, [0, 1]), then(2, 0, [1], "play 7"), back).chosen).toEqual([2]);
  });

  it("is none where one after the other acts, be it hidden or taken back", () => {
    expect(shown(then(1, 0, [1], "a"), then(2, 1, [2]))).toEqual({ told: 2, chosen: [] });
    expect(shown(then(1, 0, [1], "a"), entry("undone", { n: 2, seat: 0, turn: { to_act: [0] } })).chosen).toEqual([]);
  });

  it("is a sentence if everybody sees it", () => {
    expect(shown(then(1, 2, [0, 1], "play 4")).told).toBe(1);
  });
});

describe("what was done before", () => {
  const rest = [acted(13, 0, "z")]; // the last of them is told beside the board
  const actions = (...log: Entry[]) => earlierActions(table([...log, ...rest])).map(({ action }) => action);

  it("leaves out what was chosen face down", () => {
    expect(actions(acted(1, 0), acted(2, 1, "b"))).toEqual(["b"]);
  });

  it("leaves out what was taken back at once", () => {
    expect(actions(acted(1, 0, "a"), acted(2, 1, "b"), entry("undone", { n: 3, seat: 0 }))).toEqual(["b"]);
    // Against bots what they have answered goes back with it.
    expect(actions(acted(1, 0, "a"), acted(2, 0, "b"), acted(3, 1, "c"), entry("rewound", { n: 4, seat: 0, more: { to: 2 } }))).toEqual(["a"]);
  });

  it("leaves out what was taken back when all had agreed", () => {
    const proposed = entry("proposed", { n: 3, seat: 0 });
    expect(actions(acted(1, 0, "a"), acted(2, 1, "b"), proposed, entry("answered", { n: 4, seat: 1, changed: {} }))).toEqual(["b"]);
    expect(actions(acted(1, 0, "a"), acted(2, 1, "b"), proposed, entry("answered", { n: 4, seat: 1 }))).toEqual(["a", "b"]);
  });
});

describe("chat", () => {
  it.each<[string, Partial<Entry>, { who: string; text: string }]>([
    ["a phrase, in the reader's language", { seat: 1, more: { phrase: "hello" } }, { who: "Bruno", text: "Hello!" }],
    ["free words", { seat: 1, more: { text: "<b>hi</b>" } }, { who: "Bruno", text: "<b>hi</b>" }],
    ["deleted words", { seat: 1, more: { text: "" } }, { who: "Bruno", text: "(deleted)" }],
    ["a phrase that does not exist", { seat: 1, more: { phrase: "no-such" } }, { who: "Bruno", text: "(deleted)" }],
    ["somebody who looks on", { more: { text: "hi", name: "Carla" } }, { who: "Carla", text: "hi" }],
    ["somebody without a name", { more: { text: "hi" } }, { who: "Guest", text: "hi" }],
  ])("%s", (_, more, line) => {
    expect(chatLine(table(), entry("said", more))).toEqual(line);
  });

  it.each(PHRASES)("knows the phrase %s", (phrase) => {
    expect(words.say(`phrase-${phrase}`)).not.toBe(`phrase-${phrase}`);
  });
});
