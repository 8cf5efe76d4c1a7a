/** The city in three dimensions; loaded only when this board shows it. Units are centimetres, z is up. */
import {
  ACESFilmicToneMapping, AmbientLight, Box3, BoxGeometry, BufferGeometry, CanvasTexture, Color, ConeGeometry, CylinderGeometry,
  DirectionalLight, ExtrudeGeometry, Group, HemisphereLight, Line, LineBasicMaterial, Mesh, MeshBasicMaterial,
  MeshStandardMaterial, Object3D, PCFShadowMap, PerspectiveCamera, Plane, PlaneGeometry, Quaternion, Raycaster,
  RepeatWrapping, RingGeometry, Scene, Shape, SRGBColorSpace, Vector2, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { between, cm, FRAMES, held, LOWEST, MEEPLES, MONSTERS, turn, VEHICLES, type Aimed, type Course, type Decision, type Film, type Place, type Pose, type Shot } from "./table";
import type { Board, Building } from "./types";

const UP = new Vector3(0, 0, 1);
/** How high the camera stands at first, as an angle: in a narrow picture higher, so that the board fills it. */
const rise = (aspect: number): number => Math.min(1.05, Math.max(0.72, 1.5 - 0.5 * aspect));
/** It looks at a whole side of the board, turned so far towards the corner where the own monster stands. */
const ASIDE = 0.2;

/** Wood: a few long streaks of a colour. */
function grain(colour: string, contrast: number, seed: number): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = 128;
  canvas.height = 128;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 128, 128);
  let state = seed;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let streak = 0; streak < 70; streak++) {
    pen.strokeStyle = random() < 0.5 ? `rgba(0,0,0,${contrast * random()})` : `rgba(255,255,255,${contrast * random()})`;
    pen.lineWidth = 0.5 + 1.5 * random();
    const y = 128 * random();
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(40, y + 8 * (random() - 0.5), 90, y + 8 * (random() - 0.5), 128, y);
    pen.stroke();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** The board's face: coloured neighbourhoods, sidewalks, brick walls, ruins, corners, parking. */
function painted(plan: Board): CanvasTexture {
  const size = 1024;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d")!;
  const scale = size / (2 * plan.half);
  const at = (x: number, y: number): [number, number] => [(x + plan.half) * scale, (plan.half - y) * scale];
  const fills = ["#cfdcae", "#e9d5a4", "#bfd9cf", "#e6c3a8", "#cfdcae", "#e9d5a4", "#bfd9cf", "#e6c3a8"];
  pen.fillStyle = "#b9b3a6";
  pen.fillRect(0, 0, size, size);
  (Object.entries(plan.grounds) as [string, Place[]][]).forEach(([letter, corners], number) => {
    pen.beginPath();
    corners.forEach(([x, y], place) => pen[place ? "lineTo" : "moveTo"](...at(x, y)));
    pen.closePath();
    pen.fillStyle = fills[number]!;
    pen.fill();
    pen.strokeStyle = "#8a5a3c";
    pen.lineWidth = 5;
    pen.stroke();
    const middle = corners.reduce(([a, b], [x, y]) => [a + x / corners.length, b + y / corners.length], [0, 0]);
    pen.fillStyle = "rgba(60,45,30,0.25)";
    pen.font = "bold 44px sans-serif";
    pen.textAlign = "center";
    pen.fillText(letter, ...at(middle[0]!, middle[1]!));
  });
  for (const b of plan.buildings) {
    pen.fillStyle = "#c9c4b8";
    pen.fillRect(...at(b.x - b.walk_x, b.y + b.walk_y), 2 * b.walk_x * scale, 2 * b.walk_y * scale);
    pen.strokeStyle = "#9d978a";
    pen.lineWidth = 2;
    for (let step = -b.walk_x; step <= b.walk_x; step += 1.5) {
      pen.beginPath();
      pen.moveTo(...at(b.x + step, b.y - b.walk_y));
      pen.lineTo(...at(b.x + step, b.y + b.walk_y));
      pen.stroke();
    }
  }
  (plan.corners as Place[]).forEach(([x, y]) => {
    pen.strokeStyle = "#7d6a55";
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(...at(x, y), 2.4 * scale, 0, 7);
    pen.stroke();
  });
  (plan.parking as Place[]).forEach(([x, y], number) => {
    pen.strokeStyle = VEHICLES[number]!;
    pen.lineWidth = 3;
    pen.strokeRect(...at(x - 2, y + 1.1), 4 * scale, 2.2 * scale);
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A meeple's outline, pressed out of a board one centimetre thick; as tall and wide as the engine's box. */
function meepleShape(): ExtrudeGeometry {
  const s = new Shape();
  s.moveTo(-0.7, -0.8);
  s.lineTo(-0.18, -0.8);
  s.quadraticCurveTo(0, -0.42, 0.18, -0.8);
  s.lineTo(0.7, -0.8);
  s.quadraticCurveTo(0.55, -0.35, 0.36, -0.08);
  s.quadraticCurveTo(0.74, -0.06, 0.7, 0.12);
  s.quadraticCurveTo(0.62, 0.3, 0.3, 0.24);
  s.quadraticCurveTo(0.42, 0.8, 0, 0.8);
  s.quadraticCurveTo(-0.42, 0.8, -0.3, 0.24);
  s.quadraticCurveTo(-0.62, 0.3, -0.7, 0.12);
  s.quadraticCurveTo(-0.74, -0.06, -0.36, -0.08);
  s.quadraticCurveTo(-0.55, -0.35, -0.7, -0.8);
  const shape = new ExtrudeGeometry(s, { depth: 0.9, bevelEnabled: true, bevelSize: 0.04, bevelThickness: 0.05, bevelSegments: 1, curveSegments: 5 });
  shape.translate(0, 0, -0.45);
  shape.rotateX(Math.PI / 2);
  return shape;
}

export interface Picked {
  piece: number | null;
  /** The place on the board's plane. */
  spot: Place | null;
  /** The place on the first thing in the way, be it a piece or the board. */
  touched: [number, number, number] | null;
}

export class City3D {
  private renderer: WebGLRenderer;
  private scene = new Scene();
  private camera: PerspectiveCamera;
  private controls: OrbitControls;
  private pieces = new Map<number, Object3D>();
  private marks = new Group();
  private aim = new Group();
  private rays = new Raycaster();
  private ground = new Plane(UP, 0);
  private wanted = true;
  private running = 0;
  /** Whether somebody has chosen a view of their own. */
  private steered = false;
  private stoodBefore: { position: Vector3; target: Vector3 } | null = null;
  private shot: Shot | null = null;
  /** Where the own monster stood at first. */
  private own: Place | null = null;
  private observer: ResizeObserver;

  constructor(
    private holder: HTMLElement,
    private plan: Board,
    private colours: number[],
    light: boolean,
    private turned: () => void,
  ) {
    this.renderer = new WebGLRenderer({ antialias: true, powerPreference: "low-power" });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.domElement.setAttribute("aria-hidden", "true");
    holder.append(this.renderer.domElement);
    this.scene.background = new Color(light ? "#efe6d8" : "#211d1a");
    this.camera = new PerspectiveCamera(38, 1, 1, 600);
    this.camera.up.copy(UP);
    this.controls = new OrbitControls(this.camera, this.renderer.domElement);
    this.controls.maxPolarAngle = 1.5;
    this.controls.minDistance = 12;
    this.controls.maxDistance = 200;
    this.controls.enableDamping = false;
    this.controls.addEventListener("change", () => {
      this.turned();
      this.ask();
    });
    this.controls.addEventListener("start", () => (this.steered = true));
    this.furnish();
    this.scene.add(this.marks, this.aim);
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(holder);
    this.resize();
    this.loop();
  }

  private furnish(): void {
    const { plan } = this;
    this.scene.add(new HemisphereLight("#fff6e6", "#7d6a58", 1.1), new AmbientLight("#ffffff", 0.35));
    const sun = new DirectionalLight("#fff1d6", 2.4);
    sun.position.set(-26, -34, 60);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.04;
    const reach = 42;
    Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 5, far: 160 });
    this.scene.add(sun);
    const desk = new Mesh(new PlaneGeometry(400, 400), new MeshStandardMaterial({ map: grain("#8b6544", 0.12, 7), roughness: 0.9 }));
    (desk.material as MeshStandardMaterial).map!.repeat.set(10, 10);
    desk.position.z = -plan.slab;
    desk.receiveShadow = true;
    const side = new MeshStandardMaterial({ color: "#6d5a48", roughness: 0.9 });
    const face = new MeshStandardMaterial({ map: painted(plan), roughness: 0.85 });
    const slab = new Mesh(new BoxGeometry(2 * plan.half, 2 * plan.half, plan.slab), [side, side, side, side, face, side]);
    slab.position.z = -plan.slab / 2;
    slab.receiveShadow = true;
    this.scene.add(desk, slab);
    const stone = new MeshStandardMaterial({ map: grain("#a59c8c", 0.16, 3), roughness: 1 });
    for (const b of plan.buildings) {
      const ruin = new Mesh(new BoxGeometry(2 * b.hx, 2 * b.hy, plan.ruin), stone);
      ruin.position.set(b.x, b.y, plan.ruin / 2);
      ruin.castShadow = ruin.receiveShadow = true;
      this.scene.add(ruin);
    }
    const meeple = meepleShape();
    const paints = MEEPLES.map((colour, number) => new MeshStandardMaterial({ map: grain(colour, 0.1, 11 + number), roughness: 0.55 }));
    const card = new MeshStandardMaterial({ map: grain("#d9c39a", 0.08, 5), roughness: 0.9 });
    const roof = new MeshStandardMaterial({ map: grain("#b9573f", 0.1, 6), roughness: 0.9 });
    plan.kind_of.forEach((name, piece) => {
      const kind = plan.kinds[name]!;
      const seat = piece >= plan.first.body ? piece - plan.first.body : piece >= plan.first.disc ? piece - plan.first.disc : piece - plan.first.vehicle;
      let thing: Object3D;
      if (name === "meeple") {
        thing = new Mesh(meeple, paints[this.colours[piece]!]);
      } else if (name === "vehicle") {
        thing = this.bus(VEHICLES[seat]!);
      } else if (name === "disc") {
        const disc = new CylinderGeometry(kind.radius, kind.radius, 2 * kind.half, 40);
        disc.rotateX(Math.PI / 2);
        thing = new Mesh(disc, new MeshStandardMaterial({ map: grain(MONSTERS[seat]!, 0.12, 20 + seat), roughness: 0.6 }));
      } else if (name === "body") {
        thing = this.monster(MONSTERS[seat]!, seat, kind.boxes);
      } else {
        const [, , , hx, hy, hz] = kind.boxes[0] as [number, number, number, number, number, number];
        const top = this.isRoof(piece) ? roof : card;
        thing = new Mesh(new BoxGeometry(2 * hx, 2 * hy, 2 * hz), [card, card, card, card, top, card]);
      }
      thing.traverse((part) => {
        part.castShadow = part.receiveShadow = true;
        part.userData.piece = piece;
      });
      thing.visible = false;
      this.pieces.set(piece, thing);
      this.scene.add(thing);
    });
  }

  /** The third floor of a house, and the stadium's only one, are roofs. */
  private isRoof(piece: number): boolean {
    const number = piece - this.plan.first.floor;
    return number % 3 === 2 || number === 18;
  }

  private bus(colour: string): Object3D {
    const all = new Group();
    const paint = new MeshStandardMaterial({ map: grain(colour, 0.1, 31), roughness: 0.5 });
    const glass = new MeshStandardMaterial({ color: "#dfe9ee", roughness: 0.2 });
    const wheel = new MeshStandardMaterial({ color: "#2b2724", roughness: 0.8 });
    all.add(new Mesh(new BoxGeometry(3.6, 1.8, 1.5), paint));
    all.children[0]!.position.z = 0.15;
    for (const side of [-1, 1]) {
      const window = new Mesh(new BoxGeometry(2.9, 0.04, 0.5), glass);
      window.position.set(0, side * 0.9, 0.45);
      all.add(window);
      for (const x of [-1.1, 1.1]) {
        const round = new Mesh(new CylinderGeometry(0.42, 0.42, 0.3, 16), wheel);
        round.position.set(x, side * 0.72, -0.48);
        all.add(round);
      }
    }
    return all;
  }

  /** Foot, trunk and head as the engine has them, with a face on the front; each seat has its own horns. */
  private monster(colour: string, seat: number, boxes: number[][]): Object3D {
    const all = new Group();
    const paint = new MeshStandardMaterial({ map: grain(colour, 0.12, 40 + seat), roughness: 0.6 });
    for (const [x, y, z, hx, hy, hz] of boxes as [number, number, number, number, number, number][]) {
      const part = new Mesh(new BoxGeometry(2 * hx, 2 * hy, 2 * hz), paint);
      part.position.set(x, y, z);
      all.add(part);
    }
    const white = new MeshStandardMaterial({ color: "#fbf7ee", roughness: 0.4 });
    const dark = new MeshStandardMaterial({ color: "#1d1a18", roughness: 0.4 });
    const put = (shape: BufferGeometry, material: MeshStandardMaterial, x: number, y: number, z: number) => {
      const part = new Mesh(shape, material);
      part.position.set(x, y, z);
      all.add(part);
    };
    const eye = new CylinderGeometry(0.5, 0.5, 0.1, 20);
    eye.rotateZ(Math.PI / 2);
    const pupil = new CylinderGeometry(0.2, 0.2, 0.14, 14);
    pupil.rotateZ(Math.PI / 2);
    for (const y of [-0.85, 0.85]) {
      put(eye, white, 1.32, y, 3.35);
      put(pupil, dark, 1.34, y * 0.9, 3.3);
    }
    put(new BoxGeometry(0.08, 2.8, 0.7), dark, 1.31, 0, 1.9);
    for (let tooth = 0; tooth < 5; tooth++) put(new BoxGeometry(0.1, 0.34, 0.3), white, 1.34, -1 + 0.5 * tooth, 2.1);
    const horn = new ConeGeometry(0.35, 0.5 + 0.1 * seat, 4 + seat);
    horn.rotateX(Math.PI / 2);
    for (const y of [-1.6, 1.6]) put(horn, white, 0, y, 4.4);
    return all;
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
    this.ask();
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
    while (!signal?.aborted && run === this.running) {
      const now = ((performance.now() - start) / 1000) * FRAMES * speed;
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
      this.ask();
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
    this.marks.clear();
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

  // -- aiming ---------------------------------------------------------------------------------------------

  /** Draw the aim, and where it would lead if nothing moved out of its way. */
  showAim(decision: Decision | null, from: Place, aimed: Aimed, seat: number, course: Course | null, path: [number, number, number][]): void {
    this.aim.clear();
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
          this.aim.add(spot);
          break;
        }
      }
    }
    this.ask();
  }

  /** Look closely at something, from the side where one looks now; or at everything again, as before. */
  frame(shot: Shot | null): void {
    if (JSON.stringify(shot) === JSON.stringify(this.shot)) return;
    this.shot = shot;
    const { position } = this.camera;
    const { target } = this.controls;
    this.stoodBefore ??= { position: position.clone(), target: target.clone() };
    if (shot) {
      const before = this.stoodBefore;
      const round = Math.atan2(before.position.y - before.target.y, before.position.x - before.target.x);
      const { rise, far, at } = shot;
      // A narrow picture is looked at from farther away.
      const away = far * Math.max(1, 1.15 / this.camera.aspect);
      target.set(...at);
      position.set(Math.cos(round) * Math.cos(rise), Math.sin(round) * Math.cos(rise), Math.sin(rise)).multiplyScalar(away).add(target);
    } else {
      position.copy(this.stoodBefore.position);
      target.copy(this.stoodBefore.target);
      this.stoodBefore = null;
    }
    this.controls.update();
    this.turned();
    this.ask();
  }

  /** Stand behind the own monster from now on, unless somebody has chosen another view. */
  standBehind(own: Place): void {
    if (this.own) return;
    this.own = own;
    if (!this.steered) this.reset();
  }

  /** Look as at first. */
  reset(): void {
    this.steered = false;
    this.stoodBefore = null;
    this.shot = null;
    this.stepBack();
    this.turned();
    this.ask();
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
    this.aim.add(ghost);
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
    this.aim.add(shaft, tip);
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
    this.aim.add(star);
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
      this.aim.add(bead);
    });
    const spot = new Mesh(new RingGeometry(1, 1.5, 24), new MeshBasicMaterial({ color: colour, depthTest: false }));
    spot.position.set(last.x, last.y, 0.1);
    spot.renderOrder = 6;
    this.aim.add(spot);
  }

  /** A rehearsed disc on its way: it counts for nothing. */
  rehearse(at: Place | null, seat: number): void {
    this.rehearsed?.removeFromParent();
    this.rehearsed = null;
    if (at) {
      this.rehearsed = this.ghost(this.plan.first.disc + seat);
      this.rehearsed.position.set(at[0], at[1], this.plan.kinds.disc!.half + 0.05);
      this.rehearsed.quaternion.identity();
      this.scene.add(this.rehearsed);
    }
    this.ask();
  }
  private rehearsed: Object3D | null = null;

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
    this.aim.add(line, spot);
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
    this.aim.add(jet);
  }

  /** What lies under the pointer: a piece, and the place on the board. */
  pick(event: PointerEvent): Picked {
    const frame = this.renderer.domElement.getBoundingClientRect();
    const at = new Vector2(((event.clientX - frame.left) / frame.width) * 2 - 1, 1 - ((event.clientY - frame.top) / frame.height) * 2);
    this.rays.setFromCamera(at, this.camera);
    const hits = this.rays.intersectObjects([...this.pieces.values()].filter((thing) => thing.visible), true);
    const spot = this.rays.ray.intersectPlane(this.ground, new Vector3());
    const touched = hits[0]?.point ?? spot;
    return {
      piece: hits.length ? (hits[0]!.object.userData.piece as number) : null,
      spot: spot ? [spot.x, spot.y] : null,
      touched: touched ? [touched.x, touched.y, touched.z] : null,
    };
  }

  /** Where a place of the city is on the screen, as shares of the frame from its upper left corner. */
  onScreen([x, y]: Place, z = 0): Place {
    this.camera.updateMatrixWorld();
    const point = new Vector3(x, y, z).project(this.camera);
    return [(point.x + 1) / 2, (1 - point.y) / 2];
  }

  /** While an aim is dragged the camera stands still. */
  hold(held: boolean): void {
    this.controls.enabled = !held;
  }

  // -- the canvas -----------------------------------------------------------------------------------------

  private ask(): void {
    this.wanted = true;
  }

  private loop = (): void => {
    if (!this.renderer) return;
    requestAnimationFrame(this.loop);
    if (this.wanted) {
      this.wanted = false;
      this.renderer.render(this.scene, this.camera);
    }
  };

  private resize(): void {
    const { clientWidth, clientHeight } = this.holder;
    if (!clientWidth || !clientHeight) return;
    this.renderer.setSize(clientWidth, clientHeight);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    if (!this.steered && !this.stoodBefore) this.stepBack();
    this.turned();
    this.ask();
  }

  /** Stand behind the own monster, just so far away that the whole board is seen, with a monster in every corner. */
  private stepBack(): void {
    const { half } = this.plan;
    const { target } = this.controls;
    const round = this.own ? behind(this.own) : -Math.PI / 2;
    const high = rise(this.camera.aspect);
    const from = new Vector3(Math.cos(round) * Math.cos(high), Math.sin(round) * Math.cos(high), Math.sin(high));
    target.set(0, 0, 0);
    for (let far = 56; far < 220; far += 2) {
      this.camera.position.copy(from).multiplyScalar(far).add(target);
      this.camera.lookAt(target);
      this.camera.updateMatrixWorld();
      const seen = [-half, half].flatMap((x) => [-half, half].flatMap((y) => [0, 8].map((z) => this.onScreen([x, y], z))));
      const [left, right] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))];
      const [top, bottom] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
      if (left > 0.01 && right < 0.99 && bottom - top < 0.96) {
        // The far edge looks smaller than the near one: the middle of the picture is not that of the board.
        const ahead = (0.5 - (top + bottom) / 2) * far * 0.9;
        target.set(-Math.cos(round) * ahead, -Math.sin(round) * ahead, 0);
        this.camera.position.copy(from).multiplyScalar(far).add(target);
        break;
      }
    }
    this.controls.update();
  }

  dispose(): void {
    this.observer.disconnect();
    this.controls.dispose();
    this.loop = () => {};
    this.renderer.dispose();
    this.renderer.domElement.remove();
  }
}

/** From green to red, the stronger the hotter. */
function heat(power: number): Color {
  return new Color().setHSL(0.33 - 0.33 * Math.min(1, power * 1.4), 0.95, 0.5);
}

/** From where one looks over the shoulder of a monster: its side of the board, turned a little to its corner. */
function behind([x, y]: Place): number {
  const corner = Math.atan2(y, x);
  const side = (Math.round(corner / (Math.PI / 2)) * Math.PI) / 2;
  return side + Math.max(-ASIDE, Math.min(ASIDE, corner - side));
}
