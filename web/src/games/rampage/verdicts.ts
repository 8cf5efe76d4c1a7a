/** What the referee says: which events are told as lines of the verdict, and which pieces they are about. */
import type { GameEvent } from "../../table/board";
import type { Board, Events, Rampage } from "./types";

export interface Line {
  text: string;
  pieces: number[];
}

/** What a monster begins to do: said before it is seen. */
export const BEGUN = new Set<keyof Events>(["rampage-flicks", "rampage-jumps", "rampage-drops", "rampage-stomps", "rampage-tosses", "rampage-kicks", "rampage-blows"]);
export const VERDICTS = new Set<keyof Events>([
  "rampage-came-down",
  "rampage-fell",
  "rampage-missed",
  "rampage-left-city",
  "rampage-lost-tooth",
  "rampage-took-tooth",
  "rampage-escaped",
  "rampage-inhaled",
  "rampage-vehicle-lost",
  "rampage-vehicle-back",
  "rampage-ate-floor",
  "rampage-floor-lost",
  "rampage-line",
  "rampage-track",
  "rampage-ate",
  "rampage-bumped",
  "rampage-fault",
  "rampage-protected",
  "rampage-gave",
  "rampage-played",
  "rampage-shooed",
  "rampage-rose",
]);
/** After these, the pieces are no longer in the city. */
export const GONE = new Set<keyof Events>(["rampage-ate", "rampage-ate-floor", "rampage-escaped", "rampage-vehicle-lost"]);

/** Which pieces a line of the verdict is about. */
export function piecesOf({ first }: Board, event: GameEvent<Rampage>): number[] {
  if (event.key === "rampage-came-down") return event.pieces;
  if ("meeple" in event) return [event.meeple];
  if ("floor" in event) return [event.floor];
  if ("vehicle" in event) return [first.vehicle + event.vehicle];
  return "seat" in event ? [first.body + event.seat] : [];
}
