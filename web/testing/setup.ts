// Before each test: an empty store, no timers or listeners of the test before, and no network.
import { afterEach, beforeEach, vi } from "vitest";

const listeners: (() => void)[] = [];

/** Remove after the test what it makes a window or document listen to. */
function follow(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject | null, options) => {
    add(type, listener, options);
    listeners.push(() => target.removeEventListener(type, listener, options));
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network in tests")));
  follow(globalThis as unknown as EventTarget);
  follow(document);
});

afterEach(() => {
  listeners.splice(0).forEach((remove) => remove());
  vi.useRealTimers();
});
