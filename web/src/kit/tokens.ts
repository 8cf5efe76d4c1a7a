/** The keys to seats, kept in this browser: one token a table, the only proof that the seat is ours. */
import { read, write } from "./preferences.svelte";
import type { Held } from "./protocol";

const SEATS = "asobi.seats";
const HERE = "asobi.here";
const MOST = 200;

export function tokenOf(table: string): string | null {
  return read<Record<string, string>>(SEATS, {})[table] ?? null;
}

export function keepToken(table: string, token: string): void {
  const kept = Object.entries(read<Record<string, string>>(SEATS, {})).filter(([other]) => other !== table);
  write(SEATS, Object.fromEntries([...kept, [table, token]].slice(-MOST)));
}

/** All seats of a table that are played at this screen, where there are several. */
export function hereOf(table: string): Held[] {
  return read<Record<string, Held[]>>(HERE, {})[table] ?? [];
}

export function keepHere(table: string, held: Held[]): void {
  const kept = Object.entries(read<Record<string, Held[]>>(HERE, {})).filter(([other]) => other !== table);
  write(HERE, Object.fromEntries([...kept, [table, held]].slice(-MOST)));
}
