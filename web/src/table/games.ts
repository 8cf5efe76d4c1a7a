/** What each game brings to the browser, found by its folder: nothing is registered anywhere else. */
import type { Component } from "svelte";
import type { GamePage } from "../kit/protocol";
import type { BoardComponent, BreakdownProps, SeatProps, SetupProps } from "./board";

type Found<T> = Record<string, () => Promise<{ default: T }>>;

const boards = import.meta.glob("../games/*/Board.svelte") as Found<BoardComponent>;
const covers = import.meta.glob("../games/*/Cover.svelte") as Found<Component>;
const seats = import.meta.glob("../games/*/Seat.svelte") as Found<Component<SeatProps>>;
const breakdowns = import.meta.glob("../games/*/Breakdown.svelte") as Found<Component<BreakdownProps>>;
const setups = import.meta.glob("../games/*/Setup.svelte") as Found<Component<SetupProps>>;

/** `eight-routes` lives in the folder `eight_routes`, here and among the rules. */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

async function load<T>(found: Found<T>, game: string, part: string): Promise<T | null> {
  const module = await found[`../games/${folderOf(game)}/${part}.svelte`]?.();
  return module?.default ?? null;
}

/** A game's board: drawn here, or brought along in its package, or the one that draws any game. */
export async function boardOf({ id, board }: GamePage): Promise<BoardComponent> {
  const drawn = await load(boards, id, "Board");
  if (drawn) return drawn;
  const made = board ? import("./OwnBoard.svelte") : import("./generic/Board.svelte");
  return (await made).default;
}

export const coverOf = (game: string) => load(covers, game, "Cover");
export const seatOf = (game: string) => load(seats, game, "Seat");
export const breakdownOf = (game: string) => load(breakdowns, game, "Breakdown");
export const setupOf = (game: string) => load(setups, game, "Setup");
