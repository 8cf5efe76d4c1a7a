import { list, number } from "../kit/words";

/** A variant as the page of dials handles it: from an address, to a file. */
export type Value = number | number[] | string | string[];

export interface Variant {
  name: string;
  changes: Record<string, Value>;
  /** Settings of the table that go with it. */
  settings?: Record<string, Value | boolean>;
}

/** A dial's path for people: `routes.6.places` is "routes · 6 · places". */
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
