import type { Proof } from "./wire";

export function sha256(bytes: Uint8Array): Uint8Array;
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array;
export function hex(bytes: Uint8Array): string;
export function unhex(text: string): Uint8Array;
export function commitmentOf(table: string, secret: Uint8Array): string;
export function pledgeOf(table: string, seat: number, value: Uint8Array): string;
export function check(record: Proof, seal?: string): number;
export function checkInSteps(record: Proof, seal?: string): Generator<undefined, number>;
export class VerificationError extends Error {
  key: string;
  details: Record<string, string | number>;
  constructor(key: string, details?: Record<string, string | number>);
}
