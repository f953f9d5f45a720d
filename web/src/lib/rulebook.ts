// A rulebook as the page shows it: story, essentials, chapters and appendix, cut from its Markdown.

import { request } from "./http";
import { blocks, type Block, type Span } from "./markdown";
import type { Text } from "./wire";

export interface Rulebook {
  title: Span[];
  story: Span[][];
  /** The rules in one minute. */
  essentials: Span[][];
  /** What the numbers in the picture of the set-up mean. */
  labels: Span[][];
  /** From the first heading below the title to the appendix, without the labels. */
  main: Block[];
  /** Further chapters, to be unfolded. */
  appendix: { title: Span[]; blocks: Block[] }[];
}

export const plain = (spans: Span[]): string => spans.map((span) => span.text).join("");

export function rulebook(text: string): Rulebook {
  const document = blocks(text);
  const [title] = document;
  const first = document.findIndex((block) => block.kind === "heading" && block.level > 1);
  const rule = document.findIndex((block) => block.kind === "rule");
  const preamble = document.slice(1, first < 0 ? undefined : first);
  let main = first < 0 ? [] : document.slice(first, rule < 0 ? undefined : rule);
  const second = main[1];
  const labels = second?.kind === "list" && second.ordered ? second.items : [];
  if (labels.length) main = main.filter((block) => block !== second);
  const appendix: Rulebook["appendix"] = [];
  for (const block of rule < 0 ? [] : document.slice(rule + 1)) {
    if (block.kind === "heading" && block.level === 2) appendix.push({ title: block.spans, blocks: [] });
    else appendix.at(-1)?.blocks.push(block);
  }
  return {
    title: title?.kind === "heading" ? title.spans : [],
    story: preamble.flatMap((block) => (block.kind === "paragraph" ? [block.spans] : [])),
    essentials: preamble.flatMap((block) => (block.kind === "list" ? block.items : [])),
    labels,
    main,
    appendix,
  };
}

export async function fetchRulebook(game: string, language: string): Promise<Rulebook> {
  return rulebook((await request<Text>("GET", `/api/games/${encodeURIComponent(game)}/rulebook/${language}`)).text);
}

/** The § that a paragraph is an example of, if it is one of the chapter of examples: “**Example** (§4): …”. */
export function exampleOf(block: Block): number | undefined {
  if (block.kind !== "paragraph" || block.spans[0]?.kind !== "strong") return undefined;
  const number = /^\s\(§(\d+)\)/.exec(block.spans[1]?.text ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The ids of a rulebook's examples by the index of their block: `e4-2` is the second of §4. */
export function exampleIds(document: Block[]): Record<number, string> {
  const [ids, counts]: [Record<number, string>, Record<number, number>] = [{}, {}];
  for (const [k, block] of document.entries()) {
    const paragraph = exampleOf(block);
    if (paragraph === undefined) continue;
    counts[paragraph] = (counts[paragraph] ?? 0) + 1;
    ids[k] = `e${paragraph}-${counts[paragraph]}`;
  }
  return ids;
}

/** A remark beside the rules: “*Our ruling:* …”. */
export function remarkOf(block: Block): { title: string; text: Span[] } | undefined {
  if (block.kind !== "paragraph" || block.spans[0]?.kind !== "em") return undefined;
  const title = /^(.+?)\s?:$/.exec(block.spans[0].text)?.[1];
  return title === undefined ? undefined : { title, text: block.spans.slice(1) };
}

/** What the printed sheet says and how we play instead, from the appendix: the table whose first column is the §. */
export function differencesOf(book: Rulebook): { title: Span[]; table: Extract<Block, { kind: "table" }> } | undefined {
  for (const { title, blocks } of book.appendix) {
    const table = tablesOf(blocks).find((one) => plain(one.table.head[0] ?? []) === "§")?.table;
    if (table) return { title, table };
  }
  return undefined;
}

/** The tables of a document, each with the heading it stands under. */
export function tablesOf(document: Block[]): { title: Span[]; table: Extract<Block, { kind: "table" }> }[] {
  let title: Span[] = [];
  return document.flatMap((block) => {
    if (block.kind === "heading") title = block.spans;
    return block.kind === "table" ? [{ title, table: block }] : [];
  });
}
