/**
 * From where the city is looked at: over the shoulder of the own monster, or closely at something.
 *
 * Where the camera stands follows from the picture's proportions, the own monster and what is looked at, however it came
 * there; only who steers it with the pointer chooses another place.
 */
import { PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { Place, Shot } from "./table";

/** How high the camera stands at first, as an angle: in a narrow picture higher, so that the board fills it. */
const rise = (aspect: number): number => Math.min(1.05, Math.max(0.72, 1.5 - 0.5 * aspect));
/** It looks at a whole side of the board, turned so far towards the corner where the own monster stands. */
const ASIDE = 0.2;
/** What stays free along the picture's edges, as a share of it. */
const EDGE = 0.02;

interface Standing {
  position: Vector3;
  target: Vector3;
}

export class Eye {
  readonly camera = new PerspectiveCamera(38, 1, 1, 600);
  private controls: OrbitControls;
  /** Whether somebody has chosen a view of their own, for now. */
  private steered = false;
  /** The view that somebody chose, while something is looked at closely. */
  private chosen: Standing | null = null;
  private shot: Shot | null = null;
  /** Where the own monster stood at first. */
  private own: Place | null = null;

  constructor(
    canvas: HTMLElement,
    /** Half the length of the board. */
    private half: number,
    private turned: () => void,
  ) {
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.maxPolarAngle = 1.5;
    this.controls.minDistance = 12;
    this.controls.maxDistance = 200;
    this.controls.enableDamping = false;
    this.controls.addEventListener("change", turned);
    this.controls.addEventListener("start", () => (this.steered = true));
  }

  /** The picture has other proportions now. */
  resize(aspect: number): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    if (this.steered) this.turned();
    else this.stand();
  }

  /** Look closely at something, from the side where one looks now; or at everything again, as before. */
  frame(shot: Shot | null): void {
    if (JSON.stringify(shot) === JSON.stringify(this.shot)) return;
    if (this.steered && !this.shot) this.chosen = { position: this.camera.position.clone(), target: this.controls.target.clone() };
    this.shot = shot;
    this.steered = shot === null && this.chosen !== null;
    this.stand();
    if (!shot) this.chosen = null;
  }

  /** Stand behind the own monster from now on, unless somebody has chosen another view. */
  standBehind(own: Place): void {
    if (this.own) return;
    this.own = own;
    if (!this.steered) this.stand();
  }

  /** Look as at first. */
  reset(): void {
    this.steered = false;
    this.chosen = null;
    this.shot = null;
    this.stand();
  }

  /** While an aim is dragged the camera stands still. */
  hold(held: boolean): void {
    this.controls.enabled = !held;
  }

  /** Where a place of the city is on the screen, as shares of the frame from its upper left corner. */
  onScreen([x, y]: Place, z = 0): Place {
    this.camera.updateMatrixWorld();
    const point = new Vector3(x, y, z).project(this.camera);
    return [(point.x + 1) / 2, (1 - point.y) / 2];
  }

  dispose(): void {
    this.controls.dispose();
  }

  private stand(): void {
    const { position, target } = this.shot ? this.close(this.shot) : (this.chosen ?? this.overview());
    this.camera.position.copy(position);
    this.controls.target.copy(target);
    this.controls.update();
    this.turned();
  }

  private close({ at, far, rise }: Shot): Standing {
    const before = this.chosen ?? this.overview();
    const round = Math.atan2(before.position.y - before.target.y, before.position.x - before.target.x);
    // A narrow picture is looked at from farther away.
    const away = far * Math.max(1, 1.15 / this.camera.aspect);
    const target = new Vector3(...at);
    return { position: from(round, rise).multiplyScalar(away).add(target), target };
  }

  /** Behind the own monster, just so far away that the whole board is seen, with a monster in every corner. */
  private overview(): Standing {
    const { half, camera } = this;
    const round = this.own ? behind(this.own) : -Math.PI / 2;
    const way = from(round, rise(camera.aspect));
    const corners = [-half, half].flatMap((x) => [-half, half].flatMap((y) => [0, 8].map((z) => [x, y, z] as const)));
    const target = new Vector3();
    for (let far = 50; far < 220; far += 2) {
      target.set(0, 0, 0);
      // The near corners look farther apart than the far ones: the middle of the picture is not that of the board.
      for (let again = 0; again < 4; again++) {
        camera.position.copy(way).multiplyScalar(far).add(target);
        camera.lookAt(target);
        const seen = corners.map(([x, y, z]) => this.onScreen([x, y], z));
        const [left, right] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))];
        const [top, bottom] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
        if (left > EDGE && right < 1 - EDGE && top > EDGE && bottom < 1 - EDGE) return { position: camera.position.clone(), target };
        const across = ((left + right) / 2 - 0.5) * far * 0.69 * camera.aspect;
        const ahead = (0.5 - (top + bottom) / 2) * far * 0.9;
        target.x -= Math.cos(round) * ahead + Math.sin(round) * across;
        target.y -= Math.sin(round) * ahead - Math.cos(round) * across;
      }
    }
    return { position: camera.position.clone(), target };
  }
}

/** A step of one centimetre from the middle, so far round it and so high. */
function from(round: number, high: number): Vector3 {
  return new Vector3(Math.cos(round) * Math.cos(high), Math.sin(round) * Math.cos(high), Math.sin(high));
}

/** From where one looks over the shoulder of a monster: its side of the board, turned a little to its corner. */
function behind([x, y]: Place): number {
  const corner = Math.atan2(y, x);
  const side = (Math.round(corner / (Math.PI / 2)) * Math.PI) / 2;
  return side + Math.max(-ASIDE, Math.min(ASIDE, corner - side));
}
