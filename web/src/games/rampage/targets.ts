/** What may be chosen in the city, and where it is. */
import type { Action, BoardTable } from "../../table/board";
import { cm, type Place, type Shot } from "./table";
import type { Building, Rampage } from "./types";

export interface Target {
  option: Action<Rampage>;
  piece: number | null;
  at: [number, number, number];
}

/** An option for each thing of the city that may be chosen now. */
export function targetsOf(table: BoardTable<Rampage>): Target[] {
  const { first, buildings } = table.board;
  return ((table.decision?.options ?? []) as Action<Rampage>[]).flatMap((option): Target[] => {
    const thing = (piece: number) => {
      const pose = table.view.poses[piece];
      return pose ? [{ option, piece, at: cm(pose) }] : [];
    };
    if (option.name === "eat") return thing(option.fields.meeple);
    if (option.name === "toss") return thing(first.vehicle + option.fields.vehicle);
    if (option.name === "stomp" || option.name === "catch") return thing(first.body + option.fields.seat);
    if (option.name === "move") return thing(first.disc + (table.seat ?? 0));
    if (option.name === "demolish" || option.name === "climb") {
      const b = buildings.find((b) => b.name === option.fields.building)!;
      return [{ option, piece: null, at: [b.x, b.y, roofOf(table, b)] }];
    }
    if (option.name === "corner") return [spot(option, table.board.corners[option.fields.corner]!)];
    if (option.name === "put" || option.name === "shoo") return [spot(option, middle(table.board.grounds[option.fields.ground]!))];
    return [];
  });
}

/** The houses whose roofs may be chosen. */
export function housesOf(table: BoardTable<Rampage>): Building[] {
  return table.board.buildings.filter(({ name: building }) => table.find("demolish", { building }) ?? table.find("climb", { building }));
}

/** Options that are a place of the city, and no piece of it. */
export const isPlace = ({ option, piece }: Target): boolean => piece === null && option.name !== "demolish";

const spot = (option: Action<Rampage>, [x, y]: number[]): Target => ({ option, piece: null, at: [x!, y!, 0] });

/** Where the letter of a neighbourhood stands. */
const middle = (corners: number[][]): number[] => [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length);

function roofOf(table: BoardTable<Rampage>, { x, y, walk_x, walk_y }: Building): number {
  const { first } = table.board;
  let top = table.board.ruin;
  for (let floor = first.floor; floor < first.vehicle; floor++) {
    const pose = table.view.poses[floor];
    if (!pose) continue;
    const [px, py, pz] = cm(pose);
    if (Math.abs(px - x) < walk_x && Math.abs(py - y) < walk_y) top = Math.max(top, pz);
  }
  return top;
}

/** Near enough to some places that what is there can be told from the others, and more of the city than of the table. */
export function shotOf(places: Place[]): Shot {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const far = Math.min(90, 52 + 1.5 * Math.hypot(right - left, high - low));
  return { at: [0.4 * (left + right), 0.4 * (low + high), 1], far, rise: 1 };
}
