import { list, number, say, words } from "../kit/words";

/** A variant as the page of dials handles it: from an address, to a file. */
export type Value = number | number[] | string | string[];

export interface Variant {
  name: string;
  changes: Record<string, Value>;
  /** Settings of the table that go with it. */
  settings?: Record<string, Value | boolean>;
}

/** What a dial is called: in the game's words, or `plain` by its path, which is English. */
export interface Name {
  text: string;
  plain: boolean;
}

/**
 * A dial's name. One of the names in its path may stand for a thing of which there are several, a card, a route or a
 * number of players: then `<game>-data-routes-places` speaks of `$name`.
 */
export function nameOf(game: string, path: string): Name {
  const names = path.split(".");
  const key = (parts: string[]) => [`${game}-data`, ...parts].join("-");
  if (words.has(key(names))) return { text: say(key(names)), plain: false };
  for (let place = names.length - 1; place >= 0; place--) {
    const rest = names.toSpliced(place, 1);
    const name = names[place]!;
    if (words.has(key(rest))) return { text: say(key(rest), { name: /^\d+$/.test(name) ? Number(name) : name }), plain: false };
  }
  return { text: legible(names.length > 1 ? names.slice(1).join(".") : path), plain: true };
}

/** What the dials are called together whose paths begin with the same name; those that stand alone are the game's. */
export function groupOf(game: string, path: string): Name {
  const [group, ...rest] = path.split(".");
  if (rest.length === 0) return { text: say("setup-settings"), plain: false };
  const key = `${game}-group-${group}`;
  return words.has(key) ? { text: say(key), plain: false } : { text: legible(group!), plain: true };
}

/** How a name is marked that is English. */
export function marked(name: Name) {
  return name.plain ? ({ lang: "en", dir: "ltr" } as const) : {};
}

/** A dial's path for people where the game has no words for it: `routes.6.places` is "routes · 6 · places". */
export function legible(path: string): string {
  return path.replaceAll(".", " · ").replaceAll("-", " ").toLowerCase();
}

/** A dial's value on a page. */
export function shown(value: Value): string {
  if (Array.isArray(value)) return list(value.map((each) => (typeof each === "number" ? number(each) : each)));
  return typeof value === "number" ? number(value) : value;
}

export function same(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The variant that a report's link carries behind the #, if there is one. */
export function fromAddress(hash: string): Variant | null {
  try {
    const bytes = Uint8Array.from(atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof data !== "object" || data === null) return null;
    const { name, changes, settings = {} } = data as Partial<Variant>;
    if (typeof name !== "string" || typeof changes !== "object" || changes === null) return null;
    if (typeof settings !== "object" || settings === null) return null;
    return { name, changes, settings };
  } catch {
    return null;
  }
}

/** The variant as the file that `asobi --variant` reads. TOML writes texts, numbers and lists as JSON does. */
export function fileOf(game: string, variant: Variant): string {
  const rows = (all: object) => Object.entries(all).map(([path, value]) => `${JSON.stringify(path)} = ${JSON.stringify(value)}`);
  const settings = rows(variant.settings ?? {});
  const head = [`game = ${JSON.stringify(game)}`, `name = ${JSON.stringify(variant.name)}`, ""];
  return [...head, ...(settings.length ? ["[settings]", ...settings, ""] : []), "[dials]", ...rows(variant.changes), ""].join("\n");
}
