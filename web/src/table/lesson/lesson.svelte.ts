/** A lesson at a prepared table: one step after the other, and what the teacher says. */
import { attemptOf, complaint } from "../../kit/api";
import type { LessonPage, LessonStep } from "../../kit/protocol";
import { preferences } from "../../kit/preferences.svelte";
import { say, words } from "../../kit/words";
import { LiveTable } from "../live.svelte";
import { fits, ruleAgainst, SceneWire } from "./wire";

export class Lesson {
  readonly page: LessonPage;
  readonly table: LiveTable;
  place = $state(0);
  /** The step is done: what it was for has been said. */
  done = $state(false);
  /** What was wrong with the last choice. */
  wrong = $state("");
  readonly step: LessonStep = $derived.by(() => this.page.steps[this.place]!);
  readonly last = $derived.by(() => this.place === this.page.steps.length - 1);
  private readonly wire: SceneWire;

  constructor(page: LessonPage) {
    this.page = page;
    this.wire = new SceneWire(
      (choice) => this.answer(choice),
      (choice) => (this.done ? null : ruleAgainst(this.step.forbidden, this.table.stage?.written(choice)?.id)),
    );
    this.table = new LiveTable(`lesson-${page.game}`, false, null, this.wire);
    this.wire.opening = named(this.step);
  }

  get text(): string {
    return this.said("");
  }

  get why(): string {
    return this.said("-why");
  }

  private said(part: string): string {
    const key = `${this.page.game}-lesson-${this.step.key}${part}`;
    return words.has(key) ? say(key) : "";
  }

  /** Take a choice, or say with which message it is refused. */
  private answer(choice: string): string | null {
    const steps = this.table.stage?.decision?.dials.map((dial) => dial.steps) ?? [];
    if (this.step.free && !this.done) {
      void this.attempt(choice);
      return null;
    }
    if (this.done || ![this.step.choose, ...this.step.also].some((wanted) => fits(choice, wanted, steps))) {
      const key = this.wrongKey(choice);
      this.wrong = this.done ? "" : say(key);
      return this.done ? "lesson-go-on" : key;
    }
    this.wrong = "";
    this.done = true;
    queueMicrotask(() => this.wire.move(this.step.moved));
    return null;
  }

  /** What is said to a wrong choice: of its kind, if there is something to say, else of the step. */
  private wrongKey(choice: string): string {
    const ofStep = `${this.page.game}-lesson-${this.step.key}-wrong`;
    const ofKind = `${ofStep}-${this.table.stage?.written(choice)?.name}`;
    return [ofKind, ofStep].find((key) => words.has(key)) ?? "lesson-wrong";
  }

  private async attempt(choice: string): Promise<void> {
    try {
      const moved = await attemptOf(this.page.game, this.place, choice);
      this.wrong = "";
      this.done = true;
      this.wire.move(moved);
    } catch (failed) {
      this.wrong = complaint(failed);
      if (this.table.stage) this.table.stage.sending = false;
    }
  }

  /** Do what the step wants, for whoever cannot find it. */
  showHow(): void {
    const stage = this.table.stage;
    if (stage?.decision && !this.done) this.table.choose(this.step.choose);
  }

  next(): void {
    if (this.last) return;
    const stage = this.table.stage;
    stage?.skip();
    if (!this.step.choose && this.step.moved.length > 0) this.wire.move(this.step.moved);
    this.place++;
    this.done = false;
    this.wrong = "";
    if (stage) stage.advice = null;
    const table = named(this.step);
    if (table) this.wire.show(table);
  }
}

/** The step's table with the reader's name on the own seat. */
function named(step: LessonStep) {
  const { table } = step;
  if (!table) return null;
  const name = preferences.name || say("guest-name");
  return { ...table, seats: table.seats.map((seat, place) => (place === table.seat ? { ...seat, name } : seat)) };
}
