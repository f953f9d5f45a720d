import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests of src/lib/, in a window without a screen. Nothing of this is part of the built page.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    dedupe: ["svelte"],
    alias: { $art: here("src/art"), $kit: here("src/kit"), $lib: here("src/lib"), $parts: here("src/parts") },
    conditions: ["browser"],
  },
  // The boards and some words are outside this folder.
  server: { fs: { allow: [here("..")] } },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://ludotheque.test/", settings: { navigation: { disableMainFrameNavigation: true } } } },
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    setupFiles: ["testing/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // In no order of theirs, but in the same one every time.
    sequence: { shuffle: true, seed: 1 },
  },
});
