import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // Boards live with their games, outside this folder, and find Svelte here.
  resolve: { dedupe: ["svelte"] },
  build: {
    target: "es2022",
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
