/** What the server sends of Landmark Scramble, and where things lie on the drawing. */
import type { Action } from "../../table/board";
import type { Actions, Events } from "./types";

export interface Cell {
  name: string;
  x: number;
  y: number;
  octagon: boolean;
}
export interface Spot {
  name: string;
  x: number;
  y: number;
  cells: string[];
}
export interface Kind {
  name: string;
  level: number;
  /** Directions of its steps when it faces north. */
  steps: number[];
}
/** What never changes at a table. */
export interface Board {
  size: number;
  goal: number;
  sides: string[];
  directions: string[];
  cells: Cell[];
  spots: Spot[];
  holes: string[];
  pieces: Kind[];
  cards: Record<string, number>;
  costs: Record<string, string[]>;
  hand_limit: number;
}

export interface Piece {
  seat: number;
  piece: string;
  cell: string | null;
  facing: number;
}
export interface Way {
  action: string;
  piece: string;
  cell: string;
  cost: number;
  path: [string, number][];
}
export interface Flight {
  seat: number;
  piece: string;
  origin: string;
  cell: string;
}
export interface Bump {
  action: string;
  piece: string;
  cell: string;
  attack: number;
  defence: number;
  cost: number;
  flights: Flight[];
  choice: boolean;
}
/** What `BoardTable` asks of a game. */
export interface LandmarkScramble {
  view: View;
  board: Board;
  actions: Actions;
  events: Events;
}

export interface View {
  round: number;
  rounds: number;
  turn: number | null;
  asked: number | null;
  moment: "roll" | "act" | "pay" | "anchor" | "throw" | "land" | "discard";
  points: number;
  muscle: boolean;
  pieces: Piece[];
  locations: string[];
  owners: (number | null)[];
  owned: number[];
  /** By seat and hole: after how many big rounds it is open again. */
  marks: number[][];
  hand_sizes: number[];
  deck: number;
  discards: number[];
  hand: number[] | null;
  ways: Way[];
  bumps: Bump[];
}

/** A unit of the board's coordinates on the drawing; two of them lie between neighbouring octagons. */
export const UNIT = 40;
const FLAT = Math.SQRT2 - 1;
const TIP = 2 - Math.SQRT2;

const ring = (corners: [number, number][]) => corners.map(([x, y]) => `${x * UNIT},${y * UNIT}`).join(" ");

export const OCTAGON = ring([
  [-FLAT, -1],
  [FLAT, -1],
  [1, -FLAT],
  [1, FLAT],
  [FLAT, 1],
  [-FLAT, 1],
  [-1, FLAT],
  [-1, -FLAT],
]);
export const SQUARE = ring([
  [0, -TIP],
  [TIP, 0],
  [0, TIP],
  [-TIP, 0],
]);

export const at = (place: { x: number; y: number }) => `translate(${place.x * UNIT} ${place.y * UNIT})`;

/** The arrow between two cells, kept clear of their middles. */
export function arrow(from: Cell, to: Cell): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const start = Math.min(0.3, far / 4);
  const end = Math.max(far - 0.3, far / 2);
  return (
    `M${(from.x + ux * start) * UNIT} ${(from.y + uy * start) * UNIT}` +
    `L${(from.x + ux * end) * UNIT} ${(from.y + uy * end) * UNIT}`
  );
}

/** The line of a way through its cells. */
export function line(path: [string, number][], cells: Map<string, Cell>): string {
  return path.map(([name]) => `${cells.get(name)!.x * UNIT},${cells.get(name)!.y * UNIT}`).join(" ");
}

/** The cell that a hop in a direction leads to: two steps on. */
export function hopTarget(from: Cell, direction: string, cells: Map<string, Cell>): string | null {
  const [dx, dy] = VECTORS[direction]!;
  const step = dx !== 0 && dy !== 0 ? 1 : 2;
  for (const cell of cells.values())
    if (cell.x === from.x + 2 * step * dx && cell.y === from.y + 2 * step * dy) return cell.name;
  return null;
}

const VECTORS: Record<string, [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** The number of a piece among all pieces of the view. */
export function numberOf(view: View, seat: number, piece: string): number {
  return view.pieces.findIndex((other) => other.seat === seat && other.piece === piece);
}

/** The piece that an action moves, if it moves one. */
export function moverOf(action: Action<LandmarkScramble> | null): string | null {
  return action && MOVES.has(action.name) && "piece" in action.fields ? action.fields.piece : null;
}
export const MOVES = new Set<keyof Actions>(["step", "go", "turn", "hop", "bump", "gang"]);
