/** Words: every sentence a reader sees comes from a Fluent file, found by its key. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./locales/en.ftl?raw";

export type Args = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const clientFiles = import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("../../../src/asobi/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);
const FALLBACK = "en";

/** A chain of languages, the reader's first: a message that one lacks comes from the next, and last is its key. */
export class Words {
  readonly languages: string[];
  private readonly bundles: FluentBundle[];

  constructor(languages: string[]) {
    this.languages = languages;
    this.bundles = languages.map(
      (language) => new FluentBundle(language, { functions: { WORD: (parts) => this.word(parts) } }),
    );
  }

  add(language: string, source: string): void {
    const bundle = this.bundles[this.languages.indexOf(language)];
    const faults = bundle?.addResource(new FluentResource(source), { allowOverrides: true }) ?? [];
    for (const fault of faults) console.error(`words (${language}):`, fault);
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(key)?.value != null);
  }

  text(key: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern != null) return format(bundle, key, pattern, args);
    }
    return key;
  }

  /** An attribute of a message (`key.name`), or null. */
  attribute(key: string, name: string, args: Args = {}): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.attributes[name];
      if (pattern != null) return format(bundle, `${key}.${name}`, pattern, args);
    }
    return null;
  }

  /** The function WORD("cubitos-card-", $card) of the files: another message, found by the pieces of its key. */
  private word(parts: unknown[]): string {
    return this.text(parts.map((part) => String((part as { value?: unknown })?.value ?? part)).join(""));
  }
}

function format(bundle: FluentBundle, key: string, pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args) {
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, args, faults);
  for (const fault of faults) console.error(`words: ${key}:`, fault.message);
  return text;
}

function languageOf(path: string): string {
  return path.replace(/^.*\/([^/]+)\.ftl$/, "$1");
}

function negotiate(wanted: readonly string[], offered: string[]): string {
  for (const tag of wanted) {
    const found = [tag, tag.split("-")[0] ?? tag].find((candidate) => offered.includes(candidate));
    if (found) return found;
  }
  return FALLBACK;
}

const reader = negotiate(globalThis.navigator?.languages ?? [], Object.keys(clientFiles).map(languageOf));

export const words = new Words(reader === FALLBACK ? [FALLBACK] : [reader, FALLBACK]);
words.add(FALLBACK, english);

/** Load the client's own words in the reader's language and turn the page to its direction. */
export async function openLanguage(): Promise<void> {
  document.documentElement.lang = reader;
  document.documentElement.dir = RIGHT_TO_LEFT.has(reader) ? "rtl" : "ltr";
  if (reader !== FALLBACK) words.add(reader, await clientFiles[`./locales/${reader}.ftl`]!());
}

const opened = new Map<string, Promise<void>>();

/** Load the words of a game, in all languages of the chain. */
export function openGameWords(folder: string): Promise<void> {
  let loading = opened.get(folder);
  if (!loading) {
    const loads = words.languages.flatMap((language): [string, Load][] => {
      const file = gameFiles[`../../../src/asobi/games/${folder}/locales/${language}.ftl`];
      return file ? [[language, file]] : [];
    });
    loading = Promise.all(loads.map(async ([language, load]) => words.add(language, await load()))).then(() => {});
    opened.set(folder, loading);
  }
  return loading;
}

/** The message with that key, in the reader's language. */
export function say(key: string, args?: Args): string {
  return words.text(key, args);
}

const lists = new Intl.ListFormat(words.languages, { type: "conjunction" });

/** "Ada, Bo and Cy", as the reader's language lists. */
export function list(parts: string[]): string {
  return lists.format(parts);
}
