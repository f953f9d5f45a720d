// The WebSocket to the server: it reconnects by itself, and sends requests again until they are answered.
// Each request has an id, by which the server carries it out only once.

import { ServerError, request } from "./http";
import type { Advise, Describe, Do, Down, Find, Ticket, Up, Why } from "./wire";

const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 5000;
const RETRY_GROWTH = 1.6;
const PING_INTERVAL_MS = 20_000;
const PONG_TIMEOUT_MS = 10_000;
const RESEND_MS = 1000;

type Request = Do | Why | Find | Describe | Advise;
type WithoutId<Kind> = Kind extends Request ? Omit<Kind, "id"> : never;
/** What may be asked about a table. */
export type TableRequest = WithoutId<Request>;

export interface SocketListener {
  received(message: Down): void;
  connected(): void;
  disconnected(): void;
  /** The server does not know this browser's session. */
  sessionUnknown(): Promise<void>;
}

export class SocketClient {
  #socket: WebSocket | undefined;
  #started = false;
  #retryMs = MIN_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lastReceived = 0;
  /** The tables whose requests the server accepts on this socket. */
  #ready = new Set<string>();
  #pending = new Map<string, { message: Request; resolve: (answer: Down) => void }>();
  #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  #count = 0;

  constructor(private readonly listener: SocketListener) {}

  start(): void {
    if (this.#started) return;
    this.#started = true;
    addEventListener("offline", () => this.#socket?.close());
    addEventListener("online", () => this.#reconnect(0));
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#ping());
    setInterval(() => this.#ping(), PING_INTERVAL_MS);
    void this.#open();
  }

  /** Send a message that needs no answer; it is lost while there is no connection. */
  send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a request about a table; it is answered however often the connection breaks. */
  request(request: TableRequest): Promise<Down> {
    const message = { ...request, id: `${this.#prefix}-${++this.#count}` } as Request;
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#ready.has(message.table)) this.send(message);
    });
  }

  /** The server has sent the state of a table: from now on it accepts requests about it. */
  setReady(table: string): void {
    if (this.#ready.has(table)) return;
    this.#ready.add(table);
    this.#resend(table);
  }

  setUnready(table: string): void {
    this.#ready.delete(table);
  }

  #resend(table?: string): void {
    for (const { message } of this.#pending.values()) if (this.#ready.has(message.table) && (!table || table === message.table)) this.send(message);
  }

  async #open(): Promise<void> {
    if (this.#socket) return;
    try {
      const { ticket } = await request<Ticket>("POST", "/api/ticket");
      if (this.#socket) return;
      const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws?ticket=${encodeURIComponent(ticket)}`);
      this.#socket = socket;
      socket.onopen = () => {
        this.#retryMs = MIN_RETRY_MS;
        this.#lastReceived = Date.now();
        this.listener.connected();
      };
      socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Down);
      socket.onclose = () => this.#closed(socket);
    } catch (error) {
      if (error instanceof ServerError && error.code === "no-session") await this.listener.sessionUnknown().catch(() => undefined);
      this.listener.disconnected();
      this.#reconnect();
    }
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#ready.clear();
    this.listener.disconnected();
    this.#reconnect();
  }

  #reconnect(delayMs = this.#retryMs * (0.8 + 0.4 * Math.random())): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#open(), delayMs);
    this.#retryMs = Math.min(this.#retryMs * RETRY_GROWTH, MAX_RETRY_MS);
  }

  #receive(message: Down): void {
    this.#lastReceived = Date.now();
    // A rate limit, or a table that moves to another node: the same request is sent again a little later.
    if (message.type === "error" && (message.code === "slow-down" || message.code === "moving")) {
      setTimeout(() => this.#resend(), RESEND_MS);
      return;
    }
    const id = "id" in message ? message.id : undefined;
    // A server that shuts down carries nothing out: the request stays pending until the next connection.
    const pending = id && !isClosing(message) ? this.#pending.get(id) : undefined;
    if (id && pending) this.#pending.delete(id);
    this.listener.received(message);
    pending?.resolve(message);
  }

  /** Reconnect if the server does not answer: a connection can be dead without being closed. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const sentAt = Date.now();
    this.send({ type: "ping" });
    setTimeout(() => {
      if (this.#lastReceived >= sentAt || this.#socket !== socket) return;
      socket.close();
      this.#closed(socket);
    }, PONG_TIMEOUT_MS);
  }
}

function isClosing(message: Down): boolean {
  return message.type === "error" && message.code === "closing";
}
