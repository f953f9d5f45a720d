import { describe, expect, it, vi } from "vitest";
import { Failure, serve } from "../../testing/server";
import { ServerError, request } from "./http";

const refused = async (promise: Promise<unknown>): Promise<ServerError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServerError)) throw new Error("not refused");
  return error;
};

describe("ask", () => {
  it("gives the answer", async () => {
    serve({ "GET /api/games": [{ id: "any" }] });
    expect(await request("GET", "/api/games")).toEqual([{ id: "any" }]);
  });

  it("sends a body with everything but GET, and a link's secret if there is one", async () => {
    const requests = serve({ "GET /a": 1, "POST /a": 1, "DELETE /a": 1 });
    await request("GET", "/a", undefined, "s3cret");
    await request("POST", "/a", { name: "Anna" });
    await request("DELETE", "/a");
    expect(requests.map(({ body, secret }) => [body, secret])).toEqual([
      [undefined, "s3cret"],
      [{ name: "Anna" }, undefined],
      [{}, undefined],
    ]);
  });

  it("sends a file as it is", async () => {
    const requests = serve({ "POST /a": 1 });
    const file = new File(["x"], "rules.pdf");
    await request("POST", "/a", file);
    expect(requests[0]?.body).toBe(file);
  });

  it("throws what the server says is wrong", async () => {
    serve({ "POST /api/tables": new Failure("table-full", "No seat is free.", 409) });
    const { code, message } = await refused(request("POST", "/api/tables"));
    expect([code, message]).toEqual(["table-full", "No seat is free."]);
  });

  it("says offline where nobody answers", async () => {
    expect((await refused(request("GET", "/api/games"))).code).toBe("offline");
  });

  it("says offline where something else than the server answers", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
    expect((await refused(request("GET", "/api/games"))).code).toBe("offline");
  });
});
