/** The clocks of the players, as they run. */
import type { LiveTable } from "./live.svelte";
import { clock as shownClock } from "../kit/words";

export class Clocks {
  private readonly table: LiveTable;
  private now = $state(Date.now());

  constructor(table: LiveTable) {
    this.table = table;
  }

  /** Let them run while somebody looks; gives what stops them. */
  run(): () => void {
    const timer = setInterval(() => {
      const { seats } = this.table.company;
      if (seats.some((seat) => seat.clock !== null || seat.lend_in !== null || seat.answer !== null)) this.now = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }

  private get passed(): number {
    return Math.max(0, (this.now - this.table.company.since) / 1000);
  }

  /** The time that a seat has left, as a clock shows it; null without clocks. */
  of(seat: number): string | null {
    const clock = this.table.company.seats[seat]?.clock ?? null;
    if (clock === null) return null;
    const runs = this.table.truth?.waiting.includes(seat) && this.table.state === "running";
    // It stands while the owner's screen still shows what others did.
    const ran = Math.max(0, this.passed - (this.table.company.seats[seat]?.clock_in ?? 0));
    const left = Math.max(0, clock - (runs ? ran : 0));
    return shownClock(left);
  }

  /** How long others still wait for a seat's answer, and for how long in all; null where nobody does. */
  answer(seat: number): { left: number; seconds: number } | null {
    const answer = this.table.company.seats[seat]?.answer ?? null;
    if (answer === null || this.table.state !== "running") return null;
    return { left: Math.max(0, answer.left - Math.max(0, this.passed - answer.stands)), seconds: answer.seconds };
  }

  /** Whether somebody has been away long enough for a bot to take over. */
  lendable(seat: number): boolean {
    const wait = this.table.company.seats[seat]?.lend_in ?? null;
    return wait !== null && wait <= this.passed;
  }
}
