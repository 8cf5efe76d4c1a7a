/** The pages of HTTP. */
import { keep, newChance, sealed } from "./fair";
import type {
  DialCard,
  FeatTried,
  Figures,
  Fork,
  GameCard,
  GamePage,
  LessonPage,
  LookBackPage,
  Moved,
  NewTable,
  Opened,
  PuzzlePage,
  PuzzleTried,
  Rematch,
  TableCard,
  VariantCard,
} from "./protocol";
import { keepHere, keepToken } from "./tokens";
import { inOrder, reader, say, words } from "./words";

/** The server said no: the key of a message and its fields. */
export class Refusal extends Error {
  readonly key: string;
  readonly fields: Record<string, unknown>;
  readonly status: number;

  constructor(status: number, key: string, fields: Record<string, unknown>) {
    super(key);
    this.status = status;
    this.key = key;
    this.fields = fields;
  }
}

async function ask<T>(path: string, body?: unknown, kind: "json" | "text" = "json"): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": typeof body === "string" ? "text/plain; charset=utf-8" : "application/json" },
          body: text,
        };
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new Refusal(0, "refused-no-server", {});
  }
  if (answer.ok) return (await answer[kind]()) as T;
  let said: { key?: string; fields?: Record<string, unknown> } = {};
  try {
    said = (await answer.json()) as typeof said;
  } catch {
    // An answer that is not ours (a proxy's page, say): the status is all there is to tell.
  }
  throw new Refusal(answer.status, said.key ?? "refused-server", said.fields ?? { status: answer.status });
}

/** What went wrong, in words. */
export function complaint(fault: unknown): string {
  if (!(fault instanceof Refusal)) {
    console.error(fault);
    return say("refused-server", { status: 0 });
  }
  return because(fault.key, fault.fields);
}

/**
 * A refusal in words; a field that is a message itself, the reason in a reason, is said first. What is to be typed
 * stands in its order, though nothing sets it apart.
 */
export function because(key: string, fields: Record<string, unknown>): string {
  const said = Object.entries(fields).map(([name, value]): [string, string | number] => {
    if (typeof value === "number") return [name, value];
    const inner = value as { key?: string } | null;
    return [name, typeof inner?.key === "string" ? because(inner.key, { ...inner }) : String(value)];
  });
  const told = say(words.has(key) ? key : "refused", { ...Object.fromEntries(said), key });
  return told.replace(/`([^`]+)`/g, (_, typed: string) => inOrder(typed));
}

export const games = (): Promise<GameCard[]> => ask("/api/games");
export const variants = (): Promise<VariantCard[]> => ask("/api/variants");
export const dialsOf = (game: string): Promise<DialCard[]> => ask(`/api/games/${encodeURIComponent(game)}/dials`);
export const tables = (): Promise<TableCard[]> => ask("/api/tables");
export const mine = (): Promise<TableCard[]> => ask("/api/mine");
/** Take the finished games off the own list. */
export const clearFinished = (): Promise<unknown> => ask("/api/mine/clear", {});
/** Where this server can be reached in its network. */
export const addresses = (): Promise<string[]> => ask("/api/addresses");
export const leave = (table: string, token: string): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(table)}/leave`, { token });

/** The bot that plays when nobody chose one. */
export const USUAL_BOT = "search";

let botsAsked: Promise<string[]> | undefined;

/** The names of the server's bots; fetched once. */
export function bots(): Promise<string[]> {
  botsAsked ??= ask<{ name: string }[]>("/api/bots").then((found) => found.map(({ name }) => name));
  botsAsked.catch(() => (botsAsked = undefined));
  return botsAsked;
}

const pages = new Map<string, Promise<GamePage>>();

/** The fixed page of a game; fetched once. */
export function gamePage(id: string): Promise<GamePage> {
  let page = pages.get(id);
  if (!page) {
    page = ask<GamePage>(`/api/games/${encodeURIComponent(id)}?lang=${encodeURIComponent(reader)}`);
    page.catch(() => pages.delete(id));
    pages.set(id, page);
  }
  return page;
}

async function opened(asking: Promise<Opened>): Promise<Opened> {
  const table = await asking;
  if (table.token) keepToken(table.table, table.token);
  if (table.token && table.seat !== null && table.here?.length)
    keepHere(table.table, [{ seat: table.seat, token: table.token }, ...table.here]);
  return table;
}

/** Open a table to whose dice this browser adds a chance of its own. */
async function withChance(asking: (seal: string) => Promise<Opened>): Promise<Opened> {
  const chance = newChance();
  const table = await opened(asking(sealed(chance)));
  if (table.seat !== null) keep(table.table, { chance, seat: table.seat });
  return table;
}

export const openTable = (table: NewTable): Promise<Opened> =>
  withChance((seal) => ask("/api/tables", { ...table, seal }));
export const fork = (table: string, how: Fork): Promise<Opened> =>
  opened(ask(`/api/tables/${encodeURIComponent(table)}/fork`, how));
export const rematch = (table: string, how: Rematch): Promise<Opened> =>
  withChance((seal) => ask(`/api/tables/${encodeURIComponent(table)}/rematch`, { ...how, seal }));
export const dropRecord = (text: string, name: string): Promise<Opened> =>
  opened(ask(`/api/records?name=${encodeURIComponent(name)}`, text));
export const forgetMe = (): Promise<unknown> => ask("/api/mine/forget", {});
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
export const recordOf = (table: string): Promise<string> => ask(recordAddress(table), undefined, "text");
/** How far the look back at a table is; begun by that where the reader wants it. */
export const lookBack = (table: string, begin: boolean): Promise<LookBackPage> =>
  ask(`/api/tables/${encodeURIComponent(table)}/look-back`, begin ? {} : undefined);
export const lessonOf = (game: string): Promise<LessonPage> => ask(`/api/games/${encodeURIComponent(game)}/lesson`);
/** What comes of a choice in a step that leaves it free. */
export const attemptOf = (game: string, place: number, choice: string): Promise<Moved[]> =>
  ask(`/api/games/${encodeURIComponent(game)}/lesson/${place}`, choice);
export const puzzleOf = (game: string, number: number): Promise<PuzzlePage> =>
  ask(`/api/games/${encodeURIComponent(game)}/puzzles/${number}`);
/** What was played here of a game. */
export const figuresOf = (game: string): Promise<Figures> => ask(`/api/games/${encodeURIComponent(game)}/figures`);
/** How often a choice wins in a puzzle that is no feat. */
export const puzzleTried = (game: string, number: number, choice: string): Promise<PuzzleTried> =>
  ask(`/api/games/${encodeURIComponent(game)}/puzzles/${number}`, choice);
/** What comes of an aim in a puzzle that is a feat. */
export const featOf = (game: string, number: number, choice: string): Promise<FeatTried> =>
  ask(`/api/games/${encodeURIComponent(game)}/puzzles/${number}`, choice);
/** Which games have a lesson, and how many puzzles each. */
export const studies = (): Promise<Record<string, { lesson: boolean; puzzles: number }>> => ask("/api/studies");
