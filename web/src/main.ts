// Entry point of the page.

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { server } from "./lib/server.svelte";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";

settings.applyTheme();
router.start();
void server.start();
mount(App, { target: document.getElementById("app") as HTMLElement });

// Registered last: the service worker only helps the next visit, so it must not delay this one.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
