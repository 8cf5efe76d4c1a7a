/** What the game of Cubitos gives its board, and small readings of it. */
import type { Wish } from "../../table/board";
import type { Actions, Events } from "./types";
export type Zone = Record<string, number>;
export type Place = [leg: number, x: number, y: number];

export interface ActiveDie {
  die: string;
  face: string;
  used: boolean;
  new: boolean;
  armed: boolean;
}

export interface PlayerView {
  status: string;
  racing: boolean;
  limit: number;
  draw: Zone;
  roll: Zone;
  discard: Zone;
  cup: Zone;
  active: ActiveDie[];
  borrowed: Zone;
  credits: number;
  coins: number;
  feet: number;
  water_feet: number;
  hands: number;
  fans: number;
  place: Place;
  togo: number;
  spaces: number;
  finished: boolean;
  exempt: string[];
  exempt_next: string[];
  champion: boolean;
  owes_die: number;
}

export interface CardView {
  key: string;
  name: string;
  die: string;
  cost: number;
  house: boolean;
  timing: string;
  left: number;
}

export interface Move {
  to: Place;
  path: Place[];
  money: number;
  via: string[];
  togo: number;
  finishes: boolean;
  reward: string;
  amount: number | null;
}

export interface Asked {
  prompt: string;
  risk?: boolean;
  bust?: number;
  hits?: number;
  moves?: Record<string, Move>;
  reaches?: { notation: string; x: number; y: number; reward: string; amount: number | null }[];
  prices?: Record<string, number>;
}

/** What `BoardTable` asks of a game. */
export interface Cubitos {
  view: View;
  board: Board;
  actions: Actions;
  events: Events;
}

export interface View {
  round: number;
  extra_rounds: number;
  holder: number;
  phase: string;
  acts_first: number | null;
  cards: CardView[];
  supply: Zone;
  fans: { space: number; credits: number; hand: number }[];
  swords: number[];
  most: number | null;
  players: PlayerView[];
  winners: number[];
  asked: (Asked | null)[];
}

export type Cell = [x: number, y: number, token: string, section: number];

export interface MapData {
  key: string;
  name: string;
  loop: boolean;
  cells: Cell[];
}

export interface Board {
  course: { key: string; laps: number; length: number; legs: number[]; maps: Record<string, MapData> };
  faces: Record<string, string[]>;
  foot_price: number;
  risky_from: number;
  beyond_fans: number;
}

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
