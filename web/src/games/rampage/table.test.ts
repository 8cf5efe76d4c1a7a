import { describe, expect, it } from "vitest";
import { along, between, course, footprint, pointed, slung, unfold, type Decision } from "./table";
import type { Board } from "./types";

describe("a film", () => {
  // One piece (5), two frames after the start: x goes 1.00, 2.00, 3.00 cm; its turn stays.
  const numbers = [1, 2, 5, 100, 100, 100, ...Array(15).fill(0), 10000, 0, 0];
  const film = unfold(Int16Array.from(numbers));

  it("unfolds differences into tracks", () => {
    expect(film.pieces).toEqual([5]);
    expect([...film.tracks[0]!].filter((_, place) => place % 7 === 0)).toEqual([1, 2, 3]);
  });

  it("shows what lies between two frames", () => {
    expect(between(film.tracks[0]!, 2, 0.5, [])[0]).toBeCloseTo(1.5);
    expect(between(film.tracks[0]!, 2, 9, [])[0]).toBeCloseTo(3);
  });
});

describe("aiming", () => {
  const decision = {
    prompt: "flick",
    about: {},
    options: [],
    dials: [
      { name: "direction", low: 0, high: 360, steps: 720 },
      { name: "power", low: 0, high: 1, steps: 100 },
    ],
  } as unknown as Decision;

  const plan = {
    half: 28,
    finger: { mass: 12, speed: 400, restitution: 0.5 },
    mass: { disc: 7.6 },
    gravity: 981,
    friction: { board: 0.4, disc: 0.28 },
    kinds: { disc: { radius: 1.9, half: 0.5, boxes: [] } },
    kind_of: [],
    first: { floor: 90, vehicle: 109, disc: 113, body: 117 },
    buildings: [{ name: "ST", x: 0, y: 20, hx: 5, hy: 5, walk_x: 6, walk_y: 6, borders: [] }],
  } as unknown as Board;

  it("pushes ahead as far as the hand points, and slings the other way", () => {
    const pushed = pointed(plan, decision, [0, 0], [0, 12]);
    expect(pushed.direction).toBe(90);
    expect(course(plan, {}, [0, 0], pushed, 0).far).toBeCloseTo(12);
    expect(slung(plan, decision, [0, 0], [0, -9]).direction).toBe(90);
    expect(slung(plan, decision, [0, 0], [0, -18]).power!).toBeGreaterThan(slung(plan, decision, [0, 0], [0, -9]).power!);
  });

  it("foretells what a disc meets, and when it leaves the city", () => {
    const strong = { direction: 90, power: 1 };
    expect(course(plan, {}, [0, 0], strong, 0)).toMatchObject({ end: "hits", met: "ST" });
    expect(course(plan, {}, [0, 0], { ...strong, direction: 0 }, 0)).toMatchObject({ end: "leaves", met: null });
    expect(along(plan, course(plan, {}, [0, 0], strong, 0), [0, 0], 60)).toBeNull();
  });
});

describe("a footprint", () => {
  it("is a rectangle for a box that stands", () => {
    const kind = { boxes: [[0, 0, 0, 2, 1, 1]], radius: 0, half: 1 };
    expect(footprint(kind, [0, 0, 1000, 0, 0, 0, 1000000])).toHaveLength(4);
  });
});
