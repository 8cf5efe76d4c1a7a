/** When the coach of a first game speaks up: a thing is said twice at most, and no more once it was done twice. */
import type { CueData } from "../../kit/protocol";

export const OFTEN = 2;

export interface Asked {
  prompt: string;
  options: { name: string }[];
}

/** What a coach remembers. */
export interface Memory {
  said(cue: string): number;
  done(action: string): number;
}

/** What a way like `asked.{seat}.risk` leads to in the view. */
function reached(view: unknown, way: string, seat: number | null): unknown {
  return way.split(".").reduce<unknown>((found, name) => {
    const key = name === "{seat}" ? String(seat) : name;
    return found !== null && typeof found === "object" ? (found as Record<string, unknown>)[key] : undefined;
  }, view);
}

/** The cue for a question, if one is due. */
export function dueAt(cues: CueData[], asked: Asked, view: unknown, seat: number | null, memory: Memory): CueData | undefined {
  return cues.find(
    (cue) =>
      !cue.event &&
      memory.said(cue.key) < OFTEN &&
      (!cue.prompt || cue.prompt === asked.prompt) &&
      (!cue.offers || (asked.options.some(({ name }) => name === cue.offers) && memory.done(cue.offers) < OFTEN)) &&
      (!cue.when || Boolean(reached(view, cue.when, seat))),
  );
}

/** The cue for what has happened, if one is due. */
export function dueAfter(cues: CueData[], told: Record<string, unknown>[], seat: number | null, memory: Memory): CueData | undefined {
  const concerns = (cue: CueData, event: Record<string, unknown>) =>
    event.key === cue.event && (!cue.mine || (seat !== null && event[cue.mine] === seat));
  return cues.find((cue) => cue.event && memory.said(cue.key) < OFTEN && told.some((event) => concerns(cue, event)));
}
