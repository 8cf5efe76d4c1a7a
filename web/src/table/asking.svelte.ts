/** What the prompt says: whose decision it is and what it is about, and what happens meanwhile. */
import { percent, say, sentences, words, type Args } from "../kit/words";
import type { MoveReason } from "../kit/protocol";
import type { LiveTable } from "./live.svelte";
import type { Stage } from "./stage.svelte";

/** A reason in words: `about` is "advice" for a hint, "why-moved" for what a bot says of itself. */
export function reasonOf(about: string, stage: Stage, reason: MoveReason): string {
  const { chance, next, next_chance: other, sure } = reason;
  const choice = stage.written(reason.choice)?.words ?? reason.choice;
  if (chance === null) return about === "advice" ? "" : say(`${about}-only`, { choice });
  const args = { choice, chance: percent(chance) };
  if (other === null) return say(`${about}-alone`, args);
  if (!next) return say(`${about}-usual`, { ...args, other: percent(other) });
  const known = { ...args, next: stage.written(next)?.words ?? next, other: percent(other) };
  // What is advised is never clearly worse than what stands beside it.
  const worse = chance < other ? "worse" : "better";
  return say(`${about}-${sure ? worse : "even"}`, known);
}

/** What it brings in points, where the game counts them and they differ. */
function pointsOf({ points, next_points: others, sure }: MoveReason): string {
  if (points === null || others === null || !sure) return "";
  const [own, other] = [Math.round(points * 10) / 10, Math.round(others * 10) / 10];
  return own === other ? "" : say("advice-points", { points: own, others: other });
}

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

  /** Whose answer others wait for, but only so long: the own one first; nobody's while this screen shows what led there. */
  private get hurried(): number | undefined {
    const { stage } = this;
    if (stage.playing && !stage.decision) return undefined;
    const asked = stage.decision ? [stage.seat!, ...stage.waiting] : stage.waiting;
    return asked.find((seat) => this.table.clocks.answer(seat));
  }

  /** How long is left for that answer, and how long it was in all; null where nobody waits for one. */
  get answer(): { left: number; seconds: number } | null {
    return this.hurried === undefined ? null : this.table.clocks.answer(this.hurried);
  }

  /** The same in words that do not change with every second. */
  get limit(): string {
    const { stage, hurried, answer } = this;
    if (hurried === undefined || !answer) return "";
    const seconds = Math.ceil(answer.seconds);
    if (hurried !== stage.seat) return say("answer-limit-other", { seconds, seat: this.table.company.nameOf(hurried) });
    const otherwise = String(stage.decision?.about.otherwise ?? "");
    return say("answer-limit", { seconds, choice: stage.written(otherwise)?.words ?? otherwise });
  }

  /** What a hint is expected to bring, beside the next best choice. */
  private get because(): string {
    const { expected } = this.stage;
    if (!expected || expected.chance === null) return "";
    return sentences(reasonOf("advice", this.stage, expected), pointsOf(expected));
  }

  /** What happened last. */
  get latest(): string {
    return this.stage.log.lines.at(-1)?.text ?? "";
  }

  /** The line below: what a hint advises, or what others do beside an own decision. */
  get aside(): string {
    const { stage } = this;
    if (stage.advice) return sentences(say("advice", { action: stage.advice.words }), this.because);
    if (stage.advisedAim) return sentences(say("advice-aim"), this.because);
    if (stage.playing && stage.decision) return this.latest;
    if (stage.playing) return stage.log.lines.at(-2)?.text ?? "";
    // Why this is asked now, and why of this seat.
    const why = `${stage.game}-why-${stage.decision?.prompt}`;
    return stage.decision && words.has(why) ? stage.say(why, { ...stage.decision.about, seat: stage.seat! } as Args) : "";
  }
}
