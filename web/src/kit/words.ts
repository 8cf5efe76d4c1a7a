/** Words: every sentence a reader sees comes from a Fluent file, found by its key. */
import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { preferences } from "./preferences.svelte";

export type Args = Record<string, FluentVariable>;

const clientFiles = import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" });

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);
const FALLBACK = "en";

/** A chain of languages, the reader's first: a message that one lacks comes from the next, and last is its key. */
export class Words {
  readonly languages: string[];
  /** Grows whenever words are added: what was made of the words before is out of date. */
  edition = 0;
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
    this.edition += 1;
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

  /**
   * The function WORD("cubitos-card-", $card) of the files: another message, found by the pieces of its key.
   *
   * Of several things, a list or words with spaces between, each is looked up and all are listed, with their number
   * where there are several of one. What has no message is a name that somebody else gave, and stands as it is.
   */
  private word(parts: unknown[]): string {
    const values = parts.map((part) => (part as { value?: unknown })?.value ?? part);
    const place = values.findIndex((value) => Array.isArray(value) || (typeof value === "string" && value.includes(" ")));
    const several = values[place];
    const key = (value: unknown) => [...values.slice(0, place), value, ...values.slice(place + 1)].join("");
    const things = Array.isArray(several) ? several : place < 0 ? [] : String(several).split(" ");
    if (things.length > 0 && things.every((thing) => this.has(key(thing)))) return list(counted(things.map((thing) => this.text(key(thing)))));
    if (Array.isArray(several)) return list(several.map(String));
    const whole = values.join("");
    if (this.has(whole)) return this.text(whole);
    const given = values.map(String).filter((part) => !part.startsWith("-") && !part.endsWith("-"));
    return given.at(-1) ?? whole;
  }
}

/** Each thing once, with its number where there are several: "Brick", "Workers ×3". */
function counted(things: string[]): string[] {
  return [...new Set(things)].map((thing) => {
    const count = things.filter((other) => other === thing).length;
    return count > 1 ? `${thing} ${times(count)}` : thing;
  });
}

/** Several things as one argument: said as a list, or each by its own message. */
export class Several extends FluentType<readonly (string | number)[]> {
  override toString(): string {
    return list(this.value.map((each) => (typeof each === "number" ? number(each) : each)));
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

/** The languages of the interface, each with its own name for itself. */
export const offered: { language: string; name: string }[] = Object.keys(clientFiles)
  .map(languageOf)
  .map((language) => ({ language, name: new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language }));

const LINKED = "lang";

/** What a link asks for (`?lang=th`) counts most, then what the reader chose here, then what the browser wishes. */
function wanted(): string[] {
  const linked = new URLSearchParams(globalThis.location?.search ?? "").get(LINKED);
  return [linked, preferences.language, ...(globalThis.navigator?.languages ?? [])].filter((tag): tag is string => !!tag);
}

export const reader = negotiate(wanted(), offered.map(({ language }) => language));

export const words = new Words(reader === FALLBACK ? [FALLBACK] : [reader, FALLBACK]);

/** Load the client's own words in the reader's language and turn the page to its direction. */
export async function openLanguage(): Promise<void> {
  document.documentElement.lang = reader;
  document.documentElement.dir = directionOf(reader);
  keepLinked();
  words.add(reader, await clientFiles[`./locales/${reader}.ftl`]!());
}

/** Which way a language is written. */
export function directionOf(language: string): "rtl" | "ltr" {
  return RIGHT_TO_LEFT.has(language.split("-")[0]!) ? "rtl" : "ltr";
}

/** A language that a link asked for stays, and the address is told on without it. */
function keepLinked(): void {
  const address = new URL(location.href);
  const linked = address.searchParams.get(LINKED);
  if (linked === null) return;
  if (linked === reader) {
    preferences.language = reader;
    preferences.keep();
  }
  address.searchParams.delete(LINKED);
  history.replaceState(history.state, "", address);
}

/** Read on in another language: everything on the page is told anew. */
export function chooseLanguage(language: string): void {
  preferences.language = language;
  preferences.keep();
  location.reload();
}

const opened = new Map<string, Promise<void>>();

/** Load the words of a game from the server, once: in the reader's language where it has it, else in English. */
export function openGameWords({ id, languages }: { id: string; languages: string[] }): Promise<void> {
  let loading = opened.get(id);
  if (!loading) {
    const language = words.languages.find((known) => languages.includes(known));
    loading = Promise.resolve(language && fetchWords(id, language)).then(
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
/** Which way the reader's language is written. */
export const direction = directionOf(reader);

/** "Ada, Bo and Cy", as the reader's language lists. */
export function list(parts: string[]): string {
  return listed(parts, words.languages[0]!);
}

/** Unicode's lists in Thai have spaces alone between things: names of several words would run together there. */
export function listed(parts: string[], language: string): string {
  if (language !== "th" || parts.length < 2) return lists.format(parts);
  return `${parts.slice(0, -1).join(", ")} และ ${parts.at(-1)}`;
}

/** Sentences one after the other, as the reader's language sets them apart; those that are empty leave nothing. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(say("between-sentences"));
}

const numbers = new Intl.NumberFormat(words.languages, { maximumFractionDigits: 2 });
const differences = new Intl.NumberFormat(words.languages, { maximumFractionDigits: 2, signDisplay: "exceptZero" });

/** A number in the digits of the reader's language: every number on the screen that stands in no sentence. */
export function number(value: number): string {
  return numbers.format(value);
}

/** A number with its sign: "+2", "−1", and "0" for none. */
export function difference(value: number): string {
  return differences.format(value);
}

/** A number with so many places behind the point, and perhaps with a unit: "4.0 cm". */
export function measure(value: number, places = 0, unit?: "centimeter" | "degree" | "percent"): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat(words.languages, unit ? { ...digits, style: "unit", unit, unitDisplay: unit === "centimeter" ? "short" : "narrow" } : digits).format(value);
}

/** So many of a thing, the sign before the number in every language: "×3". */
export function times(count: number): string {
  return inOrder(`×${number(count)}`);
}

/** Signs and numbers that stay in their order within a sentence of any direction: "3→5", "7:7". */
export function inOrder(text: string): string {
  return `\u2066${text}\u2069`;
}

const minutes = new Intl.NumberFormat(words.languages, { useGrouping: false });
const seconds = new Intl.NumberFormat(words.languages, { minimumIntegerDigits: 2 });

/** So many seconds as a clock shows them: "1:05". */
export function clock(rest: number): string {
  const whole = Math.floor(Math.max(0, rest));
  return `${minutes.format(Math.floor(whole / 60))}:${seconds.format(whole % 60)}`;
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
