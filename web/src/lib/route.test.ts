import { beforeEach, describe, expect, it, vi } from "vitest";
import { router, type CollectionRoute, type Route } from "./route.svelte";

const collection = (what: Partial<CollectionRoute>): Route => ({
  screen: "collection",
  page: "search",
  record: 0,
  query: "",
  key: "",
  pad: "",
  write: "",
  ...what,
});

beforeEach(() => router.go("/", true));

describe("the address", () => {
  it.each<[string, Route]>([
    ["/", { screen: "home" }],
    ["/box/any", { screen: "box", game: "any", options: "" }],
    ["/box/any?edition=old", { screen: "box", game: "any", options: "edition=old" }],
    ["/rules/any#p12", { screen: "rules", game: "any", paragraph: "p12" }],
    ["/t/abc", { screen: "table", table: "abc", secret: "", watchOnly: false }],
    ["/t/abc#k=s3cret", { screen: "table", table: "abc", secret: "s3cret", watchOnly: false }],
    ["/t/abc#w=s3cret", { screen: "table", table: "abc", secret: "s3cret", watchOnly: true }],
    ["/replay", { screen: "file" }],
    ["/replay/abc", { screen: "replay", table: "abc", secret: "", moment: undefined, seat: undefined }],
    ["/replay/abc#k=s3cret&n=12&seat=-1", { screen: "replay", table: "abc", secret: "s3cret", moment: 12, seat: -1 }],
    ["/replay/abc#n=1e3&seat=two", { screen: "replay", table: "abc", secret: "", moment: undefined, seat: undefined }],
    ["/fairness", { screen: "fairness" }],
    ["/me#i=s3cret", { screen: "me", secret: "s3cret" }],
    ["/collection", collection({})],
    ["/collection?text=pig&players=4", collection({ query: "text=pig&players=4" })],
    ["/collection#helper=s3cret", collection({ key: "s3cret" })],
    ["/collection/settings#owner=s3cret", collection({ page: "settings", key: "s3cret" })],
    ["/collection/12", collection({ page: "record", record: 12 })],
    ["/collection/12/edit", collection({ page: "edit", record: 12 })],
    ["/collection/12/changes", collection({ page: "changes", record: 12 })],
    ["/collection/loans", collection({ page: "loans" })],
    ["/collection/pad?box=3", collection({ page: "pad", query: "box=3" })],
    ["/collection/pad/aB-_9#e=s3cret", collection({ page: "pad", pad: "aB-_9", write: "s3cret" })],
    ["/collection/dice", collection({ page: "dice" })],
    ["/collection/pad/a/b", { screen: "not-found" }],
    ["/collection/loans/12", { screen: "not-found" }],
    ["/collection/12/loans", { screen: "not-found" }],
    ["/collection/12/edit/more", { screen: "not-found" }],
    ["/collection/-1", { screen: "not-found" }],
    ["/box", { screen: "not-found" }],
    ["/elsewhere", { screen: "not-found" }],
    ["/t/%", { screen: "not-found" }],
  ])("%s", (path, route) => {
    router.go(path);
    expect(router.route).toEqual(route);
  });

  it("goes into the history, or takes the place of the one before", () => {
    const length = history.length;
    router.go("/fairness");
    router.go("/me", true);
    expect(history.length).toBe(length + 1);
    expect(location.pathname).toBe("/me");
  });

  it("stays where it is when only what is looked for changes", () => {
    router.go("/collection");
    const scrolled = vi.fn();
    vi.stubGlobal("scrollTo", scrolled);
    router.go("/collection?players=4");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("without a place on the page begins at its top", () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollTo", scrolled);
    router.go("/rules/any#p2");
    expect(scrolled).not.toHaveBeenCalled();
    router.go("/rules/any");
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});

describe("links", () => {
  router.start();

  function click(attributes: Record<string, string>, how: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.append(document.createElement("span"));
    document.body.replaceChildren(link);
    // Not a MouseEvent: happy-dom would follow the link itself, and before the listeners of the document are called.
    const event = Object.assign(new Event("click", { bubbles: true, cancelable: true }), { button: 0, ...how });
    link.firstElementChild?.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("of this page are followed without loading it", () => {
    expect(click({ href: "/rules/any#p3" })).toBe(true);
    expect(router.route).toEqual({ screen: "rules", game: "any", paragraph: "p3" });
  });

  it.each<[string, Record<string, string>, MouseEventInit]>([
    ["to another page", { href: "http://elsewhere.test/fairness" }, {}],
    ["that download", { href: "/fairness", download: "x" }, {}],
    ["for another window", { href: "/fairness", target: "_blank" }, {}],
    ["with Ctrl", { href: "/fairness" }, { ctrlKey: true }],
    ["with the command key", { href: "/fairness" }, { metaKey: true }],
    ["with the shift key", { href: "/fairness" }, { shiftKey: true }],
    ["with another button", { href: "/fairness" }, { button: 1 }],
    ["to a place on this page", { href: "/#here" }, {}],
  ])("%s are left to the browser", (_, attributes, how) => {
    expect(click(attributes, how)).toBe(false);
    expect(router.route).toEqual({ screen: "home" });
  });

  it("keep what is looked for", () => {
    expect(click({ href: "/collection?players=4" })).toBe(true);
    expect(router.route).toEqual(collection({ query: "players=4" }));
  });

  it("back in the history shows the screen before", () => {
    history.replaceState(null, "", "/fairness");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ screen: "fairness" });
  });
});
