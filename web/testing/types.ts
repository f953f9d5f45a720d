// The type of the one House there is, for tests that load its module anew.
export type House = typeof import("../src/lib/house.svelte").house;
