// The list of loans: what is out, or everything, taking boxes back, and forgetting who had them.

import { failureText } from "../lib/failure";
import { request } from "../lib/http";
import type { LoanCard } from "../lib/wire";

/** Whether a loan should have ended before a day. */
export const overdue = ({ due, back }: LoanCard, day: string): boolean => due !== undefined && back === undefined && due < day;

export class LoanList {
  loans = $state.raw<LoanCard[]>([]);
  /** Also what is back. */
  all = $state(false);
  failed = $state("");
  ready = $state(false);
  busy = $state(false);
  #asked = 0;

  constructor(private readonly changed: () => void) {}

  async load(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const loans = await request<LoanCard[]>("GET", `/api/catalog/loans${this.all ? "?all=1" : ""}`);
      if (asked === this.#asked) [this.loans, this.failed] = [loans, ""];
    } catch (error) {
      if (asked === this.#asked) this.failed = failureText(error);
    } finally {
      this.ready = true;
    }
  }

  async show(all: boolean): Promise<void> {
    this.all = all;
    await this.load();
  }

  async takeBack(loan: LoanCard, day: string): Promise<void> {
    await this.#do(() => request<LoanCard>("POST", `/api/catalog/loans/${loan.id}/back`, { back: day }));
  }

  /** It is to come back on another day; "": on none in particular. */
  async setDue(loan: LoanCard, due: string): Promise<void> {
    await this.#do(() => request<LoanCard>("PUT", `/api/catalog/loans/${loan.id}`, { due: due || null }));
  }

  /** Delete a loan that was noted by mistake, and the name. */
  async delete(loan: LoanCard): Promise<void> {
    await this.#do(() => request("DELETE", `/api/catalog/loans/${loan.id}`));
  }

  /** Delete somebody's name from all loans that have ended. */
  async forget(borrower: string): Promise<void> {
    await this.#do(() => request("POST", "/api/catalog/loans/forget", { borrower }));
  }

  async #do(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
      this.changed();
      await this.load();
    } catch (error) {
      const text = failureText(error);
      await this.load(); // perhaps somebody else was faster
      this.failed = text;
    } finally {
      this.busy = false;
    }
  }
}
