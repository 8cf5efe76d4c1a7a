/** A puzzle at a prepared table, and the streak of those solved at the first try. */
import { complaint, featOf, puzzleTried } from "../../kit/api";
import type { PuzzlePage } from "../../kit/protocol";
import { preferences } from "../../kit/preferences.svelte";
import { say } from "../../kit/words";
import { LiveTable } from "../live.svelte";
import { fits, ruleAgainst, SceneWire } from "./wire";

const STREAKS = "asobi.streaks";
type Streak = { streak: number; best: number; next: number };

function streaks(): Record<string, Streak> {
  try {
    return (JSON.parse(localStorage.getItem(STREAKS) ?? "null") as Record<string, Streak> | null) ?? {};
  } catch {
    return {};
  }
}

export const streakOf = (game: string): Streak => streaks()[game] ?? { streak: 0, best: 0, next: 1 };

function keep(game: string, streak: Streak): void {
  try {
    localStorage.setItem(STREAKS, JSON.stringify({ ...streaks(), [game]: streak }));
  } catch {
    // A browser that keeps nothing: the streak lives as long as the page.
  }
}

export class Puzzle {
  readonly page: PuzzlePage;
  readonly table: LiveTable;
  /** "open" until it is solved, "shown" where the answer had to be shown. */
  state = $state<"open" | "solved" | "shown">("open");
  tries = $state(0);
  /** The wrong choice that was tried last, and how often it wins, once that is known. */
  tried = $state.raw<{ choice: string; chance: number | null } | null>(null);
  /** How much fell in the last try of a feat that was not enough; null while the tower stands. */
  fell = $state<number | null>(null);
  streak = $state<Streak>({ streak: 0, best: 0, next: 1 });
  private readonly game: string;
  private readonly wire: SceneWire;

  constructor(game: string, page: PuzzlePage) {
    this.game = game;
    this.page = page;
    this.streak = streakOf(game);
    this.wire = new SceneWire(
      (choice) => this.answer(choice),
      (choice) =>
        this.state === "open" && this.fell === null ? ruleAgainst(page.forbidden, this.table.stage?.written(choice)?.id) : null,
    );
    this.table = new LiveTable(`puzzle-${game}-${page.number}`, false, null, this.wire);
    const { table } = page;
    const name = preferences.name || say("guest-name");
    const seats = table.seats.map((seat, place) => (place === table.seat ? { ...seat, name } : seat));
    this.wire.opening = { ...table, seats };
  }

  private answer(choice: string): string | null {
    if (this.state !== "open") return "lesson-go-on";
    const steps = this.table.stage?.decision?.dials.map((dial) => dial.steps) ?? [];
    this.tries++;
    if (this.page.wanted > 0) {
      void this.attempt(choice);
      return null;
    }
    if (!fits(choice, this.page.answer, steps)) {
      this.count(0);
      void this.compare(choice);
      return "puzzle-wrong";
    }
    this.finish("solved");
    if (this.tries === 1) this.count(this.streak.streak + 1);
    return null;
  }

  /** What the wrong choice brings: of the next best one it is known, any other is tried out by the server. */
  private async compare(choice: string): Promise<void> {
    this.tried = { choice, chance: choice === this.page.next ? this.page.next_chance : null };
    if (this.tried.chance !== null) return;
    try {
      const { chance } = await puzzleTried(this.game, this.page.number, choice);
      if (this.tried.choice === choice) this.tried = { choice, chance };
    } catch {
      // That it was not the one is said already.
    }
  }

  /** A feat: whatever is aimed at is tried by the real rules, and shown. */
  private async attempt(choice: string): Promise<void> {
    try {
      const tried = await featOf(this.game, this.page.number, choice);
      if (tried.solved) {
        if (this.tries === 1) this.count(this.streak.streak + 1);
        this.finish("solved", tried.moved);
        return;
      }
      this.count(0);
      this.fell = tried.fell;
      this.wire.move(tried.moved);
    } catch (failed) {
      this.table.notice = complaint(failed);
      if (this.table.stage) this.table.stage.sending = false;
    }
  }

  /** The tower stands again. */
  again(): void {
    if (this.wire.opening) this.wire.show(this.wire.opening);
    this.fell = null;
  }

  show(): void {
    if (this.state !== "open") return;
    this.count(0);
    if (this.fell !== null) this.again();
    this.finish("shown");
  }

  private finish(state: "solved" | "shown", moved = this.page.moved): void {
    this.state = state;
    this.table.notice = "";
    keep(this.game, { ...this.streak, next: (this.page.number % this.page.count) + 1 });
    this.streak = streakOf(this.game);
    queueMicrotask(() => this.wire.move(moved));
  }

  private count(streak: number): void {
    this.streak = { ...this.streak, streak, best: Math.max(this.streak.best, streak) };
    keep(this.game, this.streak);
  }
}
