// Whose hand is to be seen where several people pass one device on? Nobody's, until the next one says that it is him.

import { flushSync } from "svelte";
import type { Table } from "./table.svelte";

export class Hands {
  /** Whose hand was asked for, if not that of whoever is to act. */
  #called = $state<number>();
  /** Who has said that he is there: the curtain stays until his hand has come. */
  #lifting = $state<number>();

  constructor(private readonly tableNow: () => Table | undefined) {
    $effect(() => {
      const table = this.tableNow();
      if ((table?.viewer ?? -1) >= 0) this.#lifting = undefined;
      // Alone at the device there is nothing to hide.
      if (table?.status === "playing" && table.viewer < 0 && table.ready && table.around.length === 1) table.show(table.around[0] as number);
    });
  }

  #table = $derived.by(() => this.tableNow());
  many = $derived((this.#table?.around.length ?? 0) > 1);
  /** Of those who are to act, the first after whoever acted last. */
  #next = $derived.by(() => {
    const last = this.#table?.log.findLast((entry) => entry.what === "acted")?.seat ?? -1;
    const waiting = this.#table?.aroundToAct ?? [];
    return waiting.find((seat) => seat > last) ?? waiting[0];
  });
  /** Who is to lift the curtain; nobody if there is none. */
  behind = $derived.by(() => {
    const table = this.#table;
    if (!this.many || !table || table.viewer >= 0 || table.status !== "playing") return undefined;
    return this.#lifting ?? this.#called ?? this.#next;
  });
  /** To whom the one who has the device now hands it on; nobody while it is his own turn, or nobody's here. */
  handOn = $derived.by(() => {
    const table = this.#table;
    return this.many && table && table.viewer >= 0 && !table.aroundToAct.includes(table.viewer) ? this.#next : undefined;
  });

  /** Let the curtain fall, before somebody in particular or whoever is next. */
  cover(seat?: number): void {
    this.#table?.show(-1);
    [this.#called, this.#lifting] = [seat, undefined];
  }

  lift(seat: number): void {
    [this.#called, this.#lifting] = [undefined, seat];
    this.#table?.show(seat);
  }

  /** Somebody else wants to look first. */
  call(seat: number): void {
    this.#called = seat;
  }

  /** A page that is put away may be shown again as it was, to anybody. */
  putAway(): void {
    if (this.many && (this.#table?.viewer ?? -1) >= 0) flushSync(() => this.cover());
  }
}
