// Who am I, what is on the shelf, which tables are there? Everything that is not one table's own.

import { SvelteMap } from "svelte/reactivity";
import { boardOf } from "./boards";
import { HouseSaid, ask } from "./http";
import { keep, kept } from "./settings.svelte";
import { Wire } from "./socket";
import { Table } from "./table.svelte";
import type { Down, GameCard, LinkMade, Me, TableCard, TableMade, TableWish } from "./wire";
import { isLanguage, say, words, type Language } from "./words.svelte";

class House {
  me = $state.raw<Omit<Me, "created">>({ name: "", language: "" });
  games = $state.raw<GameCard[]>([]);
  open = $state.raw<TableCard[]>([]);
  yours = $state.raw<TableCard[]>([]);
  /** `waking`: not connected yet; `lost`: not any more. */
  state = $state<"waking" | "here" | "lost">("waking");
  failed = $state.raw<HouseSaid>();
  /** A table that begins by itself as soon as this device has added its luck: everybody is already here. */
  begins = $state("");
  #tables = new SvelteMap<string, Table>();
  #lookers = new Map<string, number>();
  #wire = new Wire({
    heard: (message) => this.#hear(message),
    connected: () => this.#connected(),
    lost: () => (this.state = "lost"),
    stranger: () => this.#enter(),
  });

  async start(): Promise<void> {
    try {
      // Nothing waits for what it does not need: each answer that is missing is a walk to the house and back.
      const entered = this.#enter().then(() => this.#wire.start());
      const [games] = await Promise.all([ask<GameCard[]>("GET", "/api/games"), entered, words.speak(words.language)]);
      this.games = games;
      if (isLanguage(this.me.language) && this.me.language !== words.language) await words.speak(this.me.language);
      this.failed = undefined;
    } catch (error) {
      await words.speak(words.language).catch(() => undefined);
      this.failed = error instanceof HouseSaid ? error : new HouseSaid("offline", "");
      setTimeout(() => void this.start(), 3000);
    }
  }

  /** What to tell whoever cannot come in: is it this device, or the house? */
  get missing(): "waking" | "offline" | "silent" {
    if (!this.failed) return "waking";
    return navigator.onLine ? "silent" : "offline";
  }

  async #enter(): Promise<void> {
    this.me = await ask<Me>("POST", "/api/me");
  }

  game(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A level to choose, with what was measured of it. */
  levelOf(game: string, level: string): string {
    const strength = this.game(game)?.strengths?.[level];
    return strength ? say("level-measured", { level: say(`level-${level}`), strength }) : say(`level-${level}`);
  }

  title(id: string): string {
    return this.game(id)?.titles[words.language] ?? id;
  }

  // The socket.

  #connected(): void {
    this.state = "here";
    this.#wire.tell({ type: "lobby", on: true });
    for (const table of this.#tables.values()) table.watch();
  }

  #hear(message: Down): void {
    if (message.type === "open") this.open = message.tables;
    else if (message.type === "yours") this.yours = message.tables;
    else if (message.type === "nudge")
      this.yours = this.yours.map((card) => (card.table === message.table ? { ...card, status: message.status, your_turn: message.your_turn } : card));
    else if ("table" in message && message.table) void this.#tables.get(message.table)?.hear(message);
  }

  // Tables.

  /** Look at a table; call the answer's `away` when done. */
  look(id: string, secret = ""): Table {
    let table = this.#tables.get(id);
    if (!table) {
      table = new Table(id, secret, this.#wire, (game) => this.game(game)?.fields ?? []);
      this.#tables.set(id, table);
      if (this.state === "here") table.watch();
    } else if (secret) table.secret = secret;
    this.#lookers.set(id, (this.#lookers.get(id) ?? 0) + 1);
    return table;
  }

  lookAway(id: string): void {
    const left = (this.#lookers.get(id) ?? 1) - 1;
    this.#lookers.set(id, left);
    if (left > 0) return;
    this.#tables.delete(id);
    this.#wire.tell({ type: "unwatch", table: id });
  }

  async lay(wish: TableWish): Promise<string> {
    const made = await ask<TableMade>("POST", "/api/tables", wish);
    keep(`link-${made.table}`, made.link);
    return made.table;
  }

  /** The table on the home page: the one that was dealt last time, or a fresh one of the first game on the shelf. */
  async homeTable(): Promise<string> {
    const last = kept("home", "");
    if (last) {
      const mine = await ask<TableCard[]>("GET", "/api/me/tables");
      if (mine.some((card) => card.table === last && card.status === "playing" && card.your_seat !== undefined)) return last;
    }
    const game = this.games[0]?.id ?? "";
    void boardOf(game); // it comes while the cards are dealt
    const [table] = await Promise.all([this.lay({ game, start: true }), words.learn(game)]);
    keep("home", table);
    return table;
  }

  /** The link by which others come to a table, as far as we know it: we made it, came by it, or need none. */
  link(table: Table): string {
    const own = table.secret && `${location.origin}/t/${table.id}#k=${table.secret}`;
    return kept(`link-${table.id}`, "") || own || (table.seats?.listed ? `${location.origin}/t/${table.id}` : "");
  }

  /** Make a link; the one before it stops working, so nobody should who did not ask for it. */
  async newLink(table: Table): Promise<string> {
    const { link } = await ask<LinkMade>("POST", `/api/tables/${table.id}/links`, {});
    keep(`link-${table.id}`, link);
    return link;
  }

  // You.

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PATCH", "/api/me", { name });
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.me = await ask<Me>("PATCH", "/api/me", { language });
  }

  async take(secret: string): Promise<void> {
    this.me = await ask<Me>("POST", "/api/me/take", { secret });
  }

  async forget(): Promise<void> {
    await ask("DELETE", "/api/me");
  }
}

export const house = new House();
