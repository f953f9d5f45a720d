// How does this device like it? Theme and pace stay here; name and language belong to the person, and the house keeps them.

type Theme = "auto" | "light" | "dark";

function kept(key: string, usual: string): string {
  try {
    return localStorage.getItem(`ludotheque-${key}`) ?? usual;
  } catch {
    return usual; // a browser that keeps nothing
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque-${key}`, value);
  } catch {
    // it will be asked again next time
  }
}

export { kept };

const dark = matchMedia("(prefers-color-scheme: dark)");
const small = matchMedia("(max-width: 600px)");
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds between two moves, from calm to as fast as they come; the one in the middle is usual. */
export const PACES: number[] = [2400, 1300, 700, 350, 0];
const USUAL_PACE = 700;

class Settings {
  theme = $state<Theme>(kept("theme", "auto") as Theme);
  /** Milliseconds between two moves, at least. */
  pace = $state(Math.max(0, Number(kept("pace", String(USUAL_PACE))) || 0));
  /** Is the list beside a drawn board open? */
  list = $state(kept("list", "") === "open");
  /** Are the chances shown beside a match of the past? */
  chances = $state(kept("chances", "") === "open");
  /** Is the window as small as a telephone? */
  narrow = $state(small.matches);
  /** Does the system ask for little motion? */
  still = $state(quiet.matches);
  /** Milliseconds a piece takes from where it was to where it goes. */
  glide = $derived(this.still ? 0 : 450);

  constructor() {
    dark.addEventListener("change", () => this.show());
    small.addEventListener("change", () => (this.narrow = small.matches));
    quiet.addEventListener("change", () => (this.still = quiet.matches));
    // Paper is white, also in the evening.
    addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light"));
    addEventListener("afterprint", () => this.show());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  setPace(pace: number): void {
    this.pace = pace;
    keep("pace", String(pace));
  }

  setList(open: boolean): void {
    this.list = open;
    keep("list", open ? "open" : "");
  }

  setChances(open: boolean): void {
    this.chances = open;
    keep("chances", open ? "open" : "");
  }

  show(): void {
    const evening = this.theme === "dark" || (this.theme === "auto" && dark.matches);
    document.documentElement.dataset.theme = evening ? "dark" : "light";
  }
}

export const settings = new Settings();
