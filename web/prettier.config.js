// Formatter of the page and of the games' boards. Run by `make check`; `make format` writes.
import { fileURLToPath } from "node:url";

export default {
  printWidth: 160,
  tabWidth: 2,
  useTabs: false,
  endOfLine: "lf",
  plugins: [fileURLToPath(import.meta.resolve("prettier-plugin-svelte"))],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
