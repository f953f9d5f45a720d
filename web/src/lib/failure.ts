// What to tell the reader when a request has failed.

import { ServerError } from "./http";
import { say } from "./words.svelte";

export function failureText(error: unknown): string {
  return error instanceof ServerError && error.message ? error.message : say("house-unreachable");
}
