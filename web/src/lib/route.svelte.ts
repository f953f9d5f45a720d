// Which screen? The address says it; links change it without loading anything.

export type Route =
  | { screen: "home" }
  | { screen: "box" | "rules"; game: string; paragraph: string }
  | { screen: "table"; table: string; secret: string }
  | { screen: "replay"; table: string; secret: string; moment?: number; seat?: number }
  | { screen: "file" }
  | { screen: "me"; secret: string }
  | { screen: "fairness" }
  | { screen: "nowhere" };

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined; // such as /%: nothing of ours is there
  }
}

function read(location: Location): Route {
  const path = decoded(location.pathname);
  if (path === undefined) return { screen: "nowhere" };
  const [, first = "", second = ""] = path.split("/");
  const hash = location.hash.slice(1);
  const secret = /^[kis]=(.+)$/.exec(hash)?.[1] ?? "";
  if (first === "") return { screen: "home" };
  if ((first === "box" || first === "rules") && second) return { screen: first, game: second, paragraph: hash };
  if (first === "t" && second) return { screen: "table", table: second, secret };
  if (first === "replay" && second) {
    const given = new URLSearchParams(hash);
    const number = (name: string): number | undefined => (/^-?\d{1,9}$/.test(given.get(name) ?? "") ? Number(given.get(name)) : undefined);
    return { screen: "replay", table: second, secret: given.get("k") ?? "", moment: number("n"), seat: number("seat") };
  }
  if (first === "replay") return { screen: "file" };
  if (first === "fairness") return { screen: "fairness" };
  if (first === "me") return { screen: "me", secret };
  return { screen: "nowhere" };
}

class Router {
  now = $state<Route>(read(location));

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.now = read(location);
    if (!location.hash) scrollTo(0, 0);
  }

  /** Follow the links of this page without loading it anew. */
  start(): void {
    addEventListener("popstate", () => (this.now = read(location)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      const plain = !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (link.pathname === location.pathname && link.hash) return; // a place on this page
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }
}

export const router = new Router();
