import { expect, it } from "vitest";
import { contrast, inkOn } from "./colours";

it("text can be read on any colour", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect([inkOn("#ffee88"), inkOn("#402010")]).toEqual(["#1a110a", "#ffffff"]);
  const steps = ["00", "33", "66", "99", "cc", "ff"];
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const colour = `#${red}${green}${blue}`;
        expect(contrast(colour, inkOn(colour)), colour).toBeGreaterThan(4.1);
      }
});
