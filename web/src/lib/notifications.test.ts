import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { notifications } from "./notifications.svelte";

interface Subscription {
  endpoint: string;
  unsubscribe: () => Promise<boolean>;
  toJSON: () => { endpoint: string; keys: { p256dh: string; auth: string } };
}

let current: Subscription | undefined;
let permission: NotificationPermission;
let answer: NotificationPermission;

beforeEach(() => {
  current = undefined;
  permission = answer = "granted";
  const subscription: Subscription = {
    endpoint: "https://push.test/1",
    unsubscribe: async () => ((current = undefined), true),
    toJSON: () => ({ endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } }),
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => (current = subscription)),
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { ready: Promise.resolve({ pushManager }) } });
});

const routes = { "GET /api/push": { key: "K" }, "POST /api/me/push": {}, "DELETE /api/me/push": {} };

describe("notifications on this device", () => {
  it("are impossible in a browser without them", async () => {
    Reflect.deleteProperty(window, "PushManager");
    await notifications.refresh();
    expect(notifications.state).toBe("impossible");
  });

  it("are forbidden where their owner said so", async () => {
    permission = "denied";
    await notifications.refresh();
    expect(notifications.state).toBe("forbidden");
  });

  it("are off until they are turned on, and the server learns where to send them", async () => {
    const requests = serve(routes);
    await notifications.refresh();
    expect(notifications.state).toBe("off");
    await notifications.turnOn();
    expect(notifications.state).toBe("on");
    expect(requests.at(-1)).toMatchObject({ method: "POST", path: "/api/me/push", body: { endpoint: "https://push.test/1", p256dh: "p", auth: "a" } });
  });

  it("stay off if their owner says no", async () => {
    answer = "denied";
    const requests = serve(routes);
    await notifications.turnOn();
    expect([notifications.state, requests]).toEqual(["forbidden", []]);
  });

  it("do not seem to be on if the server does not know of them", async () => {
    serve({ ...routes, "POST /api/me/push": new Failure("internal", "", 500) });
    await expect(notifications.turnOn()).rejects.toThrow();
    await notifications.refresh();
    expect(notifications.state).toBe("off");
  });

  it("are turned off on both sides", async () => {
    const requests = serve(routes);
    await notifications.turnOn();
    await notifications.turnOff();
    expect(notifications.state).toBe("off");
    expect(requests.at(-1)).toMatchObject({ method: "DELETE", body: { endpoint: "https://push.test/1" } });
  });
});
