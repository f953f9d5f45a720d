// Where does the page begin?

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { house } from "./lib/house.svelte";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";

settings.show();
router.start();
void house.start();
mount(App, { target: document.getElementById("app") as HTMLElement });

// After everything else: whoever comes for one move shall not wait for what the next visit will be glad of.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
