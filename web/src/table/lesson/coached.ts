/** Which tables have a coach beside them, and what the coach has said already. */
const TABLES = "asobi.coached";
const SAID = "asobi.coach.said";
const KEPT = 20;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the coach says everything again.
  }
}

export function coachAt(table: string): void {
  write(TABLES, [...read<string[]>(TABLES, []), table].slice(-KEPT));
}

export const isCoached = (table: string): boolean => read<string[]>(TABLES, []).includes(table);

export function leaveAlone(table: string): void {
  write(TABLES, read<string[]>(TABLES, []).filter((other) => other !== table));
}

/** How often the coach has said a thing. */
export const timesSaid = (key: string): number => read<Record<string, number>>(SAID, {})[key] ?? 0;

export function noteSaid(key: string): void {
  write(SAID, { ...read<Record<string, number>>(SAID, {}), [key]: timesSaid(key) + 1 });
}
