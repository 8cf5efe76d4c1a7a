/** A look back at a finished match: asked for once, then looked after until the server has it. */
import { complaint, lookBack } from "../../kit/api";
import type { LookBackData } from "../../kit/protocol";

const AGAIN = 700;

export class Looking {
  readonly table: string;
  begun = $state(false);
  done = $state(0);
  choices = $state(0);
  found = $state.raw<LookBackData | null>(null);
  fault = $state("");
  private closed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Show what the server has already; nothing is begun by that. */
  async glance(): Promise<void> {
    const page = await lookBack(this.table, false).catch(() => null);
    if (!page || page.choices === 0 || page.failed) return;
    this.begun = true;
    await this.follow();
  }

  async begin(): Promise<void> {
    this.begun = true;
    this.fault = "";
    try {
      await lookBack(this.table, true);
      await this.follow();
    } catch (failed) {
      this.begun = false;
      this.fault = complaint(failed);
    }
  }

  close(): void {
    this.closed = true;
  }

  private async follow(): Promise<void> {
    while (!this.closed && !this.found) {
      const page = await lookBack(this.table, false);
      this.done = page.done;
      this.choices = page.choices;
      this.found = page.found;
      if (page.failed) {
        this.begun = false;
        this.fault = complaint(new Error("failed"));
        return;
      }
      if (!page.found) await new Promise((wake) => setTimeout(wake, AGAIN));
    }
  }
}
