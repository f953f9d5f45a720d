// Push notifications on this device, which say that it is one's turn: their state, turning them on and off.

import { request } from "./http";
import type { PushKey } from "./wire";

type State = "unknown" | "impossible" | "forbidden" | "off" | "on";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

class Notifications {
  state = $state<State>("unknown");

  /** Read the state from the browser; this prompts nobody. */
  async refresh(): Promise<void> {
    if (!isSupported()) this.state = "impossible";
    else if (Notification.permission === "denied") this.state = "forbidden";
    else {
      const worker = await navigator.serviceWorker.ready; // on a first visit it is registered last of all
      this.state = await worker.pushManager.getSubscription().then(
        (subscription) => (subscription ? "on" : "off"),
        () => "impossible" as const,
      );
    }
  }

  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return this.refresh();
    const worker = await navigator.serviceWorker.ready;
    const { key } = await request<PushKey>("GET", "/api/push");
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    try {
      await request("POST", "/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    } catch (error) {
      await subscription.unsubscribe(); // a subscription unknown to the server would only seem to be on
      throw error;
    }
    await this.refresh();
  }

  async turnOff(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.getSubscription();
    if (subscription) {
      await request("DELETE", "/api/me/push", { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    await this.refresh();
  }
}

export const notifications = new Notifications();
