// Settings of this device, in localStorage: theme, pace, open lists. Name and language are the person's, on the server.

type Theme = "auto" | "light" | "dark";

export function loadItem(key: string, fallback: string): string {
  try {
    return localStorage.getItem(`ludotheque-${key}`) ?? fallback;
  } catch {
    return fallback; // the browser forbids storage
  }
}

export function saveItem(key: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque-${key}`, value);
  } catch {
    // without storage the next visit begins with the default
  }
}

/** Forget what is stored under names that begin so, unless it is still wanted. */
export function forgetItems(start: string, wanted: (value: string, key: string) => boolean): void {
  try {
    const prefix = `ludotheque-${start}`;
    const names = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? "").filter((name) => name.startsWith(prefix));
    for (const name of names) if (!wanted(localStorage.getItem(name) ?? "", name.slice("ludotheque-".length))) localStorage.removeItem(name);
  } catch {
    // nothing is kept there
  }
}

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const roomyWindow = matchMedia("(min-width: 900px) and (orientation: landscape)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The choices of the pace, from calm to no pause. */
export const PACES_MS: number[] = [2400, 1300, 700, 350, 0];
const DEFAULT_PACE_MS = 700;
const GLIDE_MS = 450;
const DEFAULT_VOLUME = 0.6;

class Settings {
  theme = $state<Theme>(loadItem("theme", "auto") as Theme);
  /** The shortest time between two moves. */
  paceMs = $state(Math.max(0, Number(loadItem("pace", String(DEFAULT_PACE_MS))) || 0));
  /** Is the list beside a drawn board open? */
  listOpen = $state(loadItem("list", "") === "open");
  /** Are everyone's chances shown beside a replay? */
  winProbabilityOpen = $state(loadItem("chances", "") === "open");
  /** Has the window room for the drawer beside the table? */
  roomy = $state(roomyWindow.matches);
  /** The tab of the drawer that was used last, and whether the drawer beside the table was closed. */
  drawerTab = $state(loadItem("drawer", "log"));
  drawerClosed = $state(loadItem("drawer-closed", "") === "yes");
  /** Does the first match of a game say what to do and why? */
  hints = $state(loadItem("hints", "") !== "off");
  /** The sounds: are they off, and how loud are they, from 0 to 1? */
  muted = $state(loadItem("muted", "") === "yes");
  volume = $state(Math.min(1, Math.max(0, Number(loadItem("volume", String(DEFAULT_VOLUME))) || 0)));
  silent = $derived(this.muted || !this.volume);
  /** Does the system ask for little motion? */
  reducedMotion = $state(reducedMotion.matches);
  /** The time a piece takes to its new place. */
  glideMs = $derived(this.reducedMotion ? 0 : GLIDE_MS);

  constructor() {
    darkScheme.addEventListener("change", () => this.applyTheme());
    roomyWindow.addEventListener("change", () => (this.roomy = roomyWindow.matches));
    reducedMotion.addEventListener("change", () => (this.reducedMotion = reducedMotion.matches));
    // Paper is white in both themes.
    addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light"));
    addEventListener("afterprint", () => this.applyTheme());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    saveItem("theme", theme);
    this.applyTheme();
  }

  setPaceMs(paceMs: number): void {
    this.paceMs = paceMs;
    saveItem("pace", String(paceMs));
  }

  setListOpen(open: boolean): void {
    this.listOpen = open;
    saveItem("list", open ? "open" : "");
  }

  setDrawerTab(tab: string): void {
    this.drawerTab = tab;
    saveItem("drawer", tab);
  }

  setDrawerClosed(closed: boolean): void {
    this.drawerClosed = closed;
    saveItem("drawer-closed", closed ? "yes" : "");
  }

  setHints(hints: boolean): void {
    this.hints = hints;
    saveItem("hints", hints ? "" : "off");
  }

  /** Whoever turns sounds on again that were turned down altogether hears them. */
  setMuted(muted: boolean): void {
    this.muted = muted;
    saveItem("muted", muted ? "yes" : "");
    if (!muted && !this.volume) this.setVolume(DEFAULT_VOLUME);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    saveItem("volume", String(volume));
    if (this.muted && volume) this.setMuted(false);
  }

  setWinProbabilityOpen(open: boolean): void {
    this.winProbabilityOpen = open;
    saveItem("chances", open ? "open" : "");
  }

  applyTheme(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && darkScheme.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
