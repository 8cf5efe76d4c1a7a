/** What has happened at a table, line by line. */
import { words } from "../kit/words";
import type { GameEvent } from "./board";
import type { Company } from "./company.svelte";

export interface LogLine {
  number: number;
  text: string;
  seat: number | null;
  heading: boolean;
}

const LONGEST = 400;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  private written = 0;
  private readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** Forget everything and tell these events instead. */
  rewrite(events: GameEvent[]): void {
    this.written = 0;
    this.lines = [];
    this.write(events);
  }

  write(events: GameEvent[]): void {
    this.lines = [...this.lines, ...events.flatMap((event) => this.linesOf(event))].slice(-LONGEST);
  }

  /** An event in words; empty if it stays out of the log. */
  inWords(event: GameEvent): string {
    return this.company.say(event.key, event);
  }

  private linesOf(event: GameEvent): LogLine[] {
    const text = this.inWords(event);
    if (!text) return [];
    const seat = typeof event.seat === "number" ? event.seat : null;
    return [{ number: this.written++, text, seat, heading: words.attribute(event.key, "style") === "heading" }];
  }
}
