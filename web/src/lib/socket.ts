// How does the page stay connected? One socket; when it breaks another is opened, and nothing asked is forgotten.
// Questions bear an id of ours and are sent again until they are answered: the house does each of them once.

import { HouseSaid, ask } from "./http";
import type { Advise, Describe, Do, Down, Find, Ticket, Up, Why } from "./wire";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const GROWTH = 1.6;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const SLOWER = 1000;

type Question = Do | Why | Find | Describe | Advise;
type Unnumbered<Kind> = Kind extends Question ? Omit<Kind, "id"> : never;

export interface Ears {
  heard(message: Down): void;
  connected(): void;
  lost(): void;
  /** The house does not know us any more. */
  stranger(): Promise<void>;
}

export class Wire {
  #socket: WebSocket | undefined;
  #started = false;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  #settled = new Set<string>();
  #waiting = new Map<string, { question: Question; answered: (message: Down) => void }>();
  #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  #count = 0;

  constructor(private readonly ears: Ears) {}

  start(): void {
    if (this.#started) return;
    this.#started = true;
    addEventListener("offline", () => this.#socket?.close());
    addEventListener("online", () => this.#soon(0));
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#check());
    setInterval(() => this.#check(), PING_EVERY);
    void this.#open();
  }

  /** Say something that needs no answer. */
  tell(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Ask something about a table; answered however often the connection breaks. */
  ask(question: Unnumbered<Question>): Promise<Down> {
    const whole = { ...question, id: `${this.#prefix}-${++this.#count}` } as Question;
    return new Promise((answered) => {
      this.#waiting.set(whole.id, { question: whole, answered });
      if (this.#settled.has(whole.table)) this.tell(whole);
    });
  }

  /** The house has told where a table stands: now it takes what waits. */
  settled(table: string): void {
    if (this.#settled.has(table)) return;
    this.#settled.add(table);
    this.#again(table);
  }

  unsettled(table: string): void {
    this.#settled.delete(table);
  }

  #again(table?: string): void {
    for (const { question } of this.#waiting.values()) if (this.#settled.has(question.table) && (!table || table === question.table)) this.tell(question);
  }

  async #open(): Promise<void> {
    if (this.#socket) return;
    try {
      const { ticket } = await ask<Ticket>("POST", "/api/ticket");
      if (this.#socket) return;
      const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws?ticket=${encodeURIComponent(ticket)}`);
      this.#socket = socket;
      socket.onopen = () => {
        this.#pause = FIRST_PAUSE;
        this.#lastHeard = Date.now();
        this.ears.connected();
      };
      socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Down);
      socket.onclose = () => this.#lose(socket);
    } catch (error) {
      if (error instanceof HouseSaid && error.code === "no-session") await this.ears.stranger().catch(() => undefined);
      this.ears.lost();
      this.#soon();
    }
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#settled.clear();
    this.ears.lost();
    this.#soon();
  }

  #soon(pause = this.#pause * (0.8 + 0.4 * Math.random())): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#open(), pause);
    this.#pause = Math.min(this.#pause * GROWTH, LONGEST_PAUSE);
  }

  #hear(message: Down): void {
    this.#lastHeard = Date.now();
    // Too much at once, or a table that is going over to another node: the same question again, in a moment.
    if (message.type === "error" && (message.code === "slow-down" || message.code === "moving")) {
      setTimeout(() => this.#again(), SLOWER);
      return;
    }
    const id = "id" in message ? message.id : undefined;
    // A house that is closing takes nothing: the question stays ours until the next one opens.
    const answer = id && !isClosing(message) ? this.#waiting.get(id) : undefined;
    if (id && answer) this.#waiting.delete(id);
    this.ears.heard(message);
    answer?.answered(message);
  }

  /** Is the other side still there? A line can be dead without being closed. */
  #check(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.tell({ type: "ping" });
    setTimeout(() => {
      if (this.#lastHeard >= asked || this.#socket !== socket) return;
      socket.close();
      this.#lose(socket);
    }, PATIENCE);
  }
}

function isClosing(message: Down): boolean {
  return message.type === "error" && message.code === "closing";
}
