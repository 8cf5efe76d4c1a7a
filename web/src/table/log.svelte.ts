/** What has happened at a table, line by line. */
import { words } from "../kit/words";
import type { GameEvent } from "./board";
import type { Company } from "./company.svelte";

export interface LogLine {
  number: number;
  /** The event that it tells of. */
  key: string;
  text: string;
  seat: number | null;
  heading: boolean;
  /** The how-manieth event of the match it tells of. */
  event: number;
  told: GameEvent;
}

const LONGEST = 400;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  private written = 0;
  private events = 0;
  private readonly game: string;
  private readonly company: Company;
  private readonly longest: number;

  constructor(game: string, company: Company, longest = LONGEST) {
    this.longest = longest;
    this.game = game;
    this.company = company;
  }

  /** Forget everything and tell these events instead. */
  rewrite(events: GameEvent[]): void {
    this.written = 0;
    this.events = 0;
    this.lines = [];
    this.write(events);
  }

  write(events: GameEvent[]): void {
    this.lines = [...this.lines, ...events.flatMap((event) => this.linesOf(event))].slice(-this.longest);
  }

  /** An event in words; empty if it stays out of the log. */
  inWords(event: GameEvent): string {
    return words.has(event.key) ? this.company.say(event.key, event) : this.inFields(event);
  }

  /** An event that the game has no words for: what it is called, and all that it says. */
  private inFields({ key, ...fields }: GameEvent): string {
    const facts = Object.entries(fields).map(([name, value]) =>
      /(^|_)seat$/.test(name) && typeof value === "number"
        ? this.company.nameOf(value)
        : `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`,
    );
    return `${key.replace(`${this.game}-`, "")}: ${facts.join(", ")}`;
  }

  private linesOf(event: GameEvent): LogLine[] {
    const place = this.events++;
    const text = this.inWords(event);
    if (!text) return [];
    const seat = typeof event.seat === "number" ? event.seat : null;
    return [{ number: this.written++, key: event.key, text, seat, heading: words.attribute(event.key, "style") === "heading", event: place, told: event }];
  }
}
