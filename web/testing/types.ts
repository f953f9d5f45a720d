// The type of the `server` singleton, for tests that load its module again.
export type Server = typeof import("../src/lib/server.svelte").server;
