/** Where the squares of a winding route lie. */
export interface Point {
  x: number;
  y: number;
}
export interface Way {
  squares: Point[];
  road: string;
  width: number;
  height: number;
}

const PITCH = 42;
const ROW = 40;
const SIDE = 31;
const TOP = 22;
const BOTTOM = 20;

/** Twenty squares in rows to and fro, each route with its own bends. */
export function wind(route: number, columns: number, count: number): Way {
  const rows = Math.ceil(count / columns);
  const squares = Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    const bend = Math.sin(column * 0.85 + route * 1.9 + row * 1.3) * 4.5;
    return { x: SIDE + column * PITCH, y: TOP + row * ROW + bend };
  });
  const width = 2 * SIDE + (columns - 1) * PITCH;
  const through: Point[] = [];
  squares.forEach((point, index) => {
    through.push(point);
    const next = squares[index + 1];
    if (next && Math.floor(index / columns) !== Math.floor((index + 1) / columns)) {
      const out = point.x > width / 2 ? 15 : -15;
      through.push({ x: point.x + out, y: (point.y + next.y) / 2 });
    }
  });
  return { squares, road: smooth(through), width, height: TOP + (rows - 1) * ROW + BOTTOM };
}

/** A smooth line through the points (Catmull-Rom, as cubic curves). */
function smooth(points: Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${b.x + (c.x - a.x) / 6} ${b.y + (c.y - a.y) / 6}`;
    const second = `${c.x - (d.x - b.x) / 6} ${c.y - (d.y - b.y) / 6}`;
    path += `C${first} ${second} ${c.x} ${c.y}`;
  }
  return path;
}
