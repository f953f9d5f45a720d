// Linter of the page and of the games' boards. Types and Svelte's own warnings are svelte-check's, layout is prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["**/node_modules/**", "web/src/lib/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.nodeBuiltin } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      // A name that begins with _ stands for something that is not used.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The rules below compile every component; svelte-check does that too, with the types at hand.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/valid-compile": "off",
      // No text becomes markup, see web/README.md.
      "svelte/no-at-html-tags": "error",
      // The server's content policy forbids styles written into markup: style:left={…} instead of style="…".
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteAttribute[key.name='style']", message: "Use style:property={…}: the content policy forbids style attributes." },
      ],
      // {" "} keeps a space at the edge of a block.
      "svelte/no-useless-mustaches": "off",
      // It cannot tell the maps and sets that no template reads, and those are plain on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // TypeScript knows undefined names better.
  { files: ["**/*.svelte", "**/*.ts", "**/*.mts"], rules: { "no-undef": "off" } },
  { files: ["web/src/worker.js"], languageOptions: { globals: globals.serviceworker } },
  // Also a program for the command line.
  { files: ["web/src/lib/verifier.mjs"], rules: { "no-console": "off" } },
);
