/** The terms of a game: words that explain themselves wherever they are said. */
import { say, words } from "./words";

export interface Part {
  text: string;
  /** What the word means, where it is a term. */
  is?: string;
  /** Whether it is quoted as it is typed. */
  typed?: boolean;
}

interface Terms {
  pattern: RegExp;
  meanings: Map<string, string>;
}

const known = new Map<string, { edition: number; terms: Terms | null }>();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;
const katakana = "[\\p{sc=Kana}ー]";
/** What a half-space of Persian joins to a word, as in فعال‌اند: one word, and no line ends within it. */
const joined = "\u200c\\p{L}+";

/**
 * A word ends where its letters end. Where words stand without spaces between them it may end anywhere, but not before
 * a mark of its last letter, nor after a Thai vowel that is written before its letter (สมอ is no term in เสมอ), nor
 * within a run of katakana: ミス is no term in ミスター.
 */
function bounded(form: string): string {
  if (!unspaced.test(form)) return `(?<![\\p{L}\u200c])${escaped(form)}(?:${joined})*(?!\\p{L})`;
  const before = new RegExp(`^${katakana}`, "u").test(form) ? `(?<!${katakana})` : "(?<![เแโใไ])";
  const after = new RegExp(`${katakana}$`, "u").test(form) ? `(?!${katakana})` : "";
  return `${before}${escaped(form)}(?!\\p{M})${after}`;
}

function termsOf(game: string): Terms | null {
  const found = known.get(game);
  // A game's words may come after its first sentence, and in the reader's language after the English.
  if (found?.edition === words.edition) return found.terms;
  const prefix = `${game}-term-`;
  const meanings = new Map<string, string>();
  for (const key of words.keys(prefix)) {
    if (key.endsWith("-is") || !words.has(`${key}-is`)) continue;
    for (const form of say(key).split(/[,、،]/)) meanings.set(form.trim().toLocaleLowerCase(), say(`${key}-is`));
  }
  const forms = [...meanings.keys()].filter(Boolean).sort((one, other) => other.length - one.length);
  const terms = forms.length > 0 ? { pattern: new RegExp(forms.map(bounded).join("|"), "giu"), meanings } : null;
  known.set(game, { edition: words.edition, terms });
  return terms;
}

/** A sentence with its terms marked, each the first time it is said, and with what is quoted in backticks set apart. */
export function parted(game: string, text: string): Part[] {
  const said = new Set<string>();
  return text.split(/`([^`]+)`/).flatMap((piece, place) => {
    if (place % 2) return [{ text: piece, typed: true }];
    return piece ? explained(game, piece, said) : [];
  });
}

/** A text, and below it what the terms in it mean: for where nothing can be pressed. */
export function withMeanings(game: string, text: string): string {
  const meanings = parted(game, text).filter(({ is }) => is);
  return [text, ...meanings.map((part) => `${part.text}: ${part.is}`)].join("\n");
}

/** What a word means, or the word that its last joined part is joined to. */
function meaning(meanings: Map<string, string>, word: string): string | undefined {
  return meanings.get(word) ?? (word.includes("\u200c") ? meaning(meanings, word.slice(0, word.lastIndexOf("\u200c"))) : undefined);
}

function explained(game: string, text: string, said: Set<string>): Part[] {
  const terms = termsOf(game);
  if (!terms) return [{ text }];
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(terms.pattern)) {
    const is = meaning(terms.meanings, match[0].toLocaleLowerCase());
    if (!is || said.has(is)) continue;
    said.add(is);
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: match[0], is });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
