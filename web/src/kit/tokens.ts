/** The keys to seats, kept in this browser: one token a table, the only proof that the seat is ours. */
import { read, write } from "./preferences.svelte";

const SEATS = "asobi.seats";
const MOST = 200;

export function tokenOf(table: string): string | null {
  return read<Record<string, string>>(SEATS, {})[table] ?? null;
}

export function keepToken(table: string, token: string): void {
  const kept = Object.entries(read<Record<string, string>>(SEATS, {})).filter(([other]) => other !== table);
  write(SEATS, Object.fromEntries([...kept, [table, token]].slice(-MOST)));
}
