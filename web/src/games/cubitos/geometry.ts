/** The lattice of a track: pointed hexagons, each with six neighbours. */
import type { Cell, MapData, Place } from "./table";

const RADIUS = 20;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export function centre(x: number, y: number): Point {
  return { x: x * HALF, y: y * RADIUS * 1.5 };
}

function corner(number: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * number - Math.PI / 2;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

export const HEXAGON = `M${[0, 1, 2, 3, 4, 5]
  .map((number) => corner(number, RADIUS - 0.7))
  .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
  .join("L")}Z`;

/** The neighbours to the right, below right and below left, each with the two corners of the common edge. */
const EDGES: [dx: number, dy: number, from: number, to: number][] = [
  [2, 0, 1, 2],
  [1, 1, 2, 3],
  [-1, 1, 3, 4],
];

export interface Lines {
  red: string;
  finish: string;
}

/** The red lines between sections, and the line that is crossed at the finish. */
export function lines(map: MapData): Lines {
  const cells = new Map(map.cells.map((cell) => [`${cell[0]},${cell[1]}`, cell]));
  const drawn: Lines = { red: "", finish: "" };
  for (const [x, y, token, section] of map.cells) {
    for (const [dx, dy, from, to] of EDGES) {
      const other = cells.get(`${x + dx},${y + dy}`);
      if (!other || token === "##" || other[2] === "##") continue;
      const edge = `M${point(x, y, from)}L${point(x, y, to)}`;
      const zones = [token, other[2]].filter((name) => name === "SS" || name === "FF").length;
      const lap = Math.abs(section - other[3]);
      if (zones === 1 && ((map.loop && lap > 1) || [token, other[2]].includes("FF"))) drawn.finish += edge;
      else if (zones === 0 && lap !== 0) drawn.red += edge;
    }
  }
  return drawn;
}

/** On each red line an arrow, in its middle: from where one comes to where one runs. */
export function arrows(map: MapData): { x: number; y: number; turn: number }[] {
  const cells = new Map(map.cells.map((cell) => [`${cell[0]},${cell[1]}`, cell]));
  const edges = new Map<number, { x: number; y: number; turn: number }[]>();
  for (const [x, y, token, section] of map.cells) {
    for (const [dx, dy] of EDGES) {
      const other = cells.get(`${x + dx},${y + dy}`);
      if (!other || [token, other[2]].some((name) => name === "##" || name === "SS" || name === "FF")) continue;
      if (Math.abs(section - other[3]) !== 1) continue;
      const [here, there] = section < other[3] ? [centre(x, y), centre(x + dx, y + dy)] : [centre(x + dx, y + dy), centre(x, y)];
      const turn = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
      const line = Math.min(section, other[3]);
      edges.set(line, [...(edges.get(line) ?? []), { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2, turn }]);
    }
  }
  return [...edges.values()].map((line) => {
    const mean = (of: (edge: { x: number; y: number; turn: number }) => number) => line.reduce((sum, edge) => sum + of(edge), 0) / line.length;
    const turn = (Math.atan2(mean((edge) => Math.sin((edge.turn * Math.PI) / 180)), mean((edge) => Math.cos((edge.turn * Math.PI) / 180))) * 180) / Math.PI;
    const [x, y] = [mean((edge) => edge.x), mean((edge) => edge.y)];
    const middle = line.reduce((best, edge) => (Math.hypot(edge.x - x, edge.y - y) < Math.hypot(best.x - x, best.y - y) ? edge : best));
    return { x: middle.x, y: middle.y, turn };
  });
}

function point(x: number, y: number, number: number): string {
  const middle = centre(x, y);
  const { x: dx, y: dy } = corner(number);
  return `${(middle.x + dx).toFixed(1)} ${(middle.y + dy).toFixed(1)}`;
}

/** The middle of a zone of cells (`SS`, `FF`). */
export function zoneCentre(map: MapData, token: string): Point {
  const cells = map.cells.filter((cell) => cell[2] === token).map(([x, y]) => centre(x, y));
  const sum = cells.reduce((all, cell) => ({ x: all.x + cell.x, y: all.y + cell.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** Where a runner stands; the zones have no cell of their own. */
export function spot(map: MapData, place: Place): Point {
  if (place[1] === -1) return zoneCentre(map, "SS");
  if (place[1] === -2) return zoneCentre(map, "FF");
  return centre(place[1], place[2]);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box that holds all these points, with room around it. */
export function around(points: Point[], room: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) - x + room, height: Math.max(...ys) - y + room };
}

export function wholeMap(map: MapData): Box {
  return around(
    map.cells.map(([x, y]) => centre(x, y)),
    RADIUS * 1.15,
  );
}

export function isZone(cell: Cell): boolean {
  return cell[2] === "SS" || cell[2] === "FF";
}
