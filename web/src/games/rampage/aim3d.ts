/** How an aim looks in the city: arrows, arcs, the body in the hand, and pieces to be looked through. */
import {
  Box3, BoxGeometry, BufferGeometry, Color, ConeGeometry, CylinderGeometry, Group, Line, LineBasicMaterial, Material, Mesh,
  MeshBasicMaterial, MeshStandardMaterial, Object3D, Quaternion, RingGeometry, Vector3,
} from "three";
import { held, LOWEST, type Aimed, type Course, type Decision, type Place } from "./table";
import type { Board } from "./types";

const UP = new Vector3(0, 0, 1);

/** Take everything out of a group that was put into it for a while. */
export function empty(group: Group): void {
  for (const thing of group.children) {
    if (thing instanceof Mesh || thing instanceof Line) {
      if (thing.userData.piece === undefined) thing.geometry.dispose(); // else it is the piece's own
      for (const paint of [thing.material].flat() as Material[]) paint.dispose();
    }
  }
  group.clear();
}

export class Aim3D {
  readonly group = new Group();
  private rehearsed: Object3D | null = null;

  constructor(private plan: Board, private pieces: Map<number, Object3D>) {}

  /** Draw the aim, and where it would lead if nothing moved out of its way. */
  show(decision: Decision | null, from: Place, aimed: Aimed, seat: number, course: Course | null, path: [number, number, number][]): void {
    empty(this.group);
    if (decision && decision.dials.length) {
      const way = ((aimed.direction ?? 0) * Math.PI) / 180;
      const head = this.headOf(decision.prompt === "breath" ? Number(decision.about.mouth ?? seat) : seat);
      switch (decision.prompt) {
        case "flick":
          if (course) this.slide(from, course, aimed.power ?? 0, seat);
          break;
        case "throw":
        case "throw-disc": {
          const rise = ((aimed.elevation ?? 0) * Math.PI) / 180;
          const line = new Vector3(Math.cos(way) * Math.cos(rise), Math.sin(way) * Math.cos(rise), Math.sin(rise));
          const piece = Number(decision.about.piece ?? this.plan.first.disc + seat);
          const onHead = new Vector3(from[0], from[1], head + this.plan.kinds[this.plan.kind_of[piece]!]!.half);
          const ghost = this.ghost(piece);
          ghost.position.copy(onHead);
          ghost.quaternion.setFromAxisAngle(UP, way);
          this.arrow(onHead, line, 2 + 8 * (aimed.power ?? 0), heat(aimed.power ?? 0));
          this.arc(path, heat(aimed.power ?? 0));
          break;
        }
        case "drop":
          this.plumb(held(this.plan, decision, from, aimed), aimed, seat);
          break;
        case "breath":
          this.cone(from, head, way, aimed);
          break;
        case "place": {
          const spot = new Mesh(new RingGeometry(1.6, 2.1, 40), new MeshBasicMaterial({ color: "#ff5a2c", depthTest: false }));
          spot.position.set(aimed.x ?? 0, aimed.y ?? 0, 0.1);
          this.group.add(spot);
          break;
        }
      }
    }
  }

  /** A piece as it would be, to be looked through. */
  private ghost(piece: number): Object3D {
    const ghost = this.pieces.get(piece)!.clone();
    ghost.visible = true;
    ghost.traverse((part) => {
      if (part instanceof Mesh) {
        part.material = (part.material as MeshStandardMaterial).clone();
        part.material.transparent = true;
        part.material.opacity = 0.65;
      }
    });
    this.group.add(ghost);
    return ghost;
  }

  private headOf(seat: number): number {
    const body = this.pieces.get(this.plan.first.body + seat);
    return body ? body.position.z + this.plan.kinds.body!.half : 10;
  }

  private arrow(start: Vector3, way: Vector3, length: number, colour: Color): void {
    const paint = new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.95, depthTest: false });
    const shaft = new Mesh(new CylinderGeometry(0.24, 0.24, length, 12), paint);
    const tip = new Mesh(new ConeGeometry(0.8, 1.8, 16), paint);
    const turned = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way);
    shaft.position.copy(start).addScaledVector(way, length / 2);
    tip.position.copy(start).addScaledVector(way, length);
    for (const part of [shaft, tip]) {
      part.quaternion.copy(turned);
      part.renderOrder = 6;
    }
    this.group.add(shaft, tip);
  }

  /** Where the disc will slide: an arrow to where it stops or what it meets, and the disc there to look through. */
  private slide(from: Place, { to, far, end }: Course, power: number, seat: number): void {
    const way = new Vector3(to[0] - from[0], to[1] - from[1], 0).normalize();
    this.arrow(new Vector3(from[0], from[1], 1.1), way, Math.max(1.5, far), heat(power));
    const ghost = this.ghost(this.plan.first.disc + seat);
    ghost.position.set(to[0], to[1], this.plan.kinds.disc!.half + 0.05);
    ghost.quaternion.identity();
    if (end === "stops") return;
    const { radius } = this.plan.kinds.disc!;
    const star = new Mesh(new RingGeometry(radius + 0.3, radius + 1, 9), new MeshBasicMaterial({ color: "#ff3b1f", depthTest: false, transparent: true, opacity: 0.9 }));
    star.position.set(to[0], to[1], 0.3);
    star.renderOrder = 6;
    this.group.add(star);
  }

  /** The way through the air, and the place where it ends. */
  private arc(path: [number, number, number][], colour: Color): void {
    const points = path.map((point) => new Vector3(...point));
    const last = points.at(-1);
    if (!last) return;
    points.forEach((point, number) => {
      if (number % 2) return;
      const bead = new Mesh(new BoxGeometry(0.4, 0.4, 0.4), new MeshBasicMaterial({ color: colour, depthTest: false }));
      bead.position.copy(point);
      bead.renderOrder = 6;
      this.group.add(bead);
    });
    const spot = new Mesh(new RingGeometry(1, 1.5, 24), new MeshBasicMaterial({ color: colour, depthTest: false }));
    spot.position.set(last.x, last.y, 0.1);
    spot.renderOrder = 6;
    this.group.add(spot);
  }

  /** A rehearsed disc on its way: it counts for nothing. */
  rehearse(at: Place | null, seat: number): void {
    this.rehearsed?.removeFromParent();
    this.rehearsed = null;
    if (at) {
      this.rehearsed = this.ghost(this.plan.first.disc + seat);
      this.rehearsed.position.set(at[0], at[1], this.plan.kinds.disc!.half + 0.05);
      this.rehearsed.quaternion.identity();
      this.group.parent?.add(this.rehearsed);
    }
  }

  /** The body in the hand, as high as it will be let go: at least clear of what is below. */
  private plumb([x, y]: Place, aimed: Aimed, seat: number): void {
    const { first } = this.plan;
    const ghost = this.ghost(first.body + seat);
    const facing = new Quaternion().setFromAxisAngle(UP, ((aimed.facing ?? 0) * Math.PI) / 180);
    const about = ((aimed.tilted ?? 0) * Math.PI) / 180;
    const tilt = new Quaternion().setFromAxisAngle(new Vector3(Math.cos(about), Math.sin(about), 0), ((aimed.tilt ?? 0) * Math.PI) / 180);
    ghost.quaternion.copy(tilt.multiply(facing));
    ghost.position.set(x, y, 0);
    const shape = new Box3().setFromObject(ghost);
    let clear = 0;
    for (const [piece, thing] of this.pieces) {
      if (!thing.visible || piece === first.body + seat) continue;
      const other = new Box3().setFromObject(thing);
      const over = shape.min.x < other.max.x && other.min.x < shape.max.x && shape.min.y < other.max.y && other.min.y < shape.max.y;
      if (over) clear = Math.max(clear, other.max.z);
    }
    const low = Math.max(aimed.height ?? 0, clear + LOWEST);
    ghost.position.z = low - shape.min.z;
    const paint = new LineBasicMaterial({ color: "#ff5a2c", depthTest: false });
    const line = new Line(new BufferGeometry().setFromPoints([new Vector3(x, y, low), new Vector3(x, y, 0.1)]), paint);
    const spot = new Mesh(new RingGeometry(0.5, 0.8, 24), new MeshBasicMaterial({ color: "#ff5a2c", depthTest: false }));
    spot.position.set(x, y, clear + 0.1);
    this.group.add(line, spot);
  }

  private cone(from: Place, head: number, way: number, aimed: Aimed): void {
    const { breath } = this.plan;
    const pitch = ((aimed.pitch ?? 0) * Math.PI) / 180;
    const line = new Vector3(Math.cos(pitch) * Math.cos(way), Math.cos(pitch) * Math.sin(way), Math.sin(pitch));
    const mouth = new Vector3(from[0] + breath.before * Math.cos(way), from[1] + breath.before * Math.sin(way), head + breath.above);
    const length = Math.min(40, line.z < -0.05 ? mouth.z / -line.z : 40);
    const jet = new Mesh(new ConeGeometry(length * breath.widest, length, 32, 1, true), new MeshBasicMaterial({ color: "#9fd4ff", transparent: true, opacity: 0.15 + 0.25 * (aimed.power ?? 1), depthWrite: false, side: 2 }));
    jet.quaternion.setFromUnitVectors(new Vector3(0, -1, 0), line);
    jet.position.copy(mouth).addScaledVector(line, length / 2);
    this.group.add(jet);
  }
}

/** From green to red, the stronger the hotter. */
function heat(power: number): Color {
  return new Color().setHSL(0.33 - 0.33 * Math.min(1, power * 1.4), 0.95, 0.5);
}
