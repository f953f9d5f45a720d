import { describe, expect, it } from "vitest";
import { blocks, sectionText, spans } from "./markdown";

const text = (string: string) => [{ kind: "text", text: string }];

describe("spans", () => {
  it("are plain, strong, emphasised or code", () => {
    expect(spans("a **b** *c* `d`")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
    ]);
  });

  it("keep marks that are not closed as they are", () => {
    expect(spans("2 * 3")).toEqual(text("2 * 3"));
    expect(spans("**open")).toEqual(text("**open"));
  });

  it("leave markup as text", () => {
    expect(spans("<img src=x onerror=alert(1)>")).toEqual(text("<img src=x onerror=alert(1)>"));
  });
});

describe("blocks", () => {
  it("are nothing for nothing", () => {
    expect(blocks("\n\n  \n")).toEqual([]);
  });

  it("join the lines of a paragraph", () => {
    expect(blocks("One\ntwo.\n\nThree.")).toEqual([
      { kind: "paragraph", spans: text("One two.") },
      { kind: "paragraph", spans: text("Three.") },
    ]);
  });

  it("have headings with the anchor of their §", () => {
    expect(blocks("# Title\n## §12 The end\nIt ends.")).toEqual([
      { kind: "heading", level: 1, id: "", spans: text("Title") },
      { kind: "heading", level: 2, id: "p12", spans: text("§12 The end") },
      { kind: "paragraph", spans: text("It ends.") },
    ]);
  });

  it("lose no line that begins with # and is no heading", () => {
    expect(blocks("#1 is the first pig.")).toEqual([{ kind: "paragraph", spans: text("#1 is the first pig.") }]);
  });

  it("have lists, ordered or not, whose items may go over several lines", () => {
    expect(blocks("- one\n  more\n- two")).toEqual([{ kind: "list", ordered: false, items: [text("one more"), text("two")] }]);
    expect(blocks("1. one\n2. two")).toEqual([{ kind: "list", ordered: true, items: [text("one"), text("two")] }]);
  });

  it("take a line that begins with an emphasised word for a paragraph", () => {
    expect(blocks("*Very* good")[0]?.kind).toBe("paragraph");
  });

  it("have tables without their rule", () => {
    expect(blocks("| a | b |\n|---|---|\n| 1 | **2** |\n| 3 | |")).toEqual([
      {
        kind: "table",
        head: [text("a"), text("b")],
        rows: [
          [text("1"), [{ kind: "strong", text: "2" }]],
          [text("3"), []],
        ],
      },
    ]);
  });
});

describe("a section to be read aloud", () => {
  const document = blocks("# Title\n\n## Set-up\n### §1 Pigs\n\nTake **one**:\n\n- red\n- blue!\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### §2 Food\n\nEat.");

  it("is its heading and what stands under it, with pauses", () => {
    expect(sectionText(document, 2)).toBe("§1 Pigs. Take one: red. blue! a, b. 1, 2.");
    expect(sectionText(document, document.length - 2)).toBe("§2 Food. Eat.");
  });

  it("is nothing where nothing stands under a heading", () => {
    expect(sectionText(document, 0)).toBe("");
    expect(sectionText(document, 1)).toBe("");
  });
});
