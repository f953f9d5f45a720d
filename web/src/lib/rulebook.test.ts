import { describe, expect, it } from "vitest";
import { differencesOf, exampleIds, plain, remarkOf, rulebook, tablesOf } from "./rulebook";

const TEXT = `# Pigs

Pigs run.

- **Goal**: Win.
- **Players**: 2 to 4.

## Set-up

1. A pig.
2. A card.

### §1 Cards

There are cards.

*Our ruling:* Twelve of them.

| a | b |
|---|---|
| ![](even) | 1 |

## Examples

**Example** (§1): One.

**Example** (§2): Two.

**Example** (§1): Three.

---

## How we ruled

| x | y |
|---|---|
| 1 | 2 |

| § | The sheet says | We play |
|---|---|---|
| §1 | Nothing. | Twelve. |

## Terminal

- \`play\`
`;

describe("a rulebook", () => {
  const book = rulebook(TEXT);

  it("opens with a story and the essentials", () => {
    expect(plain(book.title)).toBe("Pigs");
    expect(book.story.map(plain)).toEqual(["Pigs run."]);
    expect(book.essentials.map(plain)).toEqual(["Goal: Win.", "Players: 2 to 4."]);
  });

  it("has the labels of its picture apart", () => {
    expect(book.labels.map(plain)).toEqual(["A pig.", "A card."]);
    expect(book.main[0]).toMatchObject({ kind: "heading", level: 2 });
    expect(book.main[1]).toMatchObject({ kind: "heading", id: "p1" });
  });

  it("keeps an appendix, by chapter", () => {
    expect(book.appendix.map(({ title, blocks }) => [plain(title), blocks.length])).toEqual([
      ["How we ruled", 2],
      ["Terminal", 1],
    ]);
    expect(book.main.some((block) => block.kind === "rule")).toBe(false);
  });

  it("counts the examples of each §", () => {
    expect(Object.values(exampleIds(book.main))).toEqual(["e1-1", "e2-1", "e1-2"]);
  });

  it("knows remarks beside the rules, in French with its space", () => {
    expect(
      remarkOf({
        kind: "paragraph",
        spans: [
          { kind: "em", text: "Our ruling:" },
          { kind: "text", text: " So." },
        ],
      })?.title,
    ).toBe("Our ruling");
    expect(
      remarkOf({
        kind: "paragraph",
        spans: [
          { kind: "em", text: "Notre décision\u00a0:" },
          { kind: "text", text: " Ainsi." },
        ],
      })?.title,
    ).toBe("Notre décision");
    expect(remarkOf({ kind: "paragraph", spans: [{ kind: "em", text: "Very" }] })).toBeUndefined();
  });

  it("finds its tables, with the heading above each and the pictures in them", () => {
    const [found] = tablesOf(book.main);
    expect(plain(found?.title ?? [])).toBe("§1 Cards");
    expect(found?.table.rows[0]?.[0]).toEqual([{ kind: "picture", name: "even", text: "" }]);
  });

  it("says what the sheet says and how we play", () => {
    const found = differencesOf(book);
    expect(plain(found?.title ?? [])).toBe("How we ruled");
    expect(found?.table.rows.map((row) => row.map(plain))).toEqual([["§1", "Nothing.", "Twelve."]]);
    expect(differencesOf(rulebook("# Pigs"))).toBeUndefined();
  });

  it("may be no more than a title", () => {
    expect(rulebook("# Pigs")).toEqual({ title: [{ kind: "text", text: "Pigs" }], story: [], essentials: [], labels: [], main: [], appendix: [] });
  });
});
