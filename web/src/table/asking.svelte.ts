/** What the prompt says: whose decision it is and what it is about, and what happens meanwhile. */
import { say, words, type Args } from "../kit/words";
import type { LiveTable } from "./live.svelte";

export class Asking {
  private readonly table: LiveTable;

  constructor(table: LiveTable) {
    this.table = table;
  }

  private get stage() {
    return this.table.stage!;
  }

  /** The question, or whom everybody waits for; empty while events are being shown. */
  get text(): string {
    const { table, stage } = this;
    const { decision, outcome } = stage;
    if (table.line === "lost") return say("line-lost");
    if (decision) {
      if (stage.question) return stage.question;
      const key = `${stage.game}-ask-${decision.prompt}`;
      const args = { ...decision.about, seat: stage.seat! } as Args;
      return words.has(key) ? stage.say(key, args) : say("your-decision", { prompt: decision.prompt });
    }
    if (stage.playing) return "";
    if (stage.sending) return say("sending");
    if (outcome) return table.company.won(outcome.winners);
    if (stage.waiting.length === 0) return "";
    const seat = table.company.names(stage.waiting);
    const special = `${stage.game}-waiting-${String(stage.view?.moment ?? "")}`;
    return say(words.has(special) ? special : "waiting-for", { seat, count: stage.waiting.length });
  }

  /** What happened last. */
  get latest(): string {
    return this.stage.log.lines.at(-1)?.text ?? "";
  }

  /** The line below: what a hint advises, or what others do beside an own decision. */
  get aside(): string {
    const { stage } = this;
    if (stage.advice) return say("advice", { action: stage.advice.words });
    if (stage.advisedAim) return say("advice-aim");
    if (stage.playing && stage.decision) return this.latest;
    if (stage.playing) return stage.log.lines.at(-2)?.text ?? "";
    return "";
  }
}
