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
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: method === "GET" ? undefined : (file ?? JSON.stringify(body ?? {})) });
  } catch {
    throw new ServerError("offline", "");
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { code = "offline", sentence = "" } = answer as Partial<HttpProblem>;
  throw new ServerError(code, sentence);
}
