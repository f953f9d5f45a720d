import { beforeEach, describe, expect, it, vi } from "vitest";

/** What matchMedia answers, and what it tells when that changes. */
const media: Record<string, { matches: boolean; change: () => void }> = {};

async function fresh(): Promise<typeof import("./settings.svelte")> {
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(() => {
  for (const name of Object.keys(media)) delete media[name];
  vi.stubGlobal("matchMedia", (query: string) => {
    const name = /\((\S+):/.exec(query)?.[1] ?? "";
    const list = { matches: false, change: () => undefined as void, addEventListener: (_: string, listener: () => void) => (list.change = listener) };
    return (media[name] = list);
  });
});

describe("the theme", () => {
  it("is that of the system unless one is chosen", async () => {
    const { settings } = await fresh();
    settings.applyTheme();
    expect(document.documentElement.dataset.theme).toBe("light");
    Object.assign(media["prefers-color-scheme"] ?? {}, { matches: true });
    media["prefers-color-scheme"]?.change();
    expect(document.documentElement.dataset.theme).toBe("dark");
    settings.setTheme("light");
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("is remembered", async () => {
    (await fresh()).settings.setTheme("dark");
    expect((await fresh()).settings.theme).toBe("dark");
  });

  it("is light on paper, and as before afterwards", async () => {
    const { settings } = await fresh();
    settings.setTheme("dark");
    dispatchEvent(new Event("beforeprint"));
    expect(document.documentElement.dataset.theme).toBe("light");
    dispatchEvent(new Event("afterprint"));
    expect(document.documentElement.dataset.theme).toBe("dark");
  });
});

describe("the pace", () => {
  it("is the usual one at first, and what was chosen later", async () => {
    const { PACES_MS, settings } = await fresh();
    expect(settings.paceMs).toBe(PACES_MS[2]);
    settings.setPaceMs(0);
    expect((await fresh()).settings.paceMs).toBe(0);
  });
});

describe("what is open or shut", () => {
  it("is remembered", async () => {
    const { settings } = await fresh();
    expect([settings.listOpen, settings.winProbabilityOpen]).toEqual([false, false]);
    settings.setListOpen(true);
    settings.setWinProbabilityOpen(true);
    const later = (await fresh()).settings;
    expect([later.listOpen, later.winProbabilityOpen]).toEqual([true, true]);
    later.setListOpen(false);
    expect((await fresh()).settings.listOpen).toBe(false);
  });
});

describe("motion", () => {
  it("ends where the system asks for little of it", async () => {
    const { settings } = await fresh();
    expect(settings.glideMs).toBe(450);
    Object.assign(media["prefers-reduced-motion"] ?? {}, { matches: true });
    media["prefers-reduced-motion"]?.change();
    expect(settings.glideMs).toBe(0);
  });
});

describe("a browser that keeps nothing", () => {
  it("has the usual settings, and nothing fails", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      clear: () => undefined,
    });
    const { loadItem, saveItem, settings } = await fresh();
    settings.setTheme("dark");
    expect(settings.theme).toBe("dark");
    saveItem("any", "thing");
    expect(loadItem("any", "usual")).toBe("usual");
  });
});
