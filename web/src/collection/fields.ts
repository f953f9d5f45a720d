// The fields of a box in words: their names, and what stands in them, for forms and lists of changes.

import { server } from "../lib/server.svelte";
import { languageName, say } from "../lib/words.svelte";
import type { CatalogFacts } from "../lib/wire";
import { scoringText } from "./table/scoring";

type Field = keyof CatalogFacts;

/** What a field is called on the page. */
export const fieldName = (name: Field): string => say(`field-${name.replace("_", "-")}`);

/** What a column of a list is taken for. */
export function columnName(field: string): string {
  if (field === "-") return say("lists-no-field");
  const language = /^title_(..)$/.exec(field)?.[1];
  if (language) return say("field-title-in", { language: languageName(language) });
  return say(`field-${field.replace(/^players_/, "").replace("_", "-")}`);
}

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
    case "scoring":
      return scoringText(facts.scoring ?? {});
    default:
      return Array.isArray(value) ? value.join(", ") : String(value);
  }
}
