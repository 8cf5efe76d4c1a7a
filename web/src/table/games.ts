/** What each game brings to the browser, found by its folder: nothing is registered anywhere else. */
import type { Component } from "svelte";
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

export const boardOf = (game: string) => load(boards, game, "Board");
export const coverOf = (game: string) => load(covers, game, "Cover");
export const seatOf = (game: string) => load(seats, game, "Seat");
export const breakdownOf = (game: string) => load(breakdowns, game, "Breakdown");
export const setupOf = (game: string) => load(setups, game, "Setup");
