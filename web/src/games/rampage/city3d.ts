/** The city in three dimensions; loaded only when this board shows it. Units are centimetres, z is up. */
import {
  ACESFilmicToneMapping, Color, Group, Mesh, MeshBasicMaterial, Object3D, PCFShadowMap, Plane, PlaneGeometry, Raycaster,
  RingGeometry, Scene, Vector2, Vector3, WebGLRenderer,
} from "three";
import { Aim3D, empty } from "./aim3d";
import { Eye } from "./eye3d";
import { furnish } from "./pieces3d";
import { between, cm, FRAMES, turn, type Aimed, type Course, type Decision, type Film, type Place, type Pose } from "./table";
import type { Board, Building } from "./types";

const UP = new Vector3(0, 0, 1);
/** Where a frame of a run takes longer than this, whatever changes is drawn with half the points a side; ms. */
const SLOW = 60;
/** So long after the last change the picture is sharp again; ms. */
const REST = 1000;

export interface Picked {
  piece: number | null;
  /** The place on the board's plane. */
  spot: Place | null;
  /** The place on the first thing in the way, be it a piece or the board. */
  touched: [number, number, number] | null;
}

export class City3D {
  readonly eye: Eye;
  private renderer: WebGLRenderer;
  private scene = new Scene();
  private pieces: Map<number, Object3D>;
  private marks = new Group();
  private aim: Aim3D;
  private rays = new Raycaster();
  private ground = new Plane(UP, 0);
  private wanted = true;
  private running = 0;
  private observer: ResizeObserver;
  private size = new Vector2();
  private sharpest = Math.min(2, devicePixelRatio);
  /** Drawing takes its time here. */
  private slow = false;
  private sharp = true;
  private changedAt = 0;

  constructor(private holder: HTMLElement, private plan: Board, light: boolean, turned: () => void) {
    this.renderer = new WebGLRenderer({ antialias: true, powerPreference: "low-power" });
    this.renderer.setPixelRatio(this.sharpest);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    // Shadows are drawn anew when a piece has moved, not for every picture.
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    const canvas = this.renderer.domElement;
    canvas.setAttribute("aria-hidden", "true");
    holder.append(canvas);
    this.scene.background = new Color(light ? "#efe6d8" : "#211d1a");
    this.pieces = furnish(this.scene, plan);
    this.aim = new Aim3D(plan, this.pieces);
    this.scene.add(this.marks, this.aim.group);
    this.eye = new Eye(canvas, plan.half, () => {
      turned();
      this.ask();
    });
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(holder);
    this.measure();
    this.loop();
  }

  // -- showing --------------------------------------------------------------------------------------------

  /** Everything where it is now; a run that is being shown ends. */
  place(poses: Record<string, Pose>): void {
    this.running++;
    for (const [piece, thing] of this.pieces) {
      const pose = poses[piece];
      thing.visible = pose !== undefined;
      if (pose) {
        thing.position.set(...cm(pose));
        thing.quaternion.set(...turn(pose));
      }
    }
    this.moved();
  }

  /**
   * Show a run from its first frame to its last; it ends at once when the signal is aborted or something else is shown.
   * A lifted body is held over its disc meanwhile.
   */
  async play(film: Film, frames: number, speed: number, heard: (frame: number) => void, lifted: number | null, signal?: AbortSignal): Promise<void> {
    const run = ++this.running;
    const start = performance.now();
    const out: number[] = [];
    let last = -1;
    for (let drawn = 1; !signal?.aborted && run === this.running; drawn++) {
      const passed = performance.now() - start;
      if (drawn > 2) this.slow = passed / (drawn - 1) > (this.slow ? SLOW / 4 : SLOW);
      const now = (passed / 1000) * FRAMES * speed;
      film.pieces.forEach((piece, number) => {
        const thing = this.pieces.get(piece)!;
        between(film.tracks[number]!, film.frames, now, out);
        thing.visible = true;
        thing.position.set(out[0]!, out[1]!, out[2]!);
        thing.quaternion.set(out[3]!, out[4]!, out[5]!, out[6]!);
      });
      if (lifted !== null) this.lift(lifted);
      for (let frame = last + 1; frame <= Math.min(now, film.frames); frame++) heard(frame);
      last = Math.floor(now);
      this.moved();
      if (now >= frames) return;
      await new Promise((done) => requestAnimationFrame(done));
    }
  }

  private lift(body: number): void {
    const { first, kinds } = this.plan;
    const disc = this.pieces.get(body - first.body + first.disc)!;
    this.pieces.get(body)!.position.copy(disc.position).addScaledVector(UP, kinds.body!.half + kinds.disc!.half + 4);
  }

  /** Rings under pieces and frames round houses: what may be chosen, what the verdict points at. */
  mark(lit: number[], pointed: number[], houses: Building[]): void {
    empty(this.marks);
    const glow = new MeshBasicMaterial({ color: "#ffd23f", depthTest: false, transparent: true, opacity: 0.95 });
    const alarm = new MeshBasicMaterial({ color: "#ff5a2c", depthTest: false, transparent: true, opacity: 0.95 });
    for (const piece of new Set([...lit, ...pointed])) {
      const thing = this.pieces.get(piece);
      if (!thing) continue;
      const kind = this.plan.kinds[this.plan.kind_of[piece]!]!;
      const wide = kind.radius || Math.max(...kind.boxes.map((box) => Math.hypot(box[3]!, box[4]!)));
      const strong = pointed.includes(piece);
      const ring = new Mesh(new RingGeometry(wide + 0.15, wide + (strong ? 0.7 : 0.4), 32), strong ? alarm : glow);
      ring.position.copy(thing.position);
      ring.position.z = Math.max(0.05, thing.position.z);
      ring.renderOrder = 5;
      this.marks.add(ring);
    }
    for (const { x, y, walk_x, walk_y } of houses) {
      const side = (wide: number, deep: number, dx: number, dy: number) => {
        const strip = new Mesh(new PlaneGeometry(wide, deep), glow);
        strip.position.set(x + dx, y + dy, 0.06);
        strip.renderOrder = 5;
        this.marks.add(strip);
      };
      for (const sign of [-1, 1]) {
        side(2 * walk_x + 0.35, 0.35, 0, sign * walk_y);
        side(0.35, 2 * walk_y, sign * walk_x, 0);
      }
    }
    this.ask();
  }

  /** Draw the aim, and where it would lead if nothing moved out of its way. */
  showAim(decision: Decision | null, from: Place, aimed: Aimed, seat: number, course: Course | null, path: [number, number, number][]): void {
    this.aim.show(decision, from, aimed, seat, course, path);
    this.ask();
  }

  /** A rehearsed disc on its way: it counts for nothing. */
  rehearse(at: Place | null, seat: number): void {
    this.aim.rehearse(at, seat);
    this.ask();
  }

  /** What lies under the pointer: a piece, and the place on the board. */
  pick(event: PointerEvent): Picked {
    const frame = this.renderer.domElement.getBoundingClientRect();
    const at = new Vector2(((event.clientX - frame.left) / frame.width) * 2 - 1, 1 - ((event.clientY - frame.top) / frame.height) * 2);
    this.rays.setFromCamera(at, this.eye.camera);
    const hits = this.rays.intersectObjects([...this.pieces.values()].filter((thing) => thing.visible), true);
    const spot = this.rays.ray.intersectPlane(this.ground, new Vector3());
    const touched = hits[0]?.point ?? spot;
    return {
      piece: hits.length ? (hits[0]!.object.userData.piece as number) : null,
      spot: spot ? [spot.x, spot.y] : null,
      touched: touched ? [touched.x, touched.y, touched.z] : null,
    };
  }

  // -- the canvas -----------------------------------------------------------------------------------------

  private ask(): void {
    this.wanted = true;
    this.changedAt = performance.now();
  }

  private moved(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.ask();
  }

  private loop = (): void => {
    requestAnimationFrame(this.loop);
    const sharp = !this.slow || performance.now() > this.changedAt + REST;
    if (!this.wanted && sharp === this.sharp) return;
    if (sharp !== this.sharp) this.renderer.setPixelRatio(this.sharpest / (sharp ? 1 : 2));
    this.sharp = sharp;
    this.wanted = false;
    this.renderer.render(this.scene, this.eye.camera);
  };

  /** Fit the picture into its frame, if that has another size than before. */
  measure(): void {
    const { clientWidth, clientHeight } = this.holder;
    if (!clientWidth || !clientHeight || (clientWidth === this.size.x && clientHeight === this.size.y)) return;
    this.size.set(clientWidth, clientHeight);
    this.renderer.setSize(clientWidth, clientHeight);
    this.eye.resize(clientWidth / clientHeight);
  }

  dispose(): void {
    this.observer.disconnect();
    this.eye.dispose();
    this.loop = () => {};
    this.wanted = false;
    this.renderer.dispose();
    this.renderer.domElement.remove();
  }
}
