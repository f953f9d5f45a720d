import { beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { bell } from "./bell.svelte";

interface Subscription {
  endpoint: string;
  unsubscribe: () => Promise<boolean>;
  toJSON: () => { endpoint: string; keys: { p256dh: string; auth: string } };
}

let subscribed: Subscription | undefined;
let permission: NotificationPermission;
let asked: NotificationPermission;

beforeEach(() => {
  subscribed = undefined;
  permission = asked = "granted";
  const subscription: Subscription = {
    endpoint: "https://push.test/1",
    unsubscribe: async () => ((subscribed = undefined), true),
    toJSON: () => ({ endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } }),
  };
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: vi.fn(async () => (subscribed = subscription)),
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = asked),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { ready: Promise.resolve({ pushManager }) } });
});

const routes = { "GET /api/push": { key: "K" }, "POST /api/me/push": {}, "DELETE /api/me/push": {} };

describe("notifications on this device", () => {
  it("are impossible in a browser without them", async () => {
    Reflect.deleteProperty(window, "PushManager");
    await bell.look();
    expect(bell.state).toBe("impossible");
  });

  it("are forbidden where their owner said so", async () => {
    permission = "denied";
    await bell.look();
    expect(bell.state).toBe("forbidden");
  });

  it("are off until they are turned on, and the server learns where to send them", async () => {
    const requests = serve(routes);
    await bell.look();
    expect(bell.state).toBe("off");
    await bell.turnOn();
    expect(bell.state).toBe("on");
    expect(requests.at(-1)).toMatchObject({ method: "POST", path: "/api/me/push", body: { endpoint: "https://push.test/1", p256dh: "p", auth: "a" } });
  });

  it("stay off if their owner says no", async () => {
    asked = "denied";
    const requests = serve(routes);
    await bell.turnOn();
    expect([bell.state, requests]).toEqual(["forbidden", []]);
  });

  it("do not seem to be on if the server does not know of them", async () => {
    serve({ ...routes, "POST /api/me/push": new Failure("internal", "", 500) });
    await expect(bell.turnOn()).rejects.toThrow();
    await bell.look();
    expect(bell.state).toBe("off");
  });

  it("are turned off on both sides", async () => {
    const requests = serve(routes);
    await bell.turnOn();
    await bell.turnOff();
    expect(bell.state).toBe("off");
    expect(requests.at(-1)).toMatchObject({ method: "DELETE", body: { endpoint: "https://push.test/1" } });
  });
});
