import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // Boards live with their games, outside this folder, and find Svelte here, and what the page shares with them.
  resolve: { dedupe: ["svelte"], alias: { $art: here("src/art"), $lib: here("src/lib") } },
  build: {
    target: "es2022",
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
