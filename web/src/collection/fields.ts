// The fields of a box in words: their names, and what stands in them, for forms and lists of changes.

import { server } from "../lib/server.svelte";
import { say } from "../lib/words.svelte";
import type { CatalogFacts } from "../lib/wire";
import { languageName } from "./facts";

type Field = keyof CatalogFacts;

/** What a field is called on the page. */
export const fieldName = (name: Field): string => say(`field-${name.replace("_", "-")}`);

/** What stands in a field, as one reads it; "" for nothing. */
export function valueText<Name extends Field>(name: Name, value: CatalogFacts[Name]): string {
  if (value === undefined) return "";
  const facts: CatalogFacts = { title: "", [name]: value };
  switch (name) {
    case "titles":
      return Object.entries(facts.titles ?? {})
        .map(([language, title]) => `${title} (${languageName(language)})`)
        .join(", ");
    case "languages":
      return (facts.languages ?? []).map((code) => languageName(code)).join(", ");
    case "links":
      return (facts.links ?? []).map((link) => [link.title, link.address].filter(Boolean).join(" – ")).join("\n");
    case "plays":
      return (facts.plays ?? []).map(({ game }) => server.title(game)).join(", ");
    default:
      return Array.isArray(value) ? value.join(", ") : String(value);
  }
}
