import { beforeEach, describe, expect, it } from "vitest";
import { Failure, serve } from "../../testing/server";
import type { CatalogFacts } from "../lib/wire";
import { draftOf, factsIn } from "./draft";
import { BoxForm } from "./edit.svelte";

const WHOLE: CatalogFacts = {
  title: "Schweinerei",
  titles: { fr: "Cochonnerie", nl: "Zwijnerij" },
  authors: ["Anna", "Bo"],
  illustrators: ["Cleo"],
  publisher: "P",
  year: 1995,
  edition_of: "Work",
  low: 2,
  high: 6,
  age: 0,
  minutes: 30,
  mechanics: ["dice"],
  languages: ["fr"],
  shelf: "B 2",
  notes: "Good.\n\nLoud.",
  private_notes: "Gift",
  missing: "A die",
  picture: "abc",
  links: [{ title: "Shop", address: "https://shop.test" }],
  plays: [{ game: "any", options: { edition: "old" } }],
  scoring: { wins: "lowest", rows: ["Coins", "Cards"], target: 100 },
};
let routes: Record<string, unknown>;
const record = (version: number, facts: CatalogFacts) => ({ id: 7, version, facts });

beforeEach(() => {
  sessionStorage.clear();
  routes = { "GET /api/catalog/records/7": record(1, WHOLE) };
});

async function opened(): Promise<BoxForm> {
  const form = new BoxForm(7);
  await form.load();
  return form;
}

describe("the form of a box", () => {
  it("has all that is known, and keeps what it does not show", () => {
    expect(factsIn(draftOf(WHOLE), WHOLE)).toEqual(WHOLE);
    expect(factsIn(draftOf({ title: "A" }), { title: "A" })).toEqual({ title: "A" });
  });

  it("leaves out what was emptied, spare blanks and empty lines", () => {
    const draft = { ...draftOf(WHOLE), title: " New ", authors: "\n Dora \n\n", year: null, notes: " ", links: [{ title: " ", address: "" }], plays: [] };
    const facts = factsIn(draft, WHOLE);
    expect([facts.title, facts.authors]).toEqual(["New", ["Dora"]]);
    expect(["year", "notes", "links", "plays"].filter((name) => name in facts)).toEqual([]);
  });

  it("is sent with the version that was read", async () => {
    routes["PUT /api/catalog/records/7"] = record(2, WHOLE);
    const requests = serve(routes);
    const form = await opened();
    expect(form.changed).toBe(false);
    form.draft.shelf = "C 3";
    expect([form.changed, await form.save()]).toEqual([true, 7]);
    expect(requests.at(-1)?.body).toEqual({ version: 1, facts: { ...WHOLE, shelf: "C 3" } });
  });

  it("makes a new box", async () => {
    routes["POST /api/catalog/records"] = record(1, { title: "New" });
    const requests = serve(routes);
    const form = new BoxForm(0);
    await form.load();
    form.draft.title = "New";
    expect(await form.save()).toBe(7);
    expect(requests.at(-1)?.body).toEqual({ facts: { title: "New" } });
  });

  it("loses nothing when somebody else was faster", async () => {
    serve(routes);
    const form = await opened();
    form.draft.shelf = "mine";
    form.draft.notes = "mine";
    routes["PUT /api/catalog/records/7"] = new Failure("catalog-changed", "Somebody else was faster.", 409);
    const theirs = { ...WHOLE, shelf: "theirs", year: 2000 };
    routes["GET /api/catalog/records/7"] = record(5, theirs);
    expect(await form.save()).toBeUndefined();
    expect([form.failed, form.taken, form.conflicts]).toEqual(["Somebody else was faster.", ["year"], ["shelf"]]);
    expect([form.draft.shelf, form.draft.notes, form.draft.year, form.theirs.shelf]).toEqual(["mine", "mine", 2000, "theirs"]);
    routes["PUT /api/catalog/records/7"] = () => expect.unreachable("nothing is saved that is not decided");
    expect([await form.save(), form.conflicts]).toEqual([undefined, ["shelf"]]);
    form.keep();
    const again = await opened(); // also when the page was left meanwhile
    expect([again.conflicts, again.draft.shelf, again.theirs.shelf]).toEqual([["shelf"], "mine", "theirs"]);
    form.take("shelf");
    expect([form.draft.shelf, form.draft.notes, form.conflicts]).toEqual(["theirs", "mine", []]);
    routes["PUT /api/catalog/records/7"] = (body: unknown) => {
      expect(body).toEqual({ version: 5, facts: { ...theirs, notes: "mine" } });
      return record(6, theirs);
    };
    expect(await form.save()).toBe(7);
  });

  it("loses nothing without a connection or when the page is left", async () => {
    serve(routes);
    const form = await opened();
    form.draft.shelf = "mine";
    form.keep();
    routes["PUT /api/catalog/records/7"] = new TypeError("no network");
    expect([await form.save(), form.draft.shelf]).toEqual([undefined, "mine"]);
    routes["GET /api/catalog/records/7"] = record(2, { ...WHOLE, year: 2000 }); // somebody else, meanwhile
    const again = await opened();
    expect([again.restored, again.draft.shelf, again.draft.year, again.taken]).toEqual([true, "mine", 2000, ["year"]]);
    await again.discard();
    expect([again.restored, again.draft.shelf]).toEqual([false, "B 2"]);
    expect((await opened()).restored).toBe(false);
  });

  it("keeps nothing that was saved or taken back", async () => {
    routes["PUT /api/catalog/records/7"] = record(2, WHOLE);
    serve(routes);
    const form = await opened();
    form.draft.shelf = "mine";
    form.keep();
    form.draft.shelf = "B 2";
    form.keep();
    expect((await opened()).restored).toBe(false);
    form.draft.shelf = "mine";
    form.keep();
    await form.save();
    expect((await opened()).restored).toBe(false);
  });
});
