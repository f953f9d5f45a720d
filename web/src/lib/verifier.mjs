// Verifier of a match's draws, for the browser and the command line: node verifier.mjs record.json [the noted seal]
//
// Written from docs/fairness.md and not from the Python one, so that each checks the other. It uses nothing but the
// language: SHA-256 and HMAC stand below, because pages served without TLS have no crypto.subtle.

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The constants of SHA-256: fractional parts of the cube and square roots of the first primes.
  const fraction = (x) => (x - Math.floor(x)) * 2 ** 32;
  for (let n = 2, count = 0; count < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (count < 8) START[count] = fraction(Math.sqrt(n));
    K[count++] = fraction(Math.cbrt(n));
  }
}

const rotate = (x, n) => (x >>> n) | (x << (32 - n));

/** SHA-256 of bytes. */
export function sha256(bytes) {
  const size = ((bytes.length + 72) >> 6) << 6;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(size - 4, (bytes.length << 3) >>> 0);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] = w[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) + w[i - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] += value));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setUint32(4 * i, value));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA256. */
export function hmac(key, message) {
  const pad = new Uint8Array(64);
  pad.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(concat([pad.map((byte) => byte ^ 0x36), message]));
  return sha256(concat([pad.map((byte) => byte ^ 0x5c), inner]));
}

function concat(parts) {
  const all = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const text = (string) => new TextEncoder().encode(string);
const number = (value, size) => Uint8Array.from({ length: size }, (_, i) => Math.floor(value / 2 ** (8 * (size - 1 - i))) % 256);
const prefixed = (...parts) => concat(parts.flatMap((part) => [number(part.length, 4), part]));

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(string) {
  if (typeof string !== "string" || !/^([0-9a-f]{2})*$/.test(string)) throw new VerificationError("no-record", { why: `${string} is not hexadecimal` });
  return Uint8Array.from(string.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The seal of a secret. */
export const commitmentOf = (table, secret) => hex(sha256(prefixed(text("ludo1/commit"), text(table), secret)));

/** What a seat shows of its value before the start. */
export const pledgeOf = (table, seat, value) => hex(sha256(prefixed(text("ludo1/pledge"), text(table), number(seat, 1), value)));

/** The hash of what a client saw of the sealing: each event is [number, kind, seat (-1: none), text]. */
export function transcriptOf(table, commitment, events) {
  const first = sha256(prefixed(text("ludo1/seen"), text(table), text(commitment)));
  return hex(events.reduce((before, event) => sha256(prefixed(text("ludo1/seen"), before, text(event.join(" ")))), first));
}

/** What is wrong with a record: `key` and `details`. */
export class VerificationError extends Error {
  constructor(key, details = {}) {
    super(`${key} ${JSON.stringify(details)}`);
    this.key = key;
    this.details = details;
  }
}

/** How many draws hold; throws VerificationError. `seal`: the commitment that was noted before the match. */
export function check(record, seal) {
  const work = checkInSteps(record, seal);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same in steps of one draw, so that a page stays responsive: a long match has thousands of draws. */
export function* checkInSteps(record, seal) {
  try {
    return yield* verifySteps(record, seal);
  } catch (error) {
    throw error instanceof VerificationError ? error : new VerificationError("no-record", { why: String(error) });
  }
}

function* verifySteps(record, seal) {
  const { table, commitment, values, pledges } = record;
  const secret = unhex(record.secret);
  if (seal && seal !== commitment) throw new VerificationError("other-seal", { found: commitment, due: seal });
  if (commitmentOf(table, secret) !== commitment) throw new VerificationError("broken-seal");
  const shown = values.map(unhex);
  if (!pledges.every((pledge) => typeof pledge === "string") || (record.format === "ludotheque record 2" && pledges.length !== record.players))
    throw new VerificationError("no-record", { why: "it does not name the pledge of every seat" });
  shown.forEach((value, seat) => {
    if (!value.length) return;
    if (!pledges[seat]) throw new VerificationError("unpledged", { seat });
    if (pledgeOf(table, seat, value) !== pledges[seat]) throw new VerificationError("other-value", { seat });
  });
  const order = orderOf(record);
  if (order.length !== record.players || [...order].sort((a, b) => a - b).some((seat, k) => seat !== k))
    throw new VerificationError("no-record", { why: "an order of the seats in which one is missing" });
  if (record.seen) compareSeen(record, record.seen);
  const rules = text(`${record.game}/${record.rules}`);
  const seed = hmac(secret, prefixed(text("ludo1/seed"), text(table), rules, text(commitment), ...shown));
  if (byLots(record)) checkLots(record.first.seat ?? 0, order, placeAmong(order.length, seed, text("ludo1/lots")));
  let count = 0;
  for (const move of record.moves) {
    if (move.back !== undefined) {
      // An action was taken back, and its draws with it: the same numbers are drawn again. Against bots alone (`to`) the
      // next draw is the next number.
      if (!(move.back >= (move.to === undefined ? 0 : count) && move.back <= count))
        throw new VerificationError("bad-back", { n: move.n, back: move.back, made: count });
      count = move.back;
    } else if (move.drawn !== undefined) {
      const due = drawn(seed, count, move.among);
      if (due !== move.drawn) throw new VerificationError("other-draw", { k: count, due, found: move.drawn });
      count += 1;
      yield;
    }
  }
  return count;
}

/** Whether it was drawn by lots who begins. */
const byLots = ({ first }) => first?.by === "lots";

/** By seat, where whoever sits there sat when the values were pledged. */
const orderOf = ({ players, first }) => (first?.order?.length ? first.order : Array.from({ length: players }, (_, seat) => seat));

/** Whoever was drawn must sit at the seat that begins, and the others around the table as before. */
function checkLots(seat, order, drawn) {
  const count = order.length;
  if (order.some((before, now) => before !== (drawn + now - seat + count) % count))
    throw new VerificationError("other-lots", { due: drawn + 1, found: order[seat] + 1 });
}

/** What the client that saved the record saw and did by itself, against what the record says. */
function compareSeen(record, seen) {
  const { table, commitment, pledges, values } = record;
  if (!Number.isInteger(seen.seat) || [seen.commitment, seen.pledge, seen.value].some((told) => typeof told !== "string"))
    throw new VerificationError("no-record", { why: "what was seen is not complete" });
  if (seen.commitment !== commitment) throw new VerificationError("other-seal", { found: commitment, due: seen.commitment });
  if (transcriptOf(table, commitment, seen.events) !== seen.transcript) throw new VerificationError("other-transcript");
  if (seen.accepted) {
    const gone = (pledges[seen.seat] ?? "") !== seen.pledge;
    const unused = (values[seen.seat] ?? "") !== seen.value;
    if (gone || (unused && seen.in_time)) throw new VerificationError("left-out", { seat: orderOf(record).indexOf(seen.seat) });
    const chosen = seen.events.findLast(([, what]) => what === "first");
    if (typeof record.started === "number" && (chosen?.[3] === "lots") !== byLots(record)) throw new VerificationError("other-first");
  }
  if (seen.pledges.length && seen.pledges.join() !== pledges.join()) throw new VerificationError("other-pledge");
  for (const [, what, seat, told] of seen.events) {
    const due = what === "shown" ? (values[seat] ?? "") : what === "started" ? values.join() : told;
    if (due !== told) throw new VerificationError("other-shown");
  }
}

/** The seats, as everybody sits now, that pledged a value and did not show it before the match began. */
export function missingSeats(record) {
  const { started, moves, pledges = [], values = [] } = record;
  const began = typeof started === "number" || moves.length > 0;
  return began ? [...orderOf(record).entries()].filter(([, seat]) => pledges[seat] && !values[seat]).map(([now]) => now) : [];
}

/** What became of the value of whoever saved the record: "in" the deals, "late", "unpledged" (not taken before the start),
    "elsewhere" (another device's stands at that seat) or "none" (came later, looked on, or added nothing). */
export function ownPart({ seen, pledges = [], values = [] }) {
  if (!seen) return "none";
  const standing = pledges[seen.seat] ?? "";
  if (!standing) return seen.pledge ? "unpledged" : "none";
  if (standing !== seen.pledge) return "elsewhere";
  return values[seen.seat] === seen.value ? "in" : "late";
}

function drawn(seed, k, among) {
  const chances = among.reduce((total, [, weight]) => total + weight, 0);
  if (!among.every(([, weight]) => Number.isInteger(weight) && weight > 0) || !(chances < 2 ** 32))
    throw new VerificationError("no-record", { why: `the odds of draw ${k}` });
  return at(placeAmong(chances, seed, text("ludo1/draw"), number(k, 8)), among);
}

/** A place among so many equal chances. */
function placeAmong(chances, seed, ...parts) {
  const limit = 2 ** 32 - (2 ** 32 % chances);
  for (let counter = 0; ; counter++) {
    const digest = new DataView(hmac(seed, prefixed(...parts, number(counter, 8))).buffer);
    for (let i = 0; i < 8; i++) {
      const word = digest.getUint32(4 * i);
      if (word < limit) return word % chances;
    }
  }
}

function at(place, among) {
  for (const [name, weight] of among) if ((place -= weight) < 0) return name;
  throw new VerificationError("no-record", { why: "odds that do not add up" });
}

const OWN = {
  in: "The number of whoever saved this record is in the deals.",
  late: "The number of whoever saved this record came too late.",
  unpledged: "The number of whoever saved this record was not taken before the start.",
  elsewhere: "The number at the seat of whoever saved this record came from another device, not from his.",
  none: "Whoever saved this record added no number himself.",
};

/** Who added a number to the deals and who did not, in sentences. */
function describeSealing(record) {
  const list = (seats) => seats.map((seat) => seat + 1).join(", ");
  const shown = [...orderOf(record).entries()].filter(([, seat]) => record.values[seat]).map(([now]) => now);
  const missing = missingSeats(record);
  return [
    shown.length
      ? `Seats whose own number is in the deals: ${list(shown)}.`
      : "No seat's own number is in the deals: all luck comes from the secret of whoever deals.",
    ...(missing.length ? [`Not sealed by all: these seats pledged a number and did not show it: ${list(missing)}.`] : []),
    ...(record.pledges.length ? [] : ["This record has an older form: it does not name those who pledged a number and did not show it."]),
    ...(byLots(record) ? [`Who begins (seat ${(record.first.seat ?? 0) + 1}) was drawn by lots, with the same secret and numbers.`] : []),
    ...takenBack(record),
    ...(record.seen ? [OWN[ownPart(record)]] : []),
  ];
}

/** What somebody who played against bots alone has taken back. */
function takenBack({ moves }) {
  const rewound = moves.filter((move) => move.to !== undefined);
  const redealt = rewound.filter((move) => move.redealt !== undefined).length;
  return rewound.length
    ? [
        `Against bots alone choices were taken back ${rewound.length} time(s); ${redealt} time(s) what the player could not see was dealt anew.` +
          " `ludotheque verify` checks that this follows from the secret, too.",
      ]
    : [];
}

async function main([file, seal]) {
  const files = "node:fs"; // a name in a variable: what bundles this for a browser leaves it alone
  const { readFileSync } = await import(/* @vite-ignore */ files);
  try {
    const record = JSON.parse(readFileSync(file, "utf8"));
    console.log(`All ${check(record, seal)} draws hold: they were fixed before anyone sat down.`);
    for (const line of describeSealing(record)) console.log(line);
  } catch (error) {
    if (error.key === "left-out") console.error("The number of whoever saved this record was left out of the deals, though it was offered in time.");
    if (error.key === "left-out") console.error("Whoever deals could have chosen the luck: do not rely on this match.");
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (typeof process !== "undefined" && process.argv?.[1]?.endsWith("verifier.mjs")) void main(process.argv.slice(2));
