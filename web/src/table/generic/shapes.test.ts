import { describe, expect, it } from "vitest";
import { changes, count, isGrid, isOwned, Reader, spaced } from "./shapes";

describe("a view of any game", () => {
  it("has values, rows of the players, and the rest", () => {
    const view = { round: 3, points: [4, 7], hands: [["a"], []], deck: { red: 2 }, lid: [1, 0, 2] };
    const { values, rows, rest } = new Reader().read(view, 2);
    expect(values.map(({ key }) => key)).toEqual(["round"]);
    expect(rows.map(({ key, cells }) => [key, cells.map(({ value }) => value)])).toEqual([
      ["points", [4, 7]],
      ["hands", [["a"], []]],
    ]);
    expect(rest.map(({ key }) => key)).toEqual(["deck", "lid"]);
  });

  it("turns a list of players into rows of what they have", () => {
    const { rows } = new Reader().read({ players: [{ coins: 1, dice: ["red"] }, { coins: 2, dice: [], out: true }] }, 2);
    expect(rows.map(({ key, cells }) => [key, cells.map(({ value }) => value)])).toEqual([
      ["coins", [1, 2]],
      ["dice", [["red"], []]],
      ["out", [null, true]],
    ]);
    expect(rows[0]!.cells[1]!.path).toBe("players.1.coins");
  });

  it("takes a list for the players' only as long as it never had another length", () => {
    const reader = new Reader();
    expect(reader.read({ turned: ["a", "b"] }, 2).rows).toHaveLength(1);
    expect(reader.read({ turned: ["a", "b", "c"] }, 2).rows).toHaveLength(0);
    expect(reader.read({ turned: ["a", "b"] }, 2).rows).toHaveLength(0);
    expect(new Reader().read({ hand: ["a"] }, 1).rows, "a game for one has no columns").toHaveLength(0);
  });

  it("tells a grid from a list, and owners from numbers", () => {
    expect(isGrid([[1, 2], [3, 4]])).toBe(true);
    expect(isGrid([[1, 2], [3]])).toBe(false);
    expect(isGrid([[1, 2]])).toBe(false);
    expect(isOwned([[-1, 0], [1, -1]], 2)).toBe(true);
    expect(isOwned([[0, 1], [1, 0]], 2)).toBe(false);
    expect(isOwned([[-1, 5], [1, -1]], 2)).toBe(false);
  });

  it("names what has changed", () => {
    const before = { turn: 1, players: [{ coins: 1 }, { coins: 2 }], hand: ["a"] };
    const after = { turn: 2, players: [{ coins: 1 }, { coins: 5 }], hand: ["a", "b"] };
    expect([...changes(before, after)]).toEqual(["turn", "players.1.coins", "hand.1"]);
    expect(changes(after, after).size).toBe(0);
  });

  it("counts its values and spaces its keys", () => {
    expect(count({ a: [1, 2, { b: null }], c: "d" })).toBe(4);
    expect(spaced("hand_sizes")).toBe("Hand sizes");
  });
});
