import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { SharedDevice } from "./shared-device.svelte";
import type { Table } from "./table.svelte";
import type { Entry } from "./wire";

/** What SharedDevice reads of a table, and the seats it requested. */
class FakeTable {
  viewer = $state(-1);
  status = $state("playing");
  ready = $state(true);
  deviceSeats = $state.raw([0, 2]);
  deviceSeatsToAct = $state.raw([0]);
  log = $state.raw<Partial<Entry>[]>([]);
  requested: number[] = [];

  showSeat(seat: number): void {
    this.requested.push(seat);
    this.viewer = -1;
  }
}

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function deviceOf(change: (table: FakeTable) => void = () => undefined): { device: SharedDevice; table: FakeTable } {
  const table = new FakeTable();
  change(table);
  let device: SharedDevice | undefined;
  cleanups.push(
    $effect.root(() => {
      device = new SharedDevice(() => table as unknown as Table);
    }),
  );
  flushSync();
  return { device: device as SharedDevice, table };
}

describe("the curtain", () => {
  it("waits for whoever is to act", () => {
    expect(deviceOf().device.curtainSeat).toBe(0);
  });

  it("waits for the first after whoever acted last, if several are to act", () => {
    const actedBy = (seat: number) => (table: FakeTable) => {
      table.deviceSeats = table.deviceSeatsToAct = [0, 2, 3];
      table.log = [
        { what: "acted", seat },
        { what: "said", seat: 3 },
      ];
    };
    expect(deviceOf(actedBy(0)).device.curtainSeat).toBe(2);
    expect(deviceOf(actedBy(3)).device.curtainSeat).toBe(0);
  });

  it("is lifted by one person, and stays until his hand has come", () => {
    const { device, table } = deviceOf();
    device.openCurtain(2);
    expect([table.requested, device.curtainSeat]).toEqual([[2], 2]);
    table.viewer = 2;
    flushSync();
    expect(device.curtainSeat).toBeUndefined();
    device.closeCurtain();
    expect(device.curtainSeat).toBe(0);
  });

  it("may be called for somebody else", () => {
    const { device } = deviceOf();
    device.requestSeat(2);
    expect(device.curtainSeat).toBe(2);
  });

  it("falls for somebody in particular", () => {
    const { device, table } = deviceOf((fake) => (fake.viewer = 0));
    device.closeCurtain(2);
    expect([table.requested, device.curtainSeat]).toEqual([[-1], 2]);
  });

  it("is not there before the start or after the end", () => {
    expect(deviceOf((table) => (table.status = "over")).device.curtainSeat).toBeUndefined();
  });
});

describe("handing on", () => {
  it("is offered once it is another one's turn here", () => {
    const { device, table } = deviceOf((fake) => (fake.viewer = 0));
    expect(device.nextSeat).toBeUndefined();
    table.deviceSeatsToAct = [2];
    expect(device.nextSeat).toBe(2);
  });

  it("is not offered while nobody here is to act", () => {
    const { device } = deviceOf((table) => ((table.viewer = 0), (table.deviceSeatsToAct = [])));
    expect(device.nextSeat).toBeUndefined();
  });
});

describe("a page that is put away", () => {
  it("shows no hand", () => {
    const { device, table } = deviceOf((fake) => (fake.viewer = 0));
    device.hideHand();
    expect([table.requested, table.viewer]).toEqual([[-1], -1]);
  });

  it("shows nothing to hide if there is no hand", () => {
    const { device, table } = deviceOf();
    device.hideHand();
    expect(table.requested).toEqual([]);
  });
});

describe("somebody alone at the device", () => {
  it("has his hand shown at once", () => {
    const { device, table } = deviceOf((fake) => (fake.deviceSeats = [2]));
    expect([device.isShared, table.requested, device.curtainSeat]).toEqual([false, [2], undefined]);
  });
});
