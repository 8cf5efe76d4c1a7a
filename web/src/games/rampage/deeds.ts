/** The kinds of deeds in their fixed order, and which option belongs to which. */
import type { Action, BoardTable } from "../../table/board";
import type { Rampage } from "./types";

export type Deed = "move" | "demolish" | "toss" | "breathe" | "card" | "pass";

/** Icons are drawn on a grid of 24, as strokes. */
export const DEEDS: { kind: Deed; icon: string }[] = [
  { kind: "move", icon: "M4 17a5 3 0 1 0 10 0 5 3 0 1 0-10 0M12 13l7-7m0 0h-5m5 0v5" },
  { kind: "demolish", icon: "M12 3v8m0 0-3-3m3 3 3-3M4 21v-7h6v7m4 0v-5l6-2v7M3 21h18" },
  { kind: "toss", icon: "M4 14h9v5H4zm1.5 5v1.5m6-1.5v1.5M14 11c1-4 3-6 6-6m0 0-3-1.5M20 5l-2 3" },
  { kind: "breathe", icon: "M3 9h10a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7" },
  { kind: "card", icon: "M6 3h12v18H6zM9 8h6m-6 4h6" },
  { kind: "pass", icon: "M5 5l7 7-7 7m7-14 7 7-7 7" },
];

const KINDS: Partial<Record<string, Deed>> = {
  move: "move",
  jump: "move",
  "turn-back": "move",
  demolish: "demolish",
  stomp: "demolish",
  toss: "toss",
  kick: "toss",
  breathe: "breathe",
  play: "card",
  pass: "pass",
};

export const kindOf = (option: Action<Rampage>): Deed | null => KINDS[option.name] ?? null;

/** An option in the words that its kind leaves to be said. */
export function shortly(table: BoardTable<Rampage>, option: Action<Rampage>, among: number): string {
  switch (option.name) {
    case "demolish":
      return table.say("rampage-short-building", { building: option.fields.building });
    case "toss":
      return table.say("rampage-short-vehicle", { vehicle: option.fields.vehicle });
    case "dine":
      return table.say("rampage-short-dine", { ground: option.fields.ground });
    case "play":
      return table.say(`rampage-card-${option.fields.card}`);
    case "move":
      return table.say("rampage-short-move");
    case "jump":
      return table.say("rampage-short-jump");
    case "breathe":
      return among > 1 ? option.words : table.say("rampage-short-breathe");
    default:
      return option.words;
  }
}
