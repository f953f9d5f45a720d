import type { Proof } from "./wire";

/** What a client saw of the sealing of a table, in order: number, kind, seat (-1: none), text. */
export type SeenEvent = [number, string, number, string];

/** What a client saw of the sealing and did by itself; saved with the record. */
export interface Seen {
  commitment: string;
  events: SeenEvent[];
  transcript: string;
  /** By seat, as they stood when the match began; empty if this client was not there. */
  pledges: string[];
  /** The seat for which it was to add a value when the match began, or -1. */
  seat: number;
  /** Its pledge and its value for that seat; "" if it drew none. */
  pledge: string;
  value: string;
  /** Its pledge stood when the start was asked for. */
  accepted: boolean;
  called: boolean;
  sent: boolean;
  /** The answer to its value: "shown", the code of a refusal, or "". */
  answer: string;
  /** It offered its value in time, as far as it can know. */
  in_time: boolean;
}

export type OwnPart = "in" | "late" | "unpledged" | "elsewhere" | "none";

export function sha256(bytes: Uint8Array): Uint8Array;
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array;
export function hex(bytes: Uint8Array): string;
export function unhex(text: string): Uint8Array;
export function commitmentOf(table: string, secret: Uint8Array): string;
export function pledgeOf(table: string, seat: number, value: Uint8Array): string;
export function transcriptOf(table: string, commitment: string, events: SeenEvent[]): string;
export function check(record: Proof & { seen?: Seen }, seal?: string): number;
export function checkInSteps(record: Proof & { seen?: Seen }, seal?: string): Generator<undefined, number>;
export function missingSeats(record: Proof): number[];
export function ownPart(record: Proof & { seen?: Seen }): OwnPart;
export class VerificationError extends Error {
  key: string;
  details: Record<string, string | number>;
  constructor(key: string, details?: Record<string, string | number>);
}
