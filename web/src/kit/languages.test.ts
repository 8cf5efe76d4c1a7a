/** Every message of every language is said by the Fluent that browsers run; the check in Python runs another one. */
import { afterEach, expect, it, vi } from "vitest";
import { Words } from "./words";

const site = import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default", eager: true });
const games = import.meta.glob<string>("../../../src/asobi/games/*/locales/*.ftl", { query: "?raw", import: "default", eager: true });
const files: Record<string, string> = { ...site, ...games };
const languageOf = (path: string) => path.replace(/^.*\/([^/]+)\.ftl$/, "$1");

function words(path: string): Words {
  const said = new Words([languageOf(path)]);
  said.add(languageOf(path), files[path]!);
  return said;
}

/** All variables of a file with one value; those that are always numbers stay so. */
function given(source: string, value: string | number): Record<string, string | number> {
  const numbers = new Set([...source.matchAll(/NUMBER\(\$(\w+)/g)].map(([, name]) => name));
  const names = [...source.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
  return Object.fromEntries(names.map((name) => [name, numbers.has(name) && typeof value === "string" ? 3 : value]));
}

afterEach(() => vi.restoreAllMocks());

it.each(Object.keys(files))("%s is said whole, with none, one, few and many, and with a name", (path) => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const said = words(path);
  const keys = said.keys("").sort();
  for (const value of [0, 1, 2, 5, "Ada"]) {
    const fields = given(files[path]!, value);
    for (const key of keys) said.text(key, fields);
  }

  expect(complaint.mock.calls).toEqual([]);
  expect(keys).toEqual(words(path.replace(/[^/]+\.ftl$/, "en.ftl")).keys("").sort());
});
