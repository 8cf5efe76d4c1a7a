/** Which tables have a coach beside them, what the coach has said already, and what the player has done. */
const TABLES = "asobi.coached";
const SAID = "asobi.coach.said";
const DONE = "asobi.coach.done";
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

const times = (kind: string, key: string): number => read<Record<string, number>>(kind, {})[key] ?? 0;
const note = (kind: string, key: string) => write(kind, { ...read<Record<string, number>>(kind, {}), [key]: times(kind, key) + 1 });

/** How often the coach has said a thing. */
export const timesSaid = (key: string): number => times(SAID, key);
export const noteSaid = (key: string): void => note(SAID, key);

/** How often the player has chosen an action of a game, at tables with a coach. */
export const timesDone = (game: string, action: string): number => times(DONE, `${game} ${action}`);
export const noteDone = (game: string, action: string): void => note(DONE, `${game} ${action}`);
