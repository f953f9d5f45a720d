// Shall this device say when it is one's turn? The browser asks its owner; the house keeps where to send it.

import { ask } from "./http";
import type { PushKey } from "./wire";

type State = "unknown" | "impossible" | "forbidden" | "off" | "on";

const there = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

class Bell {
  state = $state<State>("unknown");

  /** How it is on this device; asks nobody anything. */
  async look(): Promise<void> {
    if (!there()) this.state = "impossible";
    else if (Notification.permission === "denied") this.state = "forbidden";
    else {
      const worker = await navigator.serviceWorker.ready; // on a first visit it comes last of all
      const made = worker.pushManager.getSubscription();
      this.state = await made.then(
        (found) => (found ? "on" : "off"),
        () => "impossible" as const,
      );
    }
  }

  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return this.look();
    const worker = await navigator.serviceWorker.ready;
    const { key } = await ask<PushKey>("GET", "/api/push");
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    try {
      await ask("POST", "/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    } catch (error) {
      await made.unsubscribe(); // a bell that the house does not know would only seem to be on
      throw error;
    }
    await this.look();
  }

  async turnOff(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.getSubscription();
    if (made) {
      await ask("DELETE", "/api/me/push", { endpoint: made.endpoint });
      await made.unsubscribe();
    }
    await this.look();
  }
}

export const bell = new Bell();
