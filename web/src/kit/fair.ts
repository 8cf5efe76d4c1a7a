/**
 * Fair dice, as asobi.core.fair has them: what a browser adds to the dice, and how it checks afterwards that the seed
 * came from there. With a hash of its own: browsers give crypto.subtle only to secure pages, and a table on the local
 * network is opened over plain HTTP.
 */
import { read, write } from "./preferences.svelte";

const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 (FIPS 180-4). */
export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  const sum = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + big + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at] = (sum[at]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((word, at) => digest.setInt32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC with SHA-256 (RFC 2104), for keys of at most a block. */
function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const padded = (byte: number) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ byte);
  const joined = (first: Uint8Array, second: Uint8Array) => new Uint8Array([...first, ...second]);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), data))));
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const newChance = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
export const sealed = (chance: string): string => hex(sha256(bytes(`asobi chance 1\n${chance}`)));
export const commitment = (secret: string, terms: string): string =>
  hex(sha256(bytes(`asobi fair dice 1\n${terms}\n${secret}`)));
export const settled = (secret: string, terms: string, chances: (string | null)[]): string =>
  hex(hmac(unhex(secret), bytes(["asobi match seed 1", terms, ...chances.map((chance) => chance ?? "-")].join("\n"))));

/** What this browser knows of a table's dice: what it added, and what the server showed before it learned that. */
export interface Kept {
  chance?: string;
  seat?: number;
  commitment?: string;
  seals?: (string | null)[];
}

const CHANCES = "asobi.chances";
const MOST = 200;

export function keptOf(table: string): Kept {
  return read<Record<string, Kept>>(CHANCES, {})[table] ?? {};
}

export function keep(table: string, more: Kept): void {
  const kept = Object.entries(read<Record<string, Kept>>(CHANCES, {})).filter(([other]) => other !== table);
  write(CHANCES, Object.fromEntries([...kept, [table, { ...keptOf(table), ...more }]].slice(-MOST)));
}

/** One thing that was looked at: the key of its words, and whether it holds; null if there is nothing to compare with. */
export interface Finding {
  key: string;
  holds: boolean | null;
  seats?: number[];
}

interface Proof {
  secret: string;
  terms: string;
  seals: (string | null)[];
  chances: (string | null)[];
}

/** Look a record's proof through; null if it carries none. */
export function findings(record: string, table: string, kept: Kept): Finding[] | null {
  const header = JSON.parse(record.slice(0, record.indexOf("\n"))) as Record<string, unknown> & { seed: string; fair?: Proof };
  const proof = header.fair;
  if (!proof) return null;
  const terms = JSON.parse(proof.terms) as Record<string, unknown>;
  const named = (name: string) => JSON.stringify(sorted(terms[name])) === JSON.stringify(sorted(header[name]));
  const where = (wanted: (seat: number) => boolean) => proof.seals.map((_, seat) => seat).filter(wanted);
  const false_ = where((seat) => proof.chances[seat] !== null && sealed(proof.chances[seat]!) !== proof.seals[seat]);
  const { seat, chance } = kept;
  return [
    { key: "fair-terms", holds: ["game", "rules", "seats", "settings"].every(named) && terms.table === table },
    { key: "fair-commitment", holds: kept.commitment ? kept.commitment === commitment(proof.secret, proof.terms) : null },
    { key: "fair-own", holds: chance === undefined || seat === undefined ? null : proof.chances[seat] === chance },
    { key: "fair-seals", holds: false_.length === 0 && (!kept.seals || same(kept.seals, proof.seals)), seats: false_ },
    { key: "fair-seed", holds: settled(proof.secret, proof.terms, proof.chances) === header.seed },
    { key: "fair-added", holds: true, seats: where((one) => proof.chances[one] !== null) },
    { key: "fair-kept-back", holds: null, seats: where((one) => proof.seals[one] !== null && proof.chances[one] === null) },
  ];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Plain data with the fields of every object in the order of their names. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).sort().map(([name, value]) => [name, sorted(value)]));
}
