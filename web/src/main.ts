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
