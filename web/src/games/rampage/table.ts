/** Films of Rampage's runs, shapes of its pieces, and the arithmetic of aiming. */
import type { Decision as BoardDecision } from "../../table/board";
import type { Board, Kind, Rampage, View } from "./types";

export type Pose = number[]; // x, y, z in 0.01 mm; turn (x, y, z, w) in millionths

/** The colours of meeples on the board, by number: red, blue, green, black, yellow, grey. */
export const MEEPLES = ["#c8372d", "#2f6fc0", "#3f8f3a", "#33302e", "#e9b92f", "#9b978f"];
/** The colours of monsters are those of the seats. */
export const MONSTERS = ["#c63f28", "#2d5ca6", "#e3a11f", "#1c7f66"];
/** Vehicles: blue, green, red, pink. */
export const VEHICLES = ["#2c68c4", "#3d9440", "#cf3d2e", "#d95f9c"];
export const FRAMES = 30;
/** So far above everything below it is a body let go, at least; cm. */
export const LOWEST = 1;

/** A place on the board, in cm. */
export type Place = [number, number];

export const cm = (pose: Pose): [number, number, number] => [pose[0]! / 1000, pose[1]! / 1000, pose[2]! / 1000];
export const turn = (pose: Pose): [number, number, number, number] => [
  pose[3]! / 1e6,
  pose[4]! / 1e6,
  pose[5]! / 1e6,
  pose[6]! / 1e6,
];

/** A run as it arrives: who moved, and where each of them was in every frame. */
export interface Film {
  frames: number;
  pieces: number[];
  /** For each piece, frame after frame: x, y, z in cm, turn x, y, z, w. */
  tracks: Float32Array[];
}

/** Unpack the stream of a run: component after component, piece after piece, as differences. */
export async function unpack(film: string): Promise<Film> {
  const packed = Uint8Array.from(atob(film), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return unfold(new Int16Array(await new Response(stream).arrayBuffer()));
}

export function unfold(numbers: Int16Array): Film {
  const count = numbers[0]!;
  const frames = numbers[1]!;
  const pieces = [...numbers.subarray(2, 2 + count)];
  const tracks = pieces.map(() => new Float32Array((frames + 1) * 7));
  let place = 2 + count;
  for (let axis = 0; axis < 7; axis++) {
    const scale = axis < 3 ? 100 : 10000;
    for (const track of tracks) {
      let value = 0;
      for (let frame = 0; frame <= frames; frame++) {
        value = ((value + numbers[place++]! + 32768) & 0xffff) - 32768;
        track[frame * 7 + axis] = value / scale;
      }
    }
  }
  return { frames, pieces, tracks };
}

/** Where a piece of a film is at a time between two frames: place linearly, turn along the shorter way. */
export function between(track: Float32Array, frames: number, at: number, out: number[]): number[] {
  const first = Math.min(frames, Math.max(0, Math.floor(at)));
  const next = Math.min(frames, first + 1);
  const share = Math.min(1, Math.max(0, at - first));
  let same = 0;
  for (let axis = 3; axis < 7; axis++) same += track[first * 7 + axis]! * track[next * 7 + axis]!;
  const sign = same < 0 ? -1 : 1;
  for (let axis = 0; axis < 7; axis++) {
    const a = track[first * 7 + axis]!;
    const b = track[next * 7 + axis]! * (axis < 3 ? 1 : sign);
    out[axis] = a + (b - a) * share;
  }
  const size = Math.hypot(out[3]!, out[4]!, out[5]!, out[6]!) || 1;
  for (let axis = 3; axis < 7; axis++) out[axis]! /= size;
  return out;
}

/** A pose as the state writes it, from a film's frame. */
export function written(frame: number[]): Pose {
  return frame.map((value, axis) => Math.round(value * (axis < 3 ? 1000 : 1e6)));
}

/** What the convex shape of a piece covers, seen from above. */
export function footprint(kind: Kind, pose: Pose): [number, number][] {
  const [x, y] = cm(pose);
  const [i, j, k, w] = turn(pose);
  const rotate = (a: number, b: number, c: number): [number, number] => [
    x + (1 - 2 * (j * j + k * k)) * a + 2 * (i * j - k * w) * b + 2 * (i * k + j * w) * c,
    y + 2 * (i * j + k * w) * a + (1 - 2 * (i * i + k * k)) * b + 2 * (j * k - i * w) * c,
  ];
  const points: [number, number][] = [];
  if (kind.radius) {
    for (let step = 0; step < 20; step++) {
      const angle = (step * Math.PI) / 10;
      for (const c of [-kind.half, kind.half]) points.push(rotate(kind.radius * Math.cos(angle), kind.radius * Math.sin(angle), c));
    }
  }
  for (const [bx, by, bz, hx, hy, hz] of kind.boxes as [number, number, number, number, number, number][])
    for (const a of [-1, 1]) for (const b of [-1, 1]) for (const c of [-1, 1]) points.push(rotate(bx + a * hx, by + b * hy, bz + c * hz));
  return hull(points);
}

function hull(points: [number, number][]): [number, number][] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const left = (o: [number, number], a: [number, number], b: [number, number]) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain: [number, number][] = [];
  for (const row of [sorted, [...sorted].reverse()]) {
    const start = chain.length;
    for (const p of row) {
      while (chain.length >= start + 2 && left(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
  }
  return chain;
}

// -- aiming ------------------------------------------------------------------------------------------------

export type Decision = BoardDecision<Rampage>;
export type Aimed = Record<string, number>;

/** The drag that means full power, in cm on the board. */
export const FULL_PULL = 24;

/** Where an aim begins: the own disc, a head, the middle of what is dropped on. */
export function origin(view: View, plan: Board, decision: Decision, seat: number): Place {
  const about = decision.about;
  const at = (piece: number): Place => {
    const pose = view.poses[piece];
    return pose ? [pose[0]! / 1000, pose[1]! / 1000] : [0, 0];
  };
  if (decision.prompt === "drop") {
    const building = plan.buildings.find((b) => b.name === about.building);
    if (building) return [building.x, building.y];
    return at(plan.first.body + Number(about.rival));
  }
  if (decision.prompt === "breath") return at(plan.first.body + Number(about.mouth ?? seat));
  if (decision.prompt === "flick") return at(plan.first.disc + seat);
  return at(plan.first.body + seat);
}

/** How an aim starts out, before anybody has dragged. */
export function neutral(view: View, plan: Board, decision: Decision, seat: number): Aimed {
  const [x, y] = origin(view, plan, decision, seat);
  const inwards = ((Math.atan2(-y, -x) * 180) / Math.PI + 360) % 360;
  const start: Aimed = { direction: inwards, power: 0.4, spin: 0, elevation: 0, east: 0, north: 0, height: 30, facing: 0 };
  if (decision.prompt === "breath") Object.assign(start, { power: 1, pitch: -35, sweep: 0 });
  if (decision.prompt === "carry") start.height = 14;
  return { ...start, tilt: 0, tilted: 0, x, y, pitch: start.pitch ?? 0, sweep: 0 };
}

/** Where a body is held for a drop: over the target and not beyond its sidewalk. */
export function held(plan: Board, decision: Decision, from: Place, aimed: Aimed): Place {
  const building = plan.buildings.find((b) => b.name === decision.about.building);
  const [wide, deep] = building ? [building.walk_x, building.walk_y] : [3, 3];
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  return [from[0] + within(aimed.east ?? 0, wide), from[1] + within(aimed.north ?? 0, deep)];
}

/** What pointing at a place, so high above the board, means for the aim. */
export function pointed(plan: Board, decision: Decision, from: Place, to: Place, high = 3): Aimed {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const far = Math.hypot(dx, dy);
  const direction = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  switch (decision.prompt) {
    case "drop":
      return { east: dx, north: dy };
    case "place":
      return { x: to[0], y: to[1] };
    case "breath": {
      const ahead = Math.max(1, far - plan.breath.before);
      return { direction, pitch: (-Math.atan2(10 + plan.breath.above - high, ahead) * 180) / Math.PI };
    }
    default:
      return { direction, power: Math.min(1, far / FULL_PULL) };
  }
}

/** What came down in a run: floors and meeples that end lower than they were. */
export function fallen(plan: Board, film: Film): { floors: number[]; meeples: number[] } {
  const sank = film.pieces.filter((_, number) => {
    const track = film.tracks[number]!;
    return track[2]! - track[film.frames * 7 + 2]! > 0.8;
  });
  return {
    floors: sank.filter((piece) => piece >= plan.first.floor && piece < plan.first.vehicle),
    meeples: sank.filter((piece) => plan.kind_of[piece] === "meeple"),
  };
}

/** The body that a hand holds while its disc is flicked from where it stood; none if the disc flies off a head. */
export function liftedBody(plan: Board, film: Film, seat: number, before: Record<string, Pose>): number | null {
  const disc = plan.first.disc + seat;
  const number = film.pieces.indexOf(disc);
  const stood = before[disc];
  if (number < 0 || !stood || Math.abs(film.tracks[number]![2]! - cm(stood)[2]) > 1) return null;
  return plan.first.body + seat;
}
