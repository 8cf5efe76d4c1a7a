/** Where the things of Landmark Scramble lie on the drawing. */
import type { Action } from "../../table/board";
import type { Actions, Cell, LandmarkScramble, View } from "./types";

/** A cell on a way, and the facing there. */
export type Step = [cell: string, facing: number];

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
export function line(path: Step[], cells: Map<string, Cell>): string {
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
