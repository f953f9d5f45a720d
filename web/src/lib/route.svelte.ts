// The router: reads the screen from the address, and follows links without loading the page again.

export type Route =
  | { screen: "home" }
  | { screen: "box" | "rules"; game: string; paragraph: string }
  | { screen: "lesson"; game: string }
  | { screen: "aid"; game: string }
  | { screen: "table"; table: string; secret: string; watchOnly: boolean }
  | { screen: "replay"; table: string; secret: string; moment?: number; seat?: number }
  | { screen: "file" }
  | { screen: "me"; secret: string }
  | { screen: "fairness" }
  | { screen: "not-found" };

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
  const [, first = "", second = "", third = ""] = path.split("/");
  const hash = location.hash.slice(1);
  const secret = /^[kisw]=(.+)$/.exec(hash)?.[1] ?? "";
  if (first === "") return { screen: "home" };
  if (first === "rules" && second && third === "aid") return { screen: "aid", game: second };
  if ((first === "box" || first === "rules") && second) return { screen: first, game: second, paragraph: hash };
  if (first === "lesson" && second) return { screen: "lesson", game: second };
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

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = parseRoute(location);
    if (!location.hash) scrollTo(0, 0);
  }

  /** Listen to clicks on links and to the browser's history. */
  start(): void {
    addEventListener("popstate", () => (this.route = parseRoute(location)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      const plain = !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (link.pathname === location.pathname && link.hash) return; // an anchor on this page
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }
}

export const router = new Router();
