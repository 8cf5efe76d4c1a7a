/** How the cards of WILDCARD are put into the reader's words, and into symbols. */
import { difference, number, type Args } from "../../kit/words";
import type { AtomView, Board, CardView, ClauseView, Letter, Turned } from "./types";

export type RowWord = AtomView["row"];
export type Way = Turned["way"];
export const LETTERS: readonly Letter[] = ["W", "I", "L", "D"];
export const TOP = 10;

export type Say = (key: string, args?: Args) => string;

/** A card's name in the reader's language; a deck of one's own brings its names along. */
export function cardName(say: Say, card: CardView): string {
  return card.printed ? say(`wildcard-card-${card.id}`) : card.name;
}

function joined(say: Say, parts: string[], join: "and" | "or"): string {
  return parts.slice(1).reduce((first, second) => say(`wildcard-${join}`, { first, second }), parts[0] ?? "");
}

export function rowWords(say: Say, clause: ClauseView): string {
  return joined(say, (clause.rows ?? []).map((row) => say(`wildcard-row-${row}`)), clause.join ?? "and");
}

/** What a row brings above its top and below its bottom. */
export function rowHelp(say: Say, board: Board, row: Letter): string {
  return say("wildcard-row-help", { reward: clauseWords(say, board.rewards[row]), penalty: clauseWords(say, board.penalties[row]) });
}

/** One clause of an effect as a sentence. */
export function clauseWords(say: Say, clause: ClauseView): string {
  const rows = rowWords(say, clause);
  const scope = clause.scope ?? "self";
  const amount = clause.amount ?? 0;
  switch (clause.verb) {
    case "delta": {
      const wild = clause.rows?.length === 1 && clause.rows[0] === "Wild";
      return say(wild ? "wildcard-effect-delta-wild" : "wildcard-effect-delta", {
        scope,
        change: difference(amount),
        rows,
        count: Math.abs(amount),
      });
    }
    case "act":
      return say("wildcard-effect-act", { scope, change: difference(amount), count: Math.abs(amount) });
    case "steal":
      return say("wildcard-effect-steal", { amount, rows });
    case "swap": {
      const [first, second] = (clause.rows ?? []).map((row) => say(`wildcard-row-${row}`));
      return say("wildcard-effect-swap", { scope, first: first ?? "", second: second ?? "" });
    }
    case "trade":
      return say("wildcard-effect-trade", { rows });
    case "cancel": {
      const what = clause.gains && clause.losses ? "both" : clause.gains ? "gains" : "losses";
      return say("wildcard-effect-cancel", { scope, what, rows, until: clause.round ? "round" : "phase" });
    }
    case "future":
      return say("wildcard-effect-future");
    case "pay":
      return say("wildcard-effect-pay", { amount });
  }
}

/** A whole effect, a sentence for each clause. */
export function effectWords(say: Say, effect: ClauseView[]): string[] {
  return effect.length ? effect.map((clause) => clauseWords(say, clause)) : [say("wildcard-none")];
}

function atomWords(say: Say, atom: AtomView): string {
  const level = say(`wildcard-level-${atom.level}`);
  const goal =
    atom.row === "Wild"
      ? say("wildcard-goal-some", { count: atom.count, level })
      : atom.row === "WILD"
        ? say("wildcard-goal-every", { level })
        : atom.row === "Wildmin"
          ? say("wildcard-goal-lowest", { level })
          : atom.row === "Wildmax"
            ? say("wildcard-goal-highest", { level })
            : say("wildcard-goal-row", { rows: say(`wildcard-row-${atom.row}`), level });
  return atom.scope === "self" ? goal : say(`wildcard-goal-${atom.scope}`, { goal });
}

/** An objective as a sentence. */
export function goalWords(say: Say, future: AtomView[][]): string {
  const ways = future.map((way) => joined(say, way.map((atom) => atomWords(say, atom)), "and"));
  return joined(say, ways, "or");
}

/** The values of a row that an objective asks for by that row's letter; empty where it names no such row. */
export function wanted(future: AtomView[][], row: Letter): Set<number> {
  const values = new Set<number>();
  for (const atom of future.flat()) {
    if (atom.row !== row && atom.row !== "WILD") continue;
    const [low, high = low] = atom.level.split("-").map(Number) as [number, number?];
    for (let value = low; value <= high!; value++) values.add(value);
  }
  return values;
}

/** The grid place of each Round card in the Celtic Cross, [column, row]. */
export const CROSS: readonly [number, number][] = [
  [1, 1], [1, 1], [1, 2], [0, 1], [1, 0], [2, 1], [3, 3], [3, 2], [3, 1], [3, 0],
];

// -- symbols -----------------------------------------------------------------------------------------------

/** A piece of an effect or objective in symbols: text, a row's medallion, or a sign for a scope or verb. */
export interface Piece {
  kind: "text" | "row" | "sign";
  value: string;
  width: number;
}

const text = (value: string): Piece => ({ kind: "text", value, width: 5 + value.length * 7.2 });
const sign = (value: string): Piece => ({ kind: "sign", value, width: 21 });
const row = (value: string): Piece => ({ kind: "row", value, width: 20 });

function rowPieces(clause: ClauseView): Piece[] {
  const pieces: Piece[] = [];
  (clause.rows ?? []).forEach((word, place) => {
    if (place && clause.join === "or") pieces.push(text("/"));
    pieces.push(row(word));
  });
  return pieces;
}

export function clausePieces(clause: ClauseView): Piece[] {
  const scope = clause.scope && clause.scope !== "self" ? [sign(clause.scope)] : [];
  const rows = rowPieces(clause);
  switch (clause.verb) {
    case "delta":
      return [...scope, text(difference(clause.amount ?? 0)), ...rows];
    case "act":
      return [...scope, text(difference(clause.amount ?? 0)), sign("act")];
    case "steal":
      return [sign("steal"), text(number(clause.amount ?? 0)), ...rows];
    case "swap":
      return [...scope, rows[0]!, sign("swap"), rows[rows.length - 1]!];
    case "trade":
      return [...rows, sign("trade")];
    case "cancel": {
      const what = `${clause.gains ? "+" : ""}${clause.losses ? "−" : ""}`;
      return [...scope, sign("cancel"), text(what), ...rows, ...(clause.round ? [sign("round")] : [])];
    }
    case "future":
      return [sign("future")];
    case "pay":
      return [sign("pay"), text(number(clause.amount ?? 0))];
  }
}

export function goalPieces(future: AtomView[][]): Piece[] {
  const pieces: Piece[] = [];
  future.forEach((way, place) => {
    if (place) pieces.push(text("/"));
    for (const atom of way) {
      if (atom.scope !== "self") pieces.push(sign(atom.scope));
      if (atom.count > 1) pieces.push(text(`${number(atom.count)}×`));
      pieces.push(row(atom.row), text(atom.level.split("-").map((level) => number(Number(level))).join("–")));
    }
  });
  return pieces;
}
