import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import { fieldName, valueText } from "./fields";

beforeAll(async () => {
  await words.loadPart(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
  await words.setLanguage("de");
});

describe("the fields of a box", () => {
  it("have names in the reader's language", () => {
    expect([fieldName("private_notes"), fieldName("edition_of"), fieldName("shelf")]).toEqual([
      "Bemerkungen, nur für Helfende",
      "Ausgabe von",
      "Platz im Regal",
    ]);
  });

  it("are read as texts", () => {
    expect(valueText("authors", ["Anna", "Bo"])).toBe("Anna, Bo");
    expect(valueText("year", -3000)).toBe("-3000");
    expect(valueText("age", 0)).toBe("0");
    expect(valueText("languages", ["fr", "klingon!"])).toBe("Französisch, klingon!");
    expect(valueText("titles", { fr: "Cochonnerie" })).toBe("Cochonnerie (Französisch)");
    expect(valueText("links", [{ title: "", address: "https://a.test" }])).toBe("https://a.test");
    expect(valueText("plays", [{ game: "any" }])).toBe("any");
    expect(valueText("shelf", undefined)).toBe("");
  });
});
