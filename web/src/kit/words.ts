/** Words: every sentence a reader sees comes from a Fluent file, found by its key. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./locales/en.ftl?raw";

export type Args = Record<string, FluentVariable>;

const clientFiles = import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" });

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
    const resource = new FluentResource(source);
    for (const fault of malformed(source, resource)) console.error(`words (${language}), ${fault}`);
    this.bundles[this.languages.indexOf(language)]?.addResource(resource, { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(key)?.value != null);
  }

  /** All keys that begin so, in any of the languages. */
  keys(prefix: string): string[] {
    return [...new Set(this.bundles.flatMap((bundle) => [...bundle._messages.keys()]))].filter((key) => key.startsWith(prefix));
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

/** The lines that should begin a message and do not: Fluent itself passes over them in silence. */
function malformed(source: string, { body }: FluentResource): string[] {
  const known = new Set(body.map(({ id }) => id));
  // A message goes on in indented lines; only braces, variants and comments may stand further out.
  return source.split("\n").flatMap((line, number) => {
    const begins = /^[^\s#{}[*]/.test(line) && !known.has(/^(\S+?) *=/.exec(line)?.[1] ?? "");
    return begins ? [`line ${number + 1} is no message: ${line}`] : [];
  });
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

/** Load the words of a game from the server, once, in those languages of the chain that it has; without them it is keys. */
export function openGameWords({ id, languages }: { id: string; languages: string[] }): Promise<void> {
  let loading = opened.get(id);
  if (!loading) {
    const wanted = words.languages.filter((language) => languages.includes(language));
    loading = Promise.all(wanted.map((language) => fetchWords(id, language))).then(
      () => {},
      (fault) => {
        opened.delete(id);
        console.error(fault);
      },
    );
    opened.set(id, loading);
  }
  return loading;
}

async function fetchWords(game: string, language: string): Promise<void> {
  const answer = await fetch(`/games/${encodeURIComponent(game)}/locales/${language}.ftl`);
  if (!answer.ok) throw new Error(`the words of ${game} (${language}) did not come: ${answer.status}`);
  words.add(language, await answer.text());
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

const percents = new Intl.NumberFormat(words.languages, { style: "percent", maximumFractionDigits: 0 });
const changes = new Intl.NumberFormat(words.languages, {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});

/** A share between 0 and 1 as the reader's language writes it: "63%". */
export function percent(share: number): string {
  return percents.format(share);
}

/** A change of a share, with its sign: "+12%". */
export function signed(change: number): string {
  return changes.format(change);
}
