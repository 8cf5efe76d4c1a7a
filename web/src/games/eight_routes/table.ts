/** What a choice in Eight Routes would change: for previews only, the rules decide. */
import type { Action, BoardTable } from "../../table/board";
import type { Board, EightRoutes, View } from "./types";

export const ROUTES = 8;

export interface Foreseen {
  /** Where the own markers would come to, by route. */
  moves: { route: number; from: number; to: number }[];
  /** The points by route and seat afterwards, where they change. */
  points: Map<number, number[]>;
  /** The die that would change its box. */
  change: { from: number; to: number } | null;
}

/** Lay a seat's marker on a square, on top of the pile that lies there. */
export function place(view: View, seat: number, route: number, square: number): void {
  view.squares[seat]![route - 1] = square;
  const pile = view.piles[route - 1]!.filter((other) => other !== seat);
  if (square > 0) {
    const behind = pile.findIndex((other) => view.squares[other]![route - 1]! <= square);
    pile.splice(behind < 0 ? pile.length : behind, 0, seat);
  }
  view.piles[route - 1] = pile;
}

export function pointsOf(view: View, tables: Board, route: number): number[] {
  const squares = view.squares.map((row) => row[route - 1]!);
  const table = tables.points[route - 1]!;
  if (table.length > 0) return squares.map((square) => table[square] ?? 0);
  const points = squares.map(() => 0);
  view.piles[route - 1]!.forEach((seat, rank) => {
    if (squares[seat]! >= tables.lowest[route - 1]!) points[seat] = tables.places[route - 1]![rank] ?? 0;
  });
  return points;
}

/** What the seat's action would change, as far as it can be known. */
export function foresee(view: View, tables: Board, seat: number, action: Action<EightRoutes>): Foreseen {
  const after = copied(view);
  const foreseen: Foreseen = { moves: [], points: new Map(), change: null };
  const step = (route: number, steps: number) => {
    const from = after.squares[seat]![route - 1]!;
    const to = Math.max(0, Math.min(tables.squares, from + steps));
    if (to === from) return;
    place(after, seat, route, to);
    foreseen.moves.push({ route, from, to });
  };
  switch (action.name) {
    case "pick": {
      const dice = view.lid[action.fields.value - 1]!;
      step(action.fields.value, view.moment === "shaken" ? Math.max(1, dice - 1) : dice);
      break;
    }
    case "bonus":
      step(action.fields.value, 1);
      break;
    case "c":
      step(3, -1);
      foreseen.change = { from: action.fields.value, to: action.fields.value + action.fields.by };
      break;
    case "d":
      step(5, -2);
      step(action.fields.route, 1);
      break;
    case "chip":
    case "walk":
      step(action.fields.route, 1);
      break;
  }
  for (const { route: moved } of foreseen.moves) foreseen.points.set(moved, pointsOf(after, tables, moved));
  return foreseen;
}

/** The parts of a view that a foreseen move changes, as a copy. */
function copied(view: View): View {
  return { ...view, squares: view.squares.map((row) => [...row]), piles: view.piles.map((pile) => [...pile]) };
}

/** What a box of the lid means to the own seat. */
export interface Box {
  wish: readonly ["pick" | "bonus", { value: number }];
  /** Where the own marker would come to, and the points that brings; null where nothing moves. */
  promise: { from: number; to: number; by: number } | null;
  label: string;
}

/** The boxes of the lid; there is no bonus from box 8. */
export function boxesOf(table: BoardTable<EightRoutes>): Box[] {
  const { view, seat } = table;
  const bonus = table.decision?.prompt === "bonus";
  return view.lid.map((count, index) => {
    const value = index + 1;
    const wish = [bonus && value < ROUTES ? "bonus" : "pick", { value }] as const;
    const action = table.action(...wish)!;
    const option = table.find(...wish);
    const foreseen = option && seat !== null ? foresee(view, table.board, seat, option) : null;
    const move = foreseen?.moves[0];
    if (!move) return { wish, promise: null, label: table.say("eight-routes-box", { action: action.words, count }) };
    const by = foreseen!.points.get(move.route)![seat!]! - view.points[move.route - 1]![seat!]!;
    const change = by > 0 ? "more" : by < 0 ? "less" : "same";
    const { from, to } = move;
    const said = { action: action.words, count, from, to, change, by: Math.abs(by) };
    return { wish, promise: { from, to, by }, label: table.say("eight-routes-box-promise", said) };
  });
}

/** The markers on each square of a route, the lower ones of a pile first. */
export function standsOn(view: View, route: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const seat of [...view.piles[route - 1]!].reverse()) {
    const square = view.squares[seat]![route - 1]!;
    if (square > 0) found.set(square, [...(found.get(square) ?? []), seat]);
  }
  return found;
}
