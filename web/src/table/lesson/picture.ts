/** Pictures for a game's page and its rules: the table of a step of its lesson, as it stands when the step begins. */
import type { LessonPage, Table } from "../../kit/protocol";
import { words } from "../../kit/words";
import { LiveTable } from "../live.svelte";
import { SceneWire } from "./wire";

/** The table at the beginning of a step; null where nobody knows how it looks then. */
export function tableAt(lesson: LessonPage, key: string): Table | null {
  const place = lesson.steps.findIndex((step) => step.key === key);
  let table: Table | null = null;
  for (const step of lesson.steps.slice(0, place + 1)) {
    if (step.table) table = step.table;
    if (step.key === key) return table;
    const last = step.moved.at(-1);
    if (table && last) table = { ...table, moment: last.moment };
    if (step.free) table = null;
  }
  return null;
}

/** The messages that say how a turn goes, in order. */
export const turnOf = (game: string): string[] => [1, 2, 3, 4, 5, 6].map((part) => `${game}-turn-${part}`).filter((key) => words.has(key));

/** A table to look at: nothing can be chosen at it. */
export function still(table: Table): LiveTable {
  const wire = new SceneWire(() => "lesson-go-on");
  wire.opening = table;
  const scene = new LiveTable("picture", false, null, wire);
  scene.pictured = true;
  return scene;
}
