// The imagined games on their boards, to look at: `npx vite`, then /testing/boards.html?game=race&at=1&theme=dark. A tap goes on
// to the next moment.

import { mount } from "svelte";
import "../src/app.css";
import { words } from "../src/lib/words.svelte";
import BoardsPage from "./BoardsPage.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
await words.setLanguage("fr");
mount(BoardsPage, {
  target: document.getElementById("board") as HTMLElement,
  props: { game: wanted.get("game") ?? "shedding", at: Number(wanted.get("at") ?? 0) },
});
