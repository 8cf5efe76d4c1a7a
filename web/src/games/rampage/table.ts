/** Films of Rampage's runs, shapes of its pieces, and the arithmetic of aiming. */
import type { Decision as BoardDecision } from "../../table/board";
import type { Board, Kind, Rampage, View } from "./types";

export type Pose = number[]; // x, y, z in 0.01 mm; turn (x, y, z, w) in millionths

/** The colours of meeples on the board, by number: red, blue, green, black, yellow, grey. */
/** The colours of which a stomach holds least. */
export const lackingIn = (stomach: number[] | null): Set<number> =>
  new Set((stomach ?? []).flatMap((count, colour) => (count === Math.min(...stomach!) ? [colour] : [])));

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

/** What the camera looks at closely, if not at the whole city: a place, from how far, from how high. */
export interface Shot {
  at: [number, number, number];
  far: number;
  rise: number;
}
/** For a drop it stands lower, so that the hand and the building below it are both seen. */
export const dropShot = ([x, y]: Place): Shot => ({ at: [x, y, 18], far: 74, rise: 0.55 });

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
      return { direction, power: powerFor(plan, decision, far) };
  }
}

/** What pulling back from where the finger came down means: away from the pull, and the stronger the farther. */
export function slung(plan: Board, decision: Decision, start: Place, to: Place): Aimed {
  const dx = start[0] - to[0];
  const dy = start[1] - to[1];
  const pull = Math.hypot(dx, dy);
  const direction = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  return { direction, power: powerFor(plan, decision, (pull * pull) / SLING) };
}

/** A pull back of so many centimetres sends a disc as far as it is long. */
const SLING = 6;
/** A power below this is no flick: whoever lets go here has thought better of it. */
export const FAINT = 0.12;

/** The piece that an aim sends away. */
function sent(plan: Board, decision: Decision): string {
  return decision.prompt === "throw" ? plan.kind_of[Number(decision.about.piece)]! : "disc";
}

/** How fast a finger sends a piece away: the law of the rules, with the numbers that the board tells. */
function speed(plan: Board, mass: number, power: number): number {
  const { finger } = plan;
  return (finger.speed * power ** 1.5 * (1 + finger.restitution) * finger.mass) / (finger.mass + mass);
}

/** How strongly each centimetre a second is braked on the board. */
const braking = (plan: Board): number => ((plan.friction.board + plan.friction.disc) / 2) * plan.gravity;

/** The power that lets a disc slide so far, if nothing is in its way. */
function powerFor(plan: Board, decision: Decision, far: number): number {
  const fastest = speed(plan, plan.mass[sent(plan, decision)]!, 1);
  return Math.min(1, (Math.sqrt(2 * braking(plan) * far) / fastest) ** (2 / 3));
}

/** Where a flicked disc goes: straight, until it stops, meets something, or leaves the city. */
export interface Course {
  end: "stops" | "hits" | "leaves";
  to: Place;
  /** How far that is, cm. */
  far: number;
  /** How fast it leaves the finger, cm/s. */
  speed: number;
  /** What it meets: the name of a building, or the number of a piece. */
  met: string | number | null;
}

export function course(plan: Board, poses: Record<string, Pose>, from: Place, aimed: Aimed, seat: number): Course {
  const start = speed(plan, plan.mass.disc!, aimed.power ?? 0);
  const reach = (start * start) / (2 * braking(plan));
  const way = ((aimed.direction ?? 0) * Math.PI) / 180;
  const radius = plan.kinds.disc!.radius;
  const things = inTheWay(plan, poses, from, seat);
  const STEP = 0.25;
  for (let far = STEP; far < reach; far += STEP) {
    const to: Place = [from[0] + far * Math.cos(way), from[1] + far * Math.sin(way)];
    const met = things.find((thing) => gap(thing, to) < radius);
    if (met) return { end: "hits", to, far, speed: start, met: met.name };
    if (Math.max(Math.abs(to[0]), Math.abs(to[1])) > plan.half) return { end: "leaves", to, far, speed: start, met: null };
  }
  return { end: "stops", to: [from[0] + reach * Math.cos(way), from[1] + reach * Math.sin(way)], far: reach, speed: start, met: null };
}

interface Thing {
  name: string | number;
  x: number;
  y: number;
  hx: number;
  hy: number;
}

/** Ruins, and the pieces that stand as low as a disc slides; not what touches the disc already. */
function inTheWay(plan: Board, poses: Record<string, Pose>, from: Place, seat: number): Thing[] {
  const ruins: Thing[] = plan.buildings.map(({ name, x, y, hx, hy }) => ({ name, x, y, hx, hy }));
  const low = Object.entries(poses).flatMap(([number, pose]): Thing[] => {
    const piece = Number(number);
    const kind = plan.kinds[plan.kind_of[piece]!]!;
    const [x, y, z] = cm(pose);
    const [hx, hy, half] = kind.radius ? [kind.radius * 0.8, kind.radius * 0.8, kind.half] : spread(kind);
    const own = piece === plan.first.disc + seat || piece === plan.first.body + seat;
    return own || z - half > 2 * plan.kinds.disc!.half ? [] : [{ name: piece, x, y, hx, hy }];
  });
  return [...low, ...ruins].filter((thing) => gap(thing, from) >= plan.kinds.disc!.radius);
}

function spread(kind: Kind): [number, number, number] {
  const [, , , hx, hy, hz] = kind.boxes[0] as [number, number, number, number, number, number];
  return [hx, hy, hz];
}

/** How far a place is from a thing. */
function gap({ x, y, hx, hy }: Thing, to: Place): number {
  return Math.hypot(Math.max(0, Math.abs(to[0] - x) - hx), Math.max(0, Math.abs(to[1] - y) - hy));
}

/** The neighbourhood that a place lies in. */
export function within(plan: Board, [x, y]: Place): string | null {
  for (const [letter, corners] of Object.entries(plan.grounds) as [string, Place[]][]) {
    let inside = false;
    corners.forEach(([ax, ay], place) => {
      const [bx, by] = corners[(place + corners.length - 1) % corners.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    if (inside) return letter;
  }
  return null;
}

/** Where a disc is on its course after so many seconds; null when it has arrived. */
export function along(plan: Board, { to, far, speed, end }: Course, from: Place, seconds: number): Place | null {
  const brake = braking(plan);
  const gone = speed * seconds - (brake * seconds * seconds) / 2;
  if (gone >= far || speed - brake * seconds <= 0) return null;
  const share = end === "stops" ? Math.min(1, gone / far) : gone / far;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The way of a piece thrown off a head through the air, point by point, down to the board. */
export function flight(plan: Board, decision: Decision, [x, y]: Place, high: number, aimed: Aimed): [number, number, number][] {
  const fast = speed(plan, plan.mass[sent(plan, decision)]!, aimed.power ?? 0);
  const rise = ((aimed.elevation ?? 0) * Math.PI) / 180;
  const way = ((aimed.direction ?? 0) * Math.PI) / 180;
  const points: [number, number, number][] = [];
  for (let t = 0; t < 1.5; t += 0.02) {
    const flat = fast * Math.cos(rise) * t;
    const z = high + fast * Math.sin(rise) * t - (plan.gravity * t * t) / 2;
    points.push([x + flat * Math.cos(way), y + flat * Math.sin(way), Math.max(0, z)]);
    if (z <= 0) break;
  }
  return points;
}

/** The last frame in which something is seen to move; what comes after is a tower at rest. */
export function lastMotion({ frames, tracks }: Film): number {
  for (let frame = frames; frame > 0; frame--) {
    const moved = tracks.some((track) => {
      const [a, b] = [frame * 7, (frame - 1) * 7];
      return Math.hypot(track[a]! - track[b]!, track[a + 1]! - track[b + 1]!, track[a + 2]! - track[b + 2]!) > SEEN;
    });
    if (moved) return frame;
  }
  return 0;
}
/** So much is seen to move within a frame; cm. */
const SEEN = 0.06;

/** The body that a hand holds while its disc is flicked from where it stood; none if the disc flies off a head. */
export function liftedBody(plan: Board, film: Film, seat: number, before: Record<string, Pose>): number | null {
  const disc = plan.first.disc + seat;
  const number = film.pieces.indexOf(disc);
  const stood = before[disc];
  if (number < 0 || !stood || Math.abs(film.tracks[number]![2]! - cm(stood)[2]) > 1) return null;
  return plan.first.body + seat;
}
