import { describe, expect, it } from "vitest";
import { between, footprint, pointed, unfold, type Decision } from "./table";
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

  it("points where the hand points, with the power of its pull", () => {
    const aimed = pointed({} as Board, decision, [0, 0], [0, 12]);
    expect(aimed).toEqual({ direction: 90, power: 0.5 });
  });
});

describe("a footprint", () => {
  it("is a rectangle for a box that stands", () => {
    const kind = { boxes: [[0, 0, 0, 2, 1, 1]], radius: 0, half: 1 };
    expect(footprint(kind, [0, 0, 1000, 0, 0, 0, 1000000])).toHaveLength(4);
  });
});
