import { beforeEach, describe, expect, it } from "vitest";
import { Failure, serve } from "../../testing/server";
import type { AboutFacts } from "../lib/wire";
import { Library } from "./library.svelte";
import { HelperList, LibraryForm, ListImport, aboutDraft } from "./settings.svelte";

const face = (version: number, about: AboutFacts, role = "owner") => ({ version, about, boxes: 6, role });
let routes: Record<string, unknown>;
let library: Library;

beforeEach(async () => {
  routes = { "GET /api/library": face(1, { name: "Pig club", hours: "Fridays" }) };
  serve(routes);
  library = new Library();
  await library.load();
});

describe("the library", () => {
  it("knows who may what", async () => {
    expect([library.owns, library.helps, library.name]).toEqual([true, true, "Pig club"]);
    routes["GET /api/library"] = face(1, {}, "visitor");
    await library.load();
    expect([library.owns, library.helps, library.name]).toEqual([false, false, ""]);
  });

  it.each([" s3cret \n", "http://lib.test/collection#helper=s3cret", "http://lib.test/collection/settings#owner=s3cret"])("takes %j", async (given) => {
    routes["POST /api/library/role"] = (body: unknown) => {
      expect(body).toEqual({ secret: "s3cret" });
      return face(1, {}, "helper");
    };
    await library.takeRole(given);
    expect([library.helps, library.owns]).toEqual([true, false]);
  });
});

it("does not forget a role when an older answer comes late", async () => {
  let answer: (face: unknown) => void = () => undefined;
  routes["GET /api/library"] = () => new Promise((resolve) => (answer = resolve));
  const loading = library.load();
  routes["POST /api/library/role"] = face(1, {}, "helper");
  await library.takeRole("s3cret");
  answer(face(1, {}, "visitor"));
  await loading;
  expect(library.helps).toBe(true);
});

describe("what it says of itself", () => {
  it("is saved with the version that was read, without empty links", async () => {
    const form = new LibraryForm(library);
    form.draft.text = "Pigs";
    form.draft.links = [{ title: "", address: " " }];
    routes["PUT /api/library"] = (body: { version: number; about: AboutFacts }) => {
      expect(body).toEqual({ version: 1, about: aboutDraft({ name: "Pig club", hours: "Fridays", text: "Pigs" }) });
      return face(2, body.about);
    };
    await form.save();
    expect([form.saved, form.failed, library.face?.version]).toEqual([true, "", 2]);
  });

  it("loses nothing when somebody else was faster", async () => {
    const form = new LibraryForm(library);
    [form.draft.text, form.draft.name] = ["Pigs", "My club"];
    routes["PUT /api/library"] = new Failure("catalog-about-changed", "Somebody was faster.", 409);
    routes["GET /api/library"] = face(5, { name: "Their club", hours: "Mondays" });
    await form.save();
    expect([form.saved, form.failed, form.conflicts]).toEqual([false, "Somebody was faster.", ["name"]]);
    expect([form.draft.name, form.draft.text, form.draft.hours]).toEqual(["My club", "Pigs", "Mondays"]);
    routes["PUT /api/library"] = () => expect.unreachable("nothing is saved that is not decided");
    await form.save();
    expect([form.saved, form.conflicts]).toEqual([false, ["name"]]);
    form.take("name");
    routes["PUT /api/library"] = (body: { version: number; about: AboutFacts }) => face(body.version + 1, body.about);
    await form.save();
    expect([form.saved, library.face?.version, library.name]).toEqual([true, 6, "Their club"]);
  });
});

describe("helpers", () => {
  it("come by a link, and go with it", async () => {
    const hugo = { id: "h", name: "Hugo", since: 1 };
    routes["GET /api/library/helpers"] = [hugo];
    routes["POST /api/library/helpers"] = { link: "http://lib.test/collection#helper=x" };
    routes["DELETE /api/library/helpers/h"] = { text: "" };
    const list = new HelperList();
    await list.load();
    await list.makeLink();
    expect([list.helpers, list.link]).toEqual([[hugo], "http://lib.test/collection#helper=x"]);
    await list.dismiss(hugo);
    expect([list.helpers, list.link, list.failed]).toEqual([[], "", ""]);
  });
});

describe("a list of boxes", () => {
  const list = new File(["title\nBox"], "boxes.csv");

  it("is tried first, and brought in when one says so", async () => {
    routes["POST /api/catalog/import?dry=1"] = { added: 1, batch: "" };
    routes["POST /api/catalog/import"] = { added: 1, batch: "b" };
    const requests = serve(routes);
    let changes = 0;
    const bringing = new ListImport(async () => void changes++);
    await bringing.tryOut(list);
    expect([bringing.report?.batch, bringing.file, changes]).toEqual(["", list, 0]);
    await bringing.carryOut();
    expect([bringing.report?.batch, bringing.file, changes]).toEqual(["b", undefined, 1]);
    expect(requests.map(({ body }) => body)).toEqual([list, list]);
  });

  it("has its columns chosen by hand: no field twice, and the last choice counts", async () => {
    const columns = ["title", "-", "authors"].map((field, k) => ({ column: `c${k}`, field }));
    const answer = { columns, batch: "" };
    routes["POST /api/catalog/import?dry=1"] = answer;
    routes["POST /api/catalog/import?dry=1&fields=-,title,authors"] = { ...answer, added: 7 };
    routes["POST /api/catalog/import?fields=-,title,authors"] = { ...answer, batch: "b" };
    serve(routes);
    const bringing = new ListImport(async () => undefined);
    await bringing.tryOut(list);
    await bringing.choose(1, "title");
    expect([bringing.report?.added, bringing.failed]).toEqual([7, ""]);
    await bringing.carryOut();
    expect(bringing.report?.batch).toBe("b");
    await bringing.tryOut(list); // another file is looked at anew
    expect(bringing.report?.added).toBeUndefined();
  });

  it("that cannot be read says why, and can be tried again", async () => {
    routes["POST /api/catalog/import?dry=1"] = new Failure("import-binary", "This is no text file.");
    serve(routes);
    const bringing = new ListImport(async () => undefined);
    await bringing.tryOut(list);
    expect([bringing.failed, bringing.report, bringing.busy]).toEqual(["This is no text file.", undefined, false]);
  });
});
