/** What can be told of a view without knowing its game: what belongs to each player, what is a grid, what has changed. */
import { words } from "../../kit/words";
import type { BoardTable } from "../board";

export type Plain = number | string | boolean | null;
type Named = Record<string, unknown>;

export interface Entry {
  key: string;
  path: string;
  value: unknown;
}

/** A value of every player, by seat. */
export interface Row {
  key: string;
  cells: Entry[];
}

export interface Reading {
  values: Entry[];
  rows: Row[];
  rest: Entry[];
}

export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
export const isNamed = (value: unknown): value is Named => !isPlain(value) && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Rows of plain values, as many in each. */
export function isGrid(value: unknown): value is Plain[][] {
  if (!isList(value) || value.length < 2 || !value.every((row) => isList(row) && row.every(isPlain))) return false;
  const [first, ...others] = value as Plain[][];
  return first!.length > 1 && others.every((row) => row.length === first!.length);
}

/** A grid that says who owns each cell: seats, and -1 or null where nobody does. */
export function isOwned(grid: Plain[][], seats: number): boolean {
  const cells = grid.flat();
  const free = (cell: Plain) => cell === null || cell === -1;
  const seat = (cell: Plain) => Number.isInteger(cell) && (cell as number) >= 0 && (cell as number) < seats;
  return cells.some(free) && cells.every((cell) => free(cell) || seat(cell));
}

export function entriesOf(value: object, path = ""): Entry[] {
  return Object.entries(value).map(([key, inner]) => ({ key, path: path ? `${path}.${key}` : key, value: inner }));
}

/** How many plain values there are within a value. */
export function count(value: unknown): number {
  return isPlain(value) ? 1 : Object.values(value as object).reduce<number>((sum, inner) => sum + count(inner), 0);
}

/** The paths of all plain values that are not what they were. */
export function changes(before: unknown, after: unknown, path = ""): Set<string> {
  if (isPlain(after)) return new Set(before === after ? [] : [path]);
  const old = (isPlain(before) ? {} : before) as Named;
  return new Set(entriesOf(after as object, path).flatMap(({ key, path, value }) => [...changes(old[key], value, path)]));
}

/** Reads one view after the other: a list that once was longer or shorter than there are seats is no list of players. */
export class Reader {
  private readonly lists = new Set<string>();

  read(view: unknown, seats: number): Reading {
    const found: Reading = { values: [], rows: [], rest: [] };
    for (const entry of isPlain(view) ? [] : entriesOf(view as object)) {
      const { key, path, value } = entry;
      if (isPlain(value)) found.values.push(entry);
      else if (this.byPlayer(key, value, seats)) found.rows.push(...rowsOf(key, path, value));
      else found.rest.push(entry);
    }
    return found;
  }

  private byPlayer(key: string, value: unknown, seats: number): value is unknown[] {
    if (!isList(value)) return false;
    if (seats < 2 || value.length !== seats) this.lists.add(key);
    return !this.lists.has(key);
  }
}

/** A list of one thing a player is a row; a list of players with names for their things, a row for each of these. */
function rowsOf(key: string, path: string, list: unknown[]): Row[] {
  const cells = list.map((value, seat) => ({ key: String(seat), path: `${path}.${seat}`, value }));
  if (!list.some(isNamed) || !list.every((value) => isNamed(value) || value === null)) return [{ key, cells }];
  const keys = new Set(list.flatMap((value) => Object.keys(value ?? {})));
  return [...keys].map((inner) => ({
    key: inner,
    cells: cells.map((cell) => ({
      key: inner,
      path: `${cell.path}.${inner}`,
      value: (cell.value as Named | null)?.[inner] ?? null,
    })),
  }));
}

/** `hand_sizes` as people write it. */
/** What a part of a view is called: in the game's words if it has some, else by its key. */
export function labelOf(table: BoardTable, key: string): string {
  const message = `${table.game}-view-${key.replaceAll("_", "-")}`;
  return words.has(message) ? table.say(message) : spaced(key);
}

export function spaced(key: string): string {
  const text = key.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
