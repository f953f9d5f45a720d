// The server as this page knows it: the person, the games, the lobby, the connection, and the tables being watched.

import { SvelteMap } from "svelte/reactivity";
import { boardOf, learnDeclarations } from "./boards";
import { ServerError, request } from "./http";
import { loadItem, saveItem } from "./settings.svelte";
import { SocketClient } from "./socket";
import { Table } from "./table.svelte";
import type { Down, GameCard, LinkMade, Me, MeChange, TableCard, TableMade, TableWish } from "./wire";
import { isLanguage, say, words, type Language } from "./words.svelte";

const RETRY_MS = 3000;

export type Portrait = NonNullable<MeChange["portrait"]>;

class Server {
  me = $state.raw<Omit<Me, "created">>({ name: "", language: "", portrait: "" });
  games = $state.raw<GameCard[]>([]);
  open = $state.raw<TableCard[]>([]);
  yours = $state.raw<TableCard[]>([]);
  /** Whether `yours` and `open` have been told; until then pages leave their place out, so that nothing is pushed down. */
  listed = $state(false);
  state = $state<"connecting" | "connected" | "lost">("connecting");
  failed = $state.raw<ServerError>();
  /** A table that starts without a click, as soon as this device has added its random value: all players are here. */
  autoStart = $state("");
  /** Somebody has neither said who he is, nor that he would rather not. */
  #introduced = $state(loadItem("introduced", "") === "yes");
  /** The match that was left last, in which a bot covers the seat: the home page says so. */
  left = $state.raw<{ table: string; game: string }>();
  #tables = new SvelteMap<string, Table>();
  #watchers = new Map<string, number>();
  #socket = new SocketClient({
    received: (message) => this.#receive(message),
    connected: () => this.#connected(),
    disconnected: () => (this.state = "lost"),
    sessionUnknown: () => this.#signIn(),
  });

  async start(): Promise<void> {
    try {
      // In parallel: each request in a row costs a round trip.
      const signedIn = this.#signIn().then(() => this.#socket.start());
      const [games] = await Promise.all([request<GameCard[]>("GET", "/api/games"), signedIn, words.setLanguage(words.language)]);
      learnDeclarations(games);
      this.games = games;
      if (isLanguage(this.me.language) && this.me.language !== words.language) await words.setLanguage(this.me.language);
      this.failed = undefined;
    } catch (error) {
      await words.setLanguage(words.language).catch(() => undefined);
      this.failed = error instanceof ServerError ? error : new ServerError("offline", "");
      setTimeout(() => void this.start(), RETRY_MS);
    }
  }

  /** Why the page is not there yet: it is still loading, or this device or the server has failed. */
  get outage(): "loading" | "offline" | "silent" {
    if (!this.failed) return "loading";
    return navigator.onLine ? "silent" : "offline";
  }

  async #signIn(): Promise<void> {
    this.me = await request<Me>("POST", "/api/me");
  }

  game(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The name of a level, with its measured strength. */
  levelOf(game: string, level: string): string {
    const strength = this.game(game)?.strengths?.[level];
    return strength ? say("level-measured", { level: say(`level-${level}`), strength }) : say(`level-${level}`);
  }

  title(id: string): string {
    return this.game(id)?.titles[words.language] ?? id;
  }

  // The socket.

  #connected(): void {
    this.state = "connected";
    this.#socket.send({ type: "lobby", on: true });
    for (const table of this.#tables.values()) table.watch();
  }

  #receive(message: Down): void {
    if (message.type === "open") this.open = message.tables;
    else if (message.type === "yours") {
      this.yours = message.tables;
      this.listed = true;
    } else if (message.type === "nudge")
      this.yours = this.yours.map((card) => (card.table === message.table ? { ...card, status: message.status, your_turn: message.your_turn } : card));
    else if ("table" in message && message.table) void this.#tables.get(message.table)?.receive(message);
  }

  // Tables.

  /** Watch a table, until `unwatch` was called as often. */
  watch(id: string, secret = "", watchOnly = false): Table {
    let table = this.#tables.get(id);
    if (!table) {
      table = new Table(id, secret, this.#socket, (game) => this.game(game)?.fields ?? []);
      this.#tables.set(id, table);
      if (this.state === "connected") table.watch();
    } else if (secret) table.secret = secret;
    if (secret) table.watchOnly = watchOnly;
    this.#watchers.set(id, (this.#watchers.get(id) ?? 0) + 1);
    return table;
  }

  /** A table that is being watched. */
  watched(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  unwatch(id: string): void {
    const remaining = (this.#watchers.get(id) ?? 1) - 1;
    this.#watchers.set(id, remaining);
    if (remaining > 0) return;
    this.#tables.delete(id);
    this.#socket.send({ type: "unwatch", table: id });
  }

  async createTable(options: TableWish): Promise<string> {
    const { table, link } = await request<TableMade>("POST", "/api/tables", options);
    saveItem(`link-${table}`, link);
    return table;
  }

  /** The table on the home page: the one of the last visit while it is being played, or a new one of the first game. */
  async homeTable(): Promise<string> {
    const last = loadItem("home", "");
    if (last) {
      const mine = await request<TableCard[]>("GET", "/api/me/tables");
      if (mine.some((card) => card.table === last && card.status === "playing" && card.your_seat !== undefined)) return last;
    }
    const game = this.games[0]?.id ?? "";
    void boardOf(game); // loaded while the server deals
    const [table] = await Promise.all([this.createTable({ game, start: true }), words.loadGame(game)]);
    saveItem("home", table);
    return table;
  }

  /** The link for others to a table, to play or only to watch: made here, used to come here, or without a secret; "" if
      it is not known. */
  link(table: Table, watch = false): string {
    const own = table.secret && table.watchOnly === watch && `${location.origin}/t/${table.id}#${watch ? "w" : "k"}=${table.secret}`;
    const open = table.seats?.listed && !watch ? `${location.origin}/t/${table.id}` : "";
    return loadItem(`${watch ? "watch" : "link"}-${table.id}`, "") || own || open;
  }

  /** Make a new link; the one before it stops working. */
  async newLink(table: Table, watch = false): Promise<string> {
    const { link } = await request<LinkMade>("POST", `/api/tables/${table.id}/links`, watch ? { watch } : {});
    saveItem(`${watch ? "watch" : "link"}-${table.id}`, link);
    return link;
  }

  /** A rematch was made here: nobody has its link yet. */
  noteRematch(table: string): void {
    saveItem(`rematch-${table}`, "made");
  }

  /** Whether a link that is not known here was given to anybody. */
  mayHaveLink(table: Table): boolean {
    return !loadItem(`rematch-${table.id}`, "");
  }

  // The person.

  /** Nobody knows yet who this person is. */
  get isNew(): boolean {
    return !this.me.name && !this.#introduced;
  }

  /** Ask no more who this person is. */
  introduced(): void {
    this.#introduced = true;
    saveItem("introduced", "yes");
  }

  async rename(name: string): Promise<void> {
    this.me = await request<Me>("PATCH", "/api/me", { name });
  }

  async setPortrait(portrait: Portrait): Promise<void> {
    this.me = await request<Me>("PATCH", "/api/me", { portrait });
  }

  /** Delete a table from the person's own lists. */
  async deleteTable(table: string): Promise<void> {
    await request("DELETE", `/api/me/tables/${table}`);
    this.yours = this.yours.filter((card) => card.table !== table);
  }

  async setLanguage(language: Language): Promise<void> {
    await words.setLanguage(language);
    this.me = await request<Me>("PATCH", "/api/me", { language });
  }

  async takeIdentity(secret: string): Promise<void> {
    this.me = await request<Me>("POST", "/api/me/take", { secret });
  }

  async deleteIdentity(): Promise<void> {
    await request("DELETE", "/api/me");
  }
}

export const server = new Server();
