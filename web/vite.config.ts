import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const isBoard = (path: string) => /\/games\/[^/]+\/board\//.test(path);

/** The service worker knows the files of its build: everything but the boards, which are kept when they are used. */
function worker(): Plugin {
  return {
    name: "worker",
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter((file) => !(file.type === "chunk" ? file.moduleIds : file.originalFileNames).some(isBoard));
      const assets = built.map((file) => file.fileName).filter((name) => name.startsWith("assets/") && !name.startsWith("assets/Board-"));
      const icons = readdirSync("public").filter((name) => name.endsWith(".svg"));
      const names = ["/", ...[...assets, ...icons].map((name) => `/${name}`)];
      const source = readFileSync("src/worker.js", "utf-8");
      const digest = createHash("sha256").update(JSON.stringify(names)).update(readFileSync("index.html")).update(source).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "worker.js", source: source.replace("self.FILES", JSON.stringify({ digest, names })) });
    },
  };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), worker()],
  // Boards live with their games, outside this folder, and find Svelte here, and what the page shares with them.
  resolve: { dedupe: ["svelte"], alias: { $art: here("src/art"), $kit: here("src/kit"), $lib: here("src/lib"), $parts: here("src/parts") } },
  // `npx vite` shows testing/boards.html; boards and some words are outside this folder.
  server: { fs: { allow: [here("..")] } },
  build: {
    target: "es2022",
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
