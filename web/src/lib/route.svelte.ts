// The router: reads the screen from the address, and follows links without loading the page again.

export type Route =
  | { screen: "home" }
  | { screen: "box"; game: string; options: string }
  | { screen: "rules"; game: string; paragraph: string }
  | { screen: "lesson"; game: string }
  | { screen: "aid"; game: string }
  | CollectionRoute
  | { screen: "table"; table: string; secret: string; watchOnly: boolean }
  | { screen: "replay"; table: string; secret: string; moment?: number; seat?: number }
  | { screen: "file" }
  | { screen: "me"; secret: string }
  | { screen: "fairness" }
  | { screen: "not-found" };

/** A page of the collection: its search, a record, or what the owner and helpers see. */
export interface CollectionRoute {
  screen: "collection";
  page: "search" | "record" | "edit" | "new" | "changes" | "loans" | "settings" | "about" | "labels" | TablePage;
  /** The number of a record; 0 where there is none. */
  record: number;
  /** What is looked for, as it stands in the address after ?. */
  query: string;
  /** What makes one the owner or a helper. */
  key: string;
  /** The id of a score pad, and what lets one write in it. */
  pad: string;
  write: string;
}

/** Pages for a game at a real table: score pad, who begins, dice, timer, checks of cards and points. */
export const TABLE_PAGES = ["pad", "begin", "dice", "timer", "check"] as const;
export type TablePage = (typeof TABLE_PAGES)[number];
const COLLECTION_PAGES = ["new", "changes", "loans", "settings", "about", "labels", ...TABLE_PAGES] as const;

function collectionRoute([second = "", third = "", ...more]: string[], location: Location): CollectionRoute | undefined {
  const inHash = (names: string) => new RegExp(`^#(?:${names})=(.+)$`).exec(location.hash)?.[1] ?? "";
  const base = { screen: "collection", record: 0, query: location.search.slice(1), key: inHash("owner|helper"), pad: "", write: inHash("e") } as const;
  if (more.length) return undefined;
  if (second === "pad" && third) return { ...base, page: "pad", pad: third };
  if (!second) return { ...base, page: "search" };
  const page = COLLECTION_PAGES.find((name) => name === second);
  if (page && !third) return { ...base, page };
  if (!/^\d{1,15}$/.test(second)) return undefined;
  const record = Number(second);
  if (!third) return { ...base, page: "record", record };
  return third === "edit" || third === "changes" ? { ...base, page: third, record } : undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined; // malformed, such as /%
  }
}

function parseRoute(location: Location): Route {
  const path = decodePath(location.pathname);
  if (path === undefined) return { screen: "not-found" };
  const [, first = "", second = "", ...more] = path.split("/");
  const hash = location.hash.slice(1);
  const secret = /^[kisw]=(.+)$/.exec(hash)?.[1] ?? "";
  if (first === "") return { screen: "home" };
  if (first === "rules" && second && more[0] === "aid") return { screen: "aid", game: second };
  if (first === "box" && second) return { screen: first, game: second, options: location.search.slice(1) };
  if (first === "rules" && second) return { screen: first, game: second, paragraph: hash };
  if (first === "lesson" && second) return { screen: "lesson", game: second };
  if (first === "collection") return collectionRoute([second, ...more], location) ?? { screen: "not-found" };
  if (first === "t" && second) return { screen: "table", table: second, secret, watchOnly: hash.startsWith("w=") };
  if (first === "replay" && second) {
    const parameters = new URLSearchParams(hash);
    const number = (name: string): number | undefined => (/^-?\d{1,9}$/.test(parameters.get(name) ?? "") ? Number(parameters.get(name)) : undefined);
    return { screen: "replay", table: second, secret: parameters.get("k") ?? "", moment: number("n"), seat: number("seat") };
  }
  if (first === "replay") return { screen: "file" };
  if (first === "fairness") return { screen: "fairness" };
  if (first === "me") return { screen: "me", secret };
  return { screen: "not-found" };
}

class Router {
  route = $state<Route>(parseRoute(location));
  /** What the screen calls itself, for the title of the page. */
  title = $state("");

  go(path: string, replace = false): void {
    const { pathname, search } = location;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = parseRoute(location);
    const searches = location.pathname === pathname && location.search !== search;
    if (!location.hash && !searches) scrollTo(0, 0);
  }

  /** Listen to clicks on links and to the browser's history. */
  start(): void {
    addEventListener("popstate", () => (this.route = parseRoute(location)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      const plain = !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // an anchor on this page
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
