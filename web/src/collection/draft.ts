// The form of a box: what is typed, and the facts that it stands for.

import { scoringDraft, scoringIn, type ScoringDraft } from "./table/scoring";
import type { CatalogFacts, Playable, WebLink } from "../lib/wire";

/** The languages that a form offers at once. */
export const USUAL_LANGUAGES = ["fr", "en", "de", "it"];

export interface Draft {
  title: string;
  titles: Record<string, string>;
  /** One a line, as `illustrators` and `mechanics`. */
  authors: string;
  illustrators: string;
  publisher: string;
  year: number | null;
  edition_of: string;
  low: number | null;
  high: number | null;
  age: number | null;
  minutes: number | null;
  mechanics: string;
  languages: string[];
  shelf: string;
  notes: string;
  private_notes: string;
  missing: string;
  links: WebLink[];
  plays: Playable[];
  /** How it is scored, and whether that is said at all. */
  scoring: ScoringDraft;
  scored: boolean;
}

/** The facts as a form. */
export function draftOf(facts: CatalogFacts): Draft {
  return {
    title: facts.title,
    titles: { ...Object.fromEntries(USUAL_LANGUAGES.map((language) => [language, ""])), ...facts.titles },
    authors: (facts.authors ?? []).join("\n"),
    illustrators: (facts.illustrators ?? []).join("\n"),
    publisher: facts.publisher ?? "",
    year: facts.year ?? null,
    edition_of: facts.edition_of ?? "",
    low: facts.low ?? null,
    high: facts.high ?? null,
    age: facts.age ?? null,
    minutes: facts.minutes ?? null,
    mechanics: (facts.mechanics ?? []).join("\n"),
    languages: [...(facts.languages ?? [])],
    shelf: facts.shelf ?? "",
    notes: facts.notes ?? "",
    private_notes: facts.private_notes ?? "",
    missing: facts.missing ?? "",
    links: (facts.links ?? []).map((link) => ({ ...link })),
    plays: (facts.plays ?? []).map(({ game, options }) => ({ game, options: { ...options } })),
    scoring: scoringDraft(facts.scoring),
    scored: facts.scoring !== undefined,
  };
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The facts that a form stands for; what it does not show stays as it is. */
export function factsIn(draft: Draft, before: CatalogFacts): CatalogFacts {
  return withoutEmpty({
    ...before,
    title: draft.title.trim(),
    titles: Object.fromEntries(Object.entries(draft.titles).flatMap(([language, title]) => (title.trim() ? [[language, title.trim()]] : []))),
    authors: lines(draft.authors),
    illustrators: lines(draft.illustrators),
    publisher: draft.publisher.trim(),
    year: draft.year ?? undefined,
    edition_of: draft.edition_of.trim(),
    low: draft.low ?? undefined,
    high: draft.high ?? undefined,
    age: draft.age ?? undefined,
    minutes: draft.minutes ?? undefined,
    mechanics: lines(draft.mechanics),
    languages: draft.languages,
    shelf: draft.shelf.trim(),
    notes: draft.notes.trim(),
    private_notes: draft.private_notes.trim(),
    missing: draft.missing.trim(),
    links: draft.links
      .filter(({ title, address }) => title.trim() || address.trim())
      .map(({ title, address }) => ({ title: title.trim(), address: address.trim() })),
    scoring: draft.scored ? scoringIn(draft.scoring) : undefined,
    plays: draft.plays.map(({ game, options }) => (options && Object.keys(options).length ? { game, options } : { game })),
  });
}

function withoutEmpty(facts: CatalogFacts): CatalogFacts {
  const isEmpty = (value: unknown) => value === undefined || value === "" || (typeof value === "object" && value !== null && !Object.keys(value).length);
  return { ...Object.fromEntries(Object.entries(facts).filter(([, value]) => !isEmpty(value))), title: facts.title };
}
