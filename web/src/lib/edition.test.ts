import { describe, expect, it } from "vitest";
import { boxAddress, optionsIn } from "./edition";
import type { Option } from "./wire";

const OFFERED: Option[] = [
  { name: "edition", kind: "choice", values: ["old", "new", 3] },
  { name: "quick", kind: "flag" },
  { name: "target", kind: "number", low: 5, high: 9 },
  { name: "heights", kind: "numbers" },
  { name: "first", kind: "seat" },
];

describe("the options of an edition", () => {
  it("go into the address of the box and come back", () => {
    const options = { edition: 3, quick: true, target: 7, heights: [1, 2], first: 0 };
    const address = boxAddress({ game: "any", options });
    expect(address).toBe("/box/any?edition=3&quick=true&target=7&heights=1%2C2&first=0");
    expect(optionsIn(address.split("?")[1] ?? "", OFFERED)).toEqual(options);
    expect(boxAddress({ game: "any" })).toBe("/box/any");
  });

  it("are left out where the game does not have them", () => {
    expect(optionsIn("edition=lost&quick=perhaps&target=99&heights=1,x&first=-1&other=1", OFFERED)).toEqual({});
    expect(optionsIn("", OFFERED)).toEqual({});
  });
});
