// Several people at one device: a curtain hides every hand until the next person says who he is.

import { flushSync } from "svelte";
import type { Table } from "./table.svelte";

export class SharedDevice {
  /** The person who is to look next, if it is not the one to act. */
  #requested = $state<number>();
  /** The person who has opened the curtain: it stays until his hand has arrived. */
  #opening = $state<number>();

  constructor(private readonly currentTable: () => Table | undefined) {
    $effect(() => {
      const table = this.currentTable();
      if ((table?.viewer ?? -1) >= 0) this.#opening = undefined;
      // One person alone has nothing to hide.
      if (table?.status === "playing" && table.viewer < 0 && table.ready && table.deviceSeats.length === 1) table.showSeat(table.deviceSeats[0] as number);
    });
  }

  #table = $derived.by(() => this.currentTable());
  isShared = $derived((this.#table?.deviceSeats.length ?? 0) > 1);
  /** Of those who are to act, the first after the one who acted last. */
  #next = $derived.by(() => {
    const last = this.#table?.log.findLast((entry) => entry.what === "acted")?.seat ?? -1;
    const waiting = this.#table?.deviceSeatsToAct ?? [];
    return waiting.find((seat) => seat > last) ?? waiting[0];
  });
  /** The seat whose person is to open the curtain; undefined if there is no curtain. */
  curtainSeat = $derived.by(() => {
    const table = this.#table;
    if (!this.isShared || !table || table.viewer >= 0 || table.status !== "playing") return undefined;
    return this.#opening ?? this.#requested ?? this.#next;
  });
  /** The seat to hand the device on to; undefined while the viewer is to act, or nobody here is. */
  nextSeat = $derived.by(() => {
    const table = this.#table;
    return this.isShared && table && table.viewer >= 0 && !table.deviceSeatsToAct.includes(table.viewer) ? this.#next : undefined;
  });

  /** Hide the hand; the curtain is for this seat, or for the next one to act. */
  closeCurtain(seat?: number): void {
    this.#table?.showSeat(-1);
    [this.#requested, this.#opening] = [seat, undefined];
  }

  openCurtain(seat: number): void {
    [this.#requested, this.#opening] = [undefined, seat];
    this.#table?.showSeat(seat);
  }

  /** Make the curtain wait for another person. */
  requestSeat(seat: number): void {
    this.#requested = seat;
  }

  /** Hide the hand before the browser stores the page, which it may show again to anybody. */
  hideHand(): void {
    if (this.isShared && (this.#table?.viewer ?? -1) >= 0) flushSync(() => this.closeCurtain());
  }
}
