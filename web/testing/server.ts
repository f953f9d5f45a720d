// A server made of fixed answers, in place of fetch and WebSocket.
import { vi } from "vitest";
import type { Down, Up } from "../src/lib/wire";

interface Request {
  method: string;
  path: string;
  body: unknown;
  secret: string | undefined;
}

/** An answer that is not 200. */
export class Failure {
  constructor(
    readonly code: string,
    readonly sentence = "",
    readonly status = 400,
  ) {}
}

/** Answer requests by "METHOD /path"; a function is called with the body. Gives the list of requests, which grows. */
export function serve(routes: Record<string, unknown>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: string | Blob }) => {
    const request = { method, path, body: typeof body === "string" ? (JSON.parse(body) as unknown) : body, secret: headers["X-Link-Secret"] };
    requests.push(request);
    const route = routes[`${method} ${path}`] ?? new Failure("unknown", "", 404);
    const answer: unknown = typeof route === "function" ? await (route as (body: unknown) => unknown)(request.body) : route;
    if (answer instanceof Error) throw answer;
    if (answer instanceof Failure) return new Response(JSON.stringify({ code: answer.code, sentence: answer.sentence }), { status: answer.status });
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return requests;
}

/** The sockets that were opened, newest last; the test opens, answers and drops them. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Up[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up);
  }

  /** A dead line answers nothing, not even this: `drop` is what the browser says later. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: Down): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

/** Let everything that was promised happen, without letting time pass. */
export async function settle(): Promise<void> {
  for (let k = 0; k < 30; k++) await Promise.resolve();
}
