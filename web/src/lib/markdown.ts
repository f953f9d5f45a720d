// Parser for the subset of Markdown in rulebooks: its result is plain data, so that no text ever becomes markup.

import { typeset } from "./words.svelte";

/** A picture has the name by which the game draws it; its text says the same in words, if there is need. */
export type Span = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "picture"; name: string; text: string };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "rule" }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function spans(text: string): Span[] {
  return typeset(text)
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|!\[[^\]]*\]\([\w-]+\))/)
    .filter(Boolean)
    .map((part): Span => {
      if (/^\*\*[^*]+\*\*$/.test(part)) return { kind: "strong", text: part.slice(2, -2) };
      if (/^\*[^*]+\*$/.test(part)) return { kind: "em", text: part.slice(1, -1) };
      if (/^`[^`]+`$/.test(part)) return { kind: "code", text: part.slice(1, -1) };
      const picture = /^!\[([^\]]*)\]\(([\w-]+)\)$/.exec(part);
      if (picture) return { kind: "picture", name: picture[2] as string, text: picture[1] as string };
      return { kind: "text", text: part };
    });
}

const HEADING = /^(#+) +(.*)$/;
const ITEM = /^(?:[-*]|\d+\.) +/;

export function blocks(text: string): Block[] {
  const result: Block[] = [];
  for (const piece of text.split(/\n\s*\n/)) {
    const lines = piece.split("\n").filter((line) => line.trim());
    for (let match = HEADING.exec(lines[0] ?? ""); match; match = HEADING.exec(lines[0] ?? "")) {
      lines.shift();
      const title = match[2] as string;
      result.push({ kind: "heading", level: (match[1] as string).length, id: anchor(title), spans: spans(title) });
    }
    if (!lines.length) continue;
    if (lines.length === 1 && lines[0] === "---") result.push({ kind: "rule" });
    else if (lines.every((line) => line.startsWith("|"))) result.push(table(lines));
    else if (ITEM.test(lines[0] as string)) result.push(list(lines));
    else result.push({ kind: "paragraph", spans: spans(lines.join(" ")) });
  }
  return result;
}

/** The heading at an index and what stands under it, up to the next one, as a text to be read aloud; "" if nothing does. */
export function sectionText(document: Block[], index: number): string {
  const next = document.findIndex((block, k) => k > index && block.kind === "heading");
  const section = document.slice(index, next < 0 ? undefined : next);
  return section.length > 1 ? section.map(plainText).join(" ") : "";
}

function plainText(block: Block): string {
  const line = (spans: Span[]) => spans.map(({ text }) => text).join("");
  if (block.kind === "list") return block.items.map((item) => ended(line(item))).join(" ");
  if (block.kind === "rule") return "";
  if (block.kind === "table") return [block.head, ...block.rows].map((row) => ended(row.map(line).filter(Boolean).join(", "))).join(" ");
  return ended(line(block.spans));
}

/** So that a voice pauses after a heading, an item or a row. */
const ended = (text: string): string => (/[\p{L}\d)»”’]$/u.test(text) ? `${text}.` : text);

function anchor(title: string): string {
  const paragraph = /^§(\d+)/.exec(title)?.[1];
  return paragraph ? `p${paragraph}` : "";
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\d/.test(lines[0] as string), items: items.map(spans) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  return { kind: "table", head: cells(lines[0] as string), rows: lines.slice(2).map(cells) };
}
