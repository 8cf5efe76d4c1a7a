import { describe, expect, it } from "vitest";
import type { Action } from "../../table/board";
import { foresee, place, pointsOf } from "./table";
import type { Board, EightRoutes, View } from "./types";

const tables: Board = {
  squares: 20,
  points: [Array.from({ length: 21 }, (_, square) => square), [], [], [], [], [], [], []],
  places: [[], [13, 10], [11, 8], [12], [13], [16], [1], [10]],
  lowest: [1, 5, 1, 1, 1, 1, 1, 1],
};

function table(): View {
  return {
    round: 1,
    rounds: 4,
    parent: 0,
    turn: 0,
    moment: "before",
    c_used: false,
    d_used: false,
    lid: [3, 2, 0, 0, 0, 0, 0, 0],
    squares: [
      [2, 4, 1, 0, 3, 0, 0, 0],
      [5, 6, 0, 0, 0, 0, 0, 0],
    ],
    piles: [[1, 0], [1, 0], [0], [], [0], [], [], []],
    chips_up: [0, 0],
    chips_down: [0, 0],
    start: [0, 0],
    points: [],
  };
}
const action = (name: string, fields: Record<string, number>) =>
  ({ id: 0, notation: name, name, fields, words: name }) as Action<EightRoutes>;

describe("what a choice would change", () => {
  it("a pick moves as far as the box has dice", () => {
    const { moves, points } = foresee(table(), tables, 0, action("pick", { value: 1 }));
    expect(moves).toEqual([{ route: 1, from: 2, to: 5 }]);
    expect(points.get(1)).toEqual([5, 5]);
  });

  it("after a shake, one less, but at least one", () => {
    const shaken = { ...table(), moment: "shaken" as const };
    expect(foresee(shaken, tables, 0, action("pick", { value: 1 })).moves[0]?.to).toBe(4);
    shaken.lid = [1, 0, 0, 0, 0, 0, 0, 0];
    expect(foresee(shaken, tables, 0, action("pick", { value: 1 })).moves[0]?.to).toBe(3);
  });

  it("who arrives last lies on top and is ahead", () => {
    const { points } = foresee(table(), tables, 0, action("pick", { value: 2 }));
    expect(points.get(2)).toEqual([13, 10]);
  });

  it("a detour pays on route 5", () => {
    const { moves } = foresee(table(), tables, 0, action("d", { route: 4 }));
    expect(moves).toEqual([
      { route: 5, from: 3, to: 1 },
      { route: 4, from: 0, to: 1 },
    ]);
  });

  it("leaves the table itself as it is", () => {
    const before = table();
    foresee(before, tables, 0, action("pick", { value: 2 }));
    expect(before).toEqual(table());
  });

  it("a marker that leaves a route is in no pile", () => {
    const view = table();
    place(view, 0, 3, 0);
    expect(view.piles[2]).toEqual([]);
    expect(pointsOf(view, tables, 3)).toEqual([0, 0]);
  });
});
