import { expect, it } from "vitest";
import { failureText } from "./failure";
import { ServerError } from "./http";

// Without loaded messages `say` gives the key.
it("a failure is told by the server's sentence, or by that nobody answers", () => {
  expect(failureText(new ServerError("closing", "Closing for a moment."))).toBe("Closing for a moment.");
  expect(failureText(new ServerError("offline", ""))).toBe("house-unreachable");
  expect(failureText(new TypeError("no network"))).toBe("house-unreachable");
});
