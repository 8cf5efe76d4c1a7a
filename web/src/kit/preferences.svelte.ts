/** What the reader prefers, kept in this browser. */
export type Theme = "system" | "light" | "dark";
export type Pace = "normal" | "quick" | "off";
/** Where a choice wants a second click: by touch only, always, or never. */
export type Confirm = "touch" | "always" | "never";

/** Whether the browser tells of one's turn when the page is not looked at; "ask" until the reader has said. */
export type Notify = "ask" | "yes" | "no";

interface Kept {
  name: string;
  sound: boolean;
  theme: Theme;
  pace: Pace;
  confirm: Confirm;
  notify: Notify;
  /** Whether the thumb that reaches for the buttons of a phone is the left one. */
  left: boolean;
  /** The language that the reader chose; empty while the browser's wish counts. */
  language: string;
}

const KEY = "asobi.settings";
const quiet = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

class Preferences implements Kept {
  name = $state("");
  sound = $state(true);
  theme = $state<Theme>("system");
  pace = $state<Pace>("normal");
  confirm = $state<Confirm>("touch");
  notify = $state<Notify>("ask");
  left = $state(false);
  language = $state("");
  calm = $state(quiet?.matches ?? false);

  constructor() {
    const kept = read<Partial<Kept>>(KEY, {});
    this.name = typeof kept.name === "string" ? kept.name.slice(0, 24) : "";
    this.sound = kept.sound ?? true;
    this.theme = kept.theme ?? "system";
    this.pace = kept.pace ?? "normal";
    this.confirm = kept.confirm ?? "touch";
    this.notify = kept.notify ?? "ask";
    this.left = kept.left ?? false;
    this.language = typeof kept.language === "string" ? kept.language : "";
    quiet?.addEventListener("change", () => (this.calm = quiet.matches));
  }

  keep(): void {
    const { name, sound, theme, pace, confirm, notify, left, language } = this;
    write(KEY, { name, sound, theme, pace, confirm, notify, left, language } satisfies Kept);
    this.dress();
  }

  /** Put the page into the chosen light. */
  dress(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

/** What was kept under a key in this browser, or the fallback; a full or forbidden store is not an error. */
export function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (fault) {
    console.warn("this browser keeps nothing:", fault);
  }
}

export const preferences = new Preferences();
