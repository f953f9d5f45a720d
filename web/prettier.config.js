// Formatter of the page and of the games' boards. Run by `make check`; `make format` writes.
import { fileURLToPath } from "node:url";

export default {
  printWidth: 160,
  plugins: [fileURLToPath(import.meta.resolve("prettier-plugin-svelte"))],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
