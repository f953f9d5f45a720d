// How is the house asked over HTTP? Every answer is what was asked for, or a sentence that says why not.

import type { HttpProblem } from "./wire";

export class HouseSaid extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown, secret?: string): Promise<Answer> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secret) headers["X-Link-Secret"] = secret;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: method === "GET" ? undefined : JSON.stringify(body ?? {}) });
  } catch {
    throw new HouseSaid("offline", "");
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { code = "offline", sentence = "" } = answer as Partial<HttpProblem>;
  throw new HouseSaid(code, sentence);
}
