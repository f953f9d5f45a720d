// HTTP requests to the server: each resolves to its answer, or throws a ServerError with a sentence for the reader.

import type { HttpProblem } from "./wire";

export class ServerError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** A file is sent as it is, everything else as JSON. */
export async function request<Answer>(method: string, path: string, body?: unknown, secret?: string): Promise<Answer> {
  const file = body instanceof Blob ? body : undefined;
  const headers: Record<string, string> = { "Content-Type": file ? "application/octet-stream" : "application/json" };
  if (secret) headers["X-Link-Secret"] = secret;
  const response = await answered(path, { method, headers, body: method === "GET" ? undefined : (file ?? JSON.stringify(body ?? {})) });
  return (await response.json().catch(() => ({}))) as Answer;
}

/** The text of a file. */
export async function requestText(path: string): Promise<string> {
  return (await answered(path, { method: "GET" })).text();
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ServerError("offline", "");
  }
  if (response.ok) return response;
  const { code = "offline", sentence = "" } = (await response.json().catch(() => ({}))) as Partial<HttpProblem>;
  throw new ServerError(code, sentence);
}
