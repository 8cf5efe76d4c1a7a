/** What a game's board gets and gives; `docs/boards.md` shows how one is written. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { DialData, OutcomeData } from "../kit/protocol";
import type { SoundName } from "../kit/sound";
import type { Args } from "../kit/words";

/** An option of the pending decision, or any other action of the game's catalogue. */
export interface Action {
  id: number;
  notation: string;
  name: string;
  fields: Record<string, number | string>;
  /** In words, from `<game>-action-<name>`. */
  words: string;
}

export interface Decision {
  prompt: string;
  about: Record<string, number | string>;
  options: Action[];
  dials: DialData[];
}

/** A player; `colour` and `ink` are CSS values, `shape` goes with `SeatMark.svelte`. */
export interface Player {
  seat: number;
  name: string;
  me: boolean;
  bot: string | null;
  colour: string;
  ink: string;
}

export interface GameEvent {
  key: string;
  [field: string]: any;
}

/** What a running performance of an event may ask. */
export interface Beat {
  /** True once somebody skipped: draw the end at once. */
  readonly skipped: boolean;
  /** Aborted when somebody skips; for long animations of one's own. */
  readonly signal: AbortSignal;
}

/**
 * How an event is shown: change what is drawn, then yield how many milliseconds it needs to be followed (or a promise
 * that ends with an animation), change the next thing, and so on. `drawn` is a copy of the view that is free to change.
 */
export type Performance<View> = (drawn: View, event: GameEvent, beat: Beat) => Iterable<number | Promise<unknown>> | void;

/** The table as a board sees it. Everything here is reactive: read it in markup, `$derived` or `$effect`. */
export interface BoardTable<View = any, Board = any> {
  /** The game's id, `eight-routes`. */
  readonly game: string;
  /** What is drawn now: the view, changed event by event while a performance runs. */
  readonly view: View;
  /** What never changes at this table, from the game's `board()`. */
  readonly board: Board;
  readonly settings: Record<string, unknown>;
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  readonly players: Player[];
  /** The seats that have to decide. */
  readonly waiting: number[];
  /** The own decision, as soon as all events before it have been shown; null otherwise. */
  readonly decision: Decision | null;
  /** The action whose offer is hovered or has the focus: show what it would do. */
  readonly preview: Action | null;
  /** What the search bot advises, after somebody asked for a hint. */
  readonly advice: Action | null;
  readonly outcome: OutcomeData | null;
  /** True while events are being shown. */
  readonly playing: boolean;
  /** The reader wants little motion: nothing should fly or spin. */
  readonly calm: boolean;

  /** The action with that notation. */
  action(notation: string): Action | null;
  /** The option with that notation, if it may be chosen now. */
  option(notation: string): Action | null;
  choose(notation: string): void;
  /** The clause that forbids an action now, in words with its number; null if it may be chosen. */
  why(notation: string): Promise<string | null>;
  /** Makes an element the button of an action: see docs/boards.md. */
  offer(notation: string, how?: { label?: string; quiet?: boolean }): Attachment<HTMLElement | SVGElement>;
  /** Makes an element explain itself on hover, focus and long press. */
  explain(text: string | (() => string | Promise<string | null>)): Attachment<HTMLElement | SVGElement>;
  /** Says that the board has dials of its own for every aim, reachable by keyboard too: none are shown beside the prompt. */
  takeAim(): void;
  /** Says how events are shown; call it once, while the board is set up. */
  perform(performance: Performance<View>): void;
  sound(name: SoundName): void;
  /** The game's words; `$seat` and every `..._seat` field is put in as a name, `$you` says whether it is the reader. */
  say(key: string, args?: Args): string;
}

export interface BoardProps<View = any, Board = any> {
  table: BoardTable<View, Board>;
}
export interface SeatProps<View = any, Board = any> extends BoardProps<View, Board> {
  seat: number;
}
export interface BreakdownProps<View = any, Board = any> extends BoardProps<View, Board> {
  outcome: OutcomeData;
}
export interface SetupProps {
  /** The settings as chosen so far; change their values in place. */
  values: Record<string, unknown>;
  /** How many seats the table will have. */
  seats: number;
  say: (key: string, args?: Args) => string;
}
export type BoardComponent = Component<BoardProps>;
