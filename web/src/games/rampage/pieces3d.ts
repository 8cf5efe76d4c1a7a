/** What the city is made of: wood, card and paint. Units are centimetres, z is up. */
import {
  AmbientLight, BoxGeometry, BufferGeometry, CanvasTexture, ConeGeometry, CylinderGeometry, DirectionalLight, ExtrudeGeometry,
  Group, HemisphereLight, Mesh, MeshStandardMaterial, Object3D, PlaneGeometry, RepeatWrapping, Scene, Shape, SRGBColorSpace,
} from "three";
import { MEEPLES, MONSTERS, VEHICLES, type Place } from "./table";
import type { Board } from "./types";

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

/** Light, table and board into the scene, and every piece, hidden until it is placed; gives the pieces by number. */
export function furnish(scene: Scene, plan: Board): Map<number, Object3D> {
  const pieces = new Map<number, Object3D>();
  scene.add(new HemisphereLight("#fff6e6", "#7d6a58", 1.1), new AmbientLight("#ffffff", 0.35));
  const sun = new DirectionalLight("#fff1d6", 2.4);
  sun.position.set(-26, -34, 60);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.04;
  const reach = 42;
  Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 5, far: 160 });
  scene.add(sun);
  const desk = new Mesh(new PlaneGeometry(400, 400), new MeshStandardMaterial({ map: grain("#8b6544", 0.12, 7), roughness: 0.9 }));
  (desk.material as MeshStandardMaterial).map!.repeat.set(10, 10);
  desk.position.z = -plan.slab;
  desk.receiveShadow = true;
  const side = new MeshStandardMaterial({ color: "#6d5a48", roughness: 0.9 });
  const face = new MeshStandardMaterial({ map: painted(plan), roughness: 0.85 });
  const slab = new Mesh(new BoxGeometry(2 * plan.half, 2 * plan.half, plan.slab), [side, side, side, side, face, side]);
  slab.position.z = -plan.slab / 2;
  slab.receiveShadow = true;
  scene.add(desk, slab);
  const stone = new MeshStandardMaterial({ map: grain("#a59c8c", 0.16, 3), roughness: 1 });
  for (const b of plan.buildings) {
    const ruin = new Mesh(new BoxGeometry(2 * b.hx, 2 * b.hy, plan.ruin), stone);
    ruin.position.set(b.x, b.y, plan.ruin / 2);
    ruin.castShadow = ruin.receiveShadow = true;
    scene.add(ruin);
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
      thing = new Mesh(meeple, paints[plan.meeples[piece]!]);
    } else if (name === "vehicle") {
      thing = bus(VEHICLES[seat]!);
    } else if (name === "disc") {
      const disc = new CylinderGeometry(kind.radius, kind.radius, 2 * kind.half, 40);
      disc.rotateX(Math.PI / 2);
      thing = new Mesh(disc, new MeshStandardMaterial({ map: grain(MONSTERS[seat]!, 0.12, 20 + seat), roughness: 0.6 }));
    } else if (name === "body") {
      thing = monster(MONSTERS[seat]!, seat, kind.boxes);
    } else {
      const [, , , hx, hy, hz] = kind.boxes[0] as [number, number, number, number, number, number];
      const top = isRoof(plan, piece) ? roof : card;
      thing = new Mesh(new BoxGeometry(2 * hx, 2 * hy, 2 * hz), [card, card, card, card, top, card]);
    }
    thing.traverse((part) => {
      part.castShadow = part.receiveShadow = true;
      part.userData.piece = piece;
    });
    thing.visible = false;
    pieces.set(piece, thing);
    scene.add(thing);
  });
  return pieces;
}

/** The third floor of a house, and the stadium's only one, are roofs. */
function isRoof(plan: Board, piece: number): boolean {
  const number = piece - plan.first.floor;
  return number % 3 === 2 || number === 18;
}

function bus(colour: string): Object3D {
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
function monster(colour: string, seat: number, boxes: number[][]): Object3D {
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
