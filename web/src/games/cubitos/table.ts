/** Small readings of what the game of Cubitos gives its board. */
import type { Wish } from "../../table/board";
import type { Cubitos, MapView, PlayerView } from "./types";

type Zone = Record<string, number>;
/** Lists of a fixed length: Python's JSON has no tuples. */
export type Place = [leg: number, x: number, y: number];
export type Cell = [x: number, y: number, token: string, section: number];
export type MapData = Omit<MapView, "cells"> & { cells: Cell[] };

/** The order in which dice lie in a zone. */
export const KINDS = [
  "light-grey",
  "dark-grey",
  "black",
  "white",
  "brown",
  "red",
  "green",
  "orange",
  "purple",
  "yellow",
  "blue",
];

/** The verb of a die's action while a decision is open. */
const VERBS: Record<string, "take" | "lose" | "give"> = {
  draw: "take",
  extra: "take",
  duel: "take",
  stoned: "take",
  punk: "take",
  another: "take",
  lose: "lose",
  "must-lose": "lose",
  owed: "lose",
  give: "give",
};

/** The action of a die that lies in a zone, or null if there is none at the moment. */
export function actionOf(prompt: string, zone: string, die: string, face: string): Wish<Cubitos> | null {
  const verb = VERBS[prompt];
  if (verb) {
    if (die === "black" && verb !== "take") return null;
    return [verb, zone === "active" ? { die, zone, face } : { die, zone }];
  }
  if (zone === "roll" && prompt === "toss") return ["toss", { die }];
  if (zone === "active" && (face === "symbol" || face === "power")) return ["use", { die, face }];
  return null;
}

/** The dice of a zone one by one. */
export function spread(zone: Zone): string[] {
  return KINDS.flatMap((kind) => Array.from({ length: zone[kind] ?? 0 }, () => kind));
}

export function count(zone: Zone): number {
  return Object.values(zone).reduce((sum, dice) => sum + dice, 0);
}

export function add(zone: Zone, die: string, dice: number): void {
  const left = (zone[die] ?? 0) + dice;
  if (left > 0) zone[die] = left;
  else delete zone[die];
}

/** Take a die out of the first zone that has it. */
export function takeOut(player: PlayerView, die: string): void {
  for (const zone of [player.draw, player.discard, player.roll]) {
    if (zone[die]) {
      add(zone, die, -1);
      return;
    }
  }
}
