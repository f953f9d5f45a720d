import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Hands } from "./hands.svelte";
import type { Table } from "./table.svelte";
import type { Entry } from "./wire";

/** What Hands reads of a table, and the hands it asked for. */
class FakeTable {
  viewer = $state(-1);
  status = $state("playing");
  ready = $state(true);
  around = $state.raw([0, 2]);
  aroundToAct = $state.raw([0]);
  log = $state.raw<Partial<Entry>[]>([]);
  asked: number[] = [];

  show(seat: number): void {
    this.asked.push(seat);
    this.viewer = -1;
  }
}

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function handsOf(change: (table: FakeTable) => void = () => undefined): { hands: Hands; table: FakeTable } {
  const table = new FakeTable();
  change(table);
  let hands: Hands | undefined;
  cleanups.push(
    $effect.root(() => {
      hands = new Hands(() => table as unknown as Table);
    }),
  );
  flushSync();
  return { hands: hands as Hands, table };
}

describe("the curtain", () => {
  it("waits for whoever is to act", () => {
    expect(handsOf().hands.behind).toBe(0);
  });

  it("waits for the first after whoever acted last, if several are to act", () => {
    const story = (seat: number) => (table: FakeTable) => {
      table.around = table.aroundToAct = [0, 2, 3];
      table.log = [
        { what: "acted", seat },
        { what: "said", seat: 3 },
      ];
    };
    expect(handsOf(story(0)).hands.behind).toBe(2);
    expect(handsOf(story(3)).hands.behind).toBe(0);
  });

  it("is lifted by one person, and stays until his hand has come", () => {
    const { hands, table } = handsOf();
    hands.lift(2);
    expect([table.asked, hands.behind]).toEqual([[2], 2]);
    table.viewer = 2;
    flushSync();
    expect(hands.behind).toBeUndefined();
    hands.cover();
    expect(hands.behind).toBe(0);
  });

  it("may be called for somebody else", () => {
    const { hands } = handsOf();
    hands.call(2);
    expect(hands.behind).toBe(2);
  });

  it("falls for somebody in particular", () => {
    const { hands, table } = handsOf((fake) => (fake.viewer = 0));
    hands.cover(2);
    expect([table.asked, hands.behind]).toEqual([[-1], 2]);
  });

  it("is not there before the start or after the end", () => {
    expect(handsOf((table) => (table.status = "over")).hands.behind).toBeUndefined();
  });
});

describe("handing on", () => {
  it("is offered once it is another one's turn here", () => {
    const { hands, table } = handsOf((fake) => (fake.viewer = 0));
    expect(hands.handOn).toBeUndefined();
    table.aroundToAct = [2];
    expect(hands.handOn).toBe(2);
  });

  it("is not offered while nobody here is to act", () => {
    const { hands } = handsOf((table) => ((table.viewer = 0), (table.aroundToAct = [])));
    expect(hands.handOn).toBeUndefined();
  });
});

describe("a page that is put away", () => {
  it("shows no hand", () => {
    const { hands, table } = handsOf((fake) => (fake.viewer = 0));
    hands.putAway();
    expect([table.asked, table.viewer]).toEqual([[-1], -1]);
  });

  it("shows nothing to hide if there is no hand", () => {
    const { hands, table } = handsOf();
    hands.putAway();
    expect(table.asked).toEqual([]);
  });
});

describe("somebody alone at the device", () => {
  it("has his hand shown at once", () => {
    const { hands, table } = handsOf((fake) => (fake.around = [2]));
    expect([hands.many, table.asked, hands.behind]).toEqual([false, [2], undefined]);
  });
});
