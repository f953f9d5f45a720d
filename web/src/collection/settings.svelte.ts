// The form of what the library says of itself, and the people who help.

import { failureText } from "../lib/failure";
import { ServerError, request } from "../lib/http";
import type { AboutFacts, HelperCard, ImportReport, LinkMade, SheetCard } from "../lib/wire";
import type { Library } from "./library.svelte";
import { merge } from "./merge";

type AboutField = keyof AboutFacts;
export type AboutDraft = Required<AboutFacts>;

export const aboutDraft = (about: AboutFacts): AboutDraft => ({
  name: about.name ?? "",
  text: about.text ?? "",
  address: about.address ?? "",
  hours: about.hours ?? "",
  picture: about.picture ?? "",
  colour: about.colour ?? "",
  links: (about.links ?? []).map((link) => ({ ...link })),
});

export class LibraryForm {
  draft = $state<AboutDraft>(aboutDraft({}));
  saved = $state(false);
  busy = $state(false);
  failed = $state("");
  /** What somebody else has changed meanwhile, too; `theirs` says how. */
  conflicts = $state.raw<AboutField[]>([]);
  theirs = $state.raw<AboutFacts>({});
  #before: AboutFacts;
  #version: number;

  constructor(private readonly library: Library) {
    this.#before = library.face?.about ?? {};
    this.#version = library.face?.version ?? 0;
    this.draft = aboutDraft(this.#before);
  }

  /** Refused while something is still to be decided. */
  async save(): Promise<void> {
    if (this.conflicts.length) return;
    [this.busy, this.saved, this.failed] = [true, false, ""];
    const about = $state.snapshot(this.draft);
    about.links = about.links.filter((link) => link.title.trim() || link.address.trim());
    try {
      await this.library.save(about, this.#version);
      [this.#before, this.#version] = [this.library.face?.about ?? about, this.library.face?.version ?? 0];
      [this.saved, this.conflicts] = [true, []];
    } catch (error) {
      this.failed = failureText(error);
      if (error instanceof ServerError && error.code === "catalog-about-changed") await this.#meet(about);
    } finally {
      this.busy = false;
    }
  }

  /** Take a picture for the library; it is shown once the form is saved. */
  async attach(file: File): Promise<void> {
    [this.busy, this.failed] = [true, ""];
    try {
      this.draft.picture = (await request<SheetCard>("POST", `/api/library/sheets?name=${encodeURIComponent(file.name)}`, file)).id;
    } catch (error) {
      this.failed = failureText(error);
    } finally {
      this.busy = false;
    }
  }

  take(field: AboutField): void {
    this.draft = { ...this.draft, [field]: aboutDraft(this.theirs)[field] };
    this.settle(field);
  }

  settle(field: AboutField): void {
    this.conflicts = this.conflicts.filter((one) => one !== field);
  }

  /** Somebody else was faster: what is there now, beside what was typed. */
  async #meet(mine: AboutFacts): Promise<void> {
    try {
      await this.library.load();
    } catch {
      return; // the next attempt meets it again
    }
    const theirs = this.library.face?.about ?? {};
    const { facts, conflicts } = merge<AboutFacts>(this.#before, mine, theirs);
    [this.draft, this.conflicts, this.theirs] = [aboutDraft(facts), conflicts, theirs];
    [this.#before, this.#version] = [theirs, this.library.face?.version ?? 0];
  }
}

export class HelperList {
  helpers = $state.raw<HelperCard[]>([]);
  link = $state("");
  failed = $state("");

  async load(): Promise<void> {
    await this.#do(async () => {
      this.helpers = await request<HelperCard[]>("GET", "/api/library/helpers");
    });
  }

  async makeLink(): Promise<void> {
    await this.#do(async () => {
      this.link = (await request<LinkMade>("POST", "/api/library/helpers")).link;
    });
  }

  async dismiss(helper: HelperCard): Promise<void> {
    await this.#do(async () => {
      await request("DELETE", `/api/library/helpers/${encodeURIComponent(helper.id)}`);
      [this.helpers, this.link] = [this.helpers.filter(({ id }) => id !== helper.id), ""]; // the link ends with it
    });
  }

  async #do(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.failed = "";
    } catch (error) {
      this.failed = failureText(error);
    }
  }
}

/** A list of boxes that is brought in: first only tried, and then, if one likes what would be done, for good. */
export class ListImport {
  file = $state.raw<File>();
  report = $state.raw<ImportReport>();
  failed = $state("");
  busy = $state(false);
  /** What each column is taken for, once that was chosen by hand. */
  #chosen: string[] = [];
  #sent = 0;

  constructor(private readonly changed: () => Promise<void>) {}

  async tryOut(file: File): Promise<void> {
    [this.file, this.#chosen, this.report] = [file, [], undefined];
    await this.#send(true);
  }

  /** Take a column for another field, and try again. No two columns are the same field. */
  async choose(column: number, field: string): Promise<void> {
    const before = this.report?.columns.map((one) => one.field) ?? [];
    this.#chosen = before.map((one, k) => (k === column ? field : one === field ? "-" : one));
    await this.#send(true);
  }

  async carryOut(): Promise<void> {
    if ((await this.#send(false)) && this.report?.batch) {
      this.file = undefined;
      await this.changed();
    }
  }

  async #send(dry: boolean): Promise<boolean> {
    const sent = ++this.#sent;
    [this.busy, this.failed] = [true, ""];
    const asked = [...(dry ? ["dry=1"] : []), ...(this.#chosen.length ? [`fields=${this.#chosen.join()}`] : [])].join("&");
    try {
      const report = await request<ImportReport>("POST", `/api/catalog/import${asked && `?${asked}`}`, this.file);
      if (sent === this.#sent) this.report = report;
      return true;
    } catch (error) {
      if (sent === this.#sent) this.failed = failureText(error);
      return false;
    } finally {
      if (sent === this.#sent) this.busy = false;
    }
  }
}
