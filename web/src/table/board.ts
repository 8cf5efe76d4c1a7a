/** What a game's board gets and gives; `docs/boards.md` shows how one is written. */
import type { Component, Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { IconName } from "../kit/Icon.svelte";
import type { DialData, OutcomeData } from "../kit/protocol";
import type { SoundName } from "../kit/sound";
import type { Args } from "../kit/words";

/** What a game tells its board: generated into `games/<folder>/types.ts`. */
export interface AnyGame {
  view: any;
  board: any;
  /** The fields of every action, by its name. */
  actions: Record<string, any>;
  /** The fields of every event, by its key. */
  events: Record<string, any>;
}
/** A game of which nothing is known. */
interface SomeGame extends AnyGame {
  actions: Record<string, Record<string, number | string>>;
  events: Record<string, Record<string, any>>;
}
type Names<G extends AnyGame> = keyof G["actions"] & string;

/** An option of the pending decision, or any other action of the game's catalogue. */
export type Action<G extends AnyGame = SomeGame, Name extends Names<G> = Names<G>> = {
  [N in Name]: {
    id: number;
    notation: string;
    name: N;
    fields: G["actions"][N];
    /** In words, from `<game>-action-<name>`. */
    words: string;
  };
}[Name];

type Given<Fields> = Record<string, never> extends Fields ? [fields?: Fields] : [fields: Fields];

/** An action, or its name and fields: `["take", { die, zone }]`. */
export type Wish<G extends AnyGame = SomeGame> =
  | Action<G>
  | { [N in Names<G>]: readonly [name: N, ...fields: Given<G["actions"][N]>] }[Names<G>];

export interface Decision<G extends AnyGame = SomeGame> {
  prompt: string;
  about: Record<string, number | string>;
  options: Action<G>[];
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

export type GameEvent<G extends AnyGame = SomeGame> = {
  [K in keyof G["events"] & string]: { key: K } & G["events"][K];
}[keyof G["events"] & string];

/** What a running performance of an event may ask. */
export interface Beat {
  /** True once somebody skipped: draw the end at once. */
  readonly skipped: boolean;
  /** The reader's pace: 1 is normal, less is quicker, 0 does not wait; for animations that take their own time. */
  readonly pace: number;
  /** Aborted when somebody skips; for long animations of one's own. */
  readonly signal: AbortSignal;
}

/**
 * How an event is shown: change what is drawn, then yield how many milliseconds it needs to be followed (or a promise
 * that ends with an animation), change the next thing, and so on. `drawn` is a copy of the view that is free to change.
 */
export type Performance<G extends AnyGame = SomeGame> = (
  drawn: G["view"],
  event: GameEvent<G>,
  beat: Beat,
) => Iterable<number | Promise<unknown>> | void;

/** One of the pictures between which a phone switches. */
export interface Pane {
  id: string;
  icon: IconName;
  label: string;
}

/** What an offer may be told besides its action. */
export interface How {
  /** What is said instead of the action's words. */
  label?: string;
  /** A click on what may not be chosen says nothing. */
  quiet?: boolean;
  /** A slip is cheap here: the first tap chooses. */
  now?: boolean;
}

/** The table as a board sees it. Everything here is reactive: read it in markup, `$derived` or `$effect`. */
export interface BoardTable<G extends AnyGame = SomeGame> {
  /** The game's id, `eight-routes`. */
  readonly game: string;
  /** What is drawn now: the view, changed event by event while a performance runs. */
  readonly view: G["view"];
  /** What never changes at this table, from the game's `board()`. */
  readonly board: G["board"];
  readonly settings: Record<string, unknown>;
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  readonly players: Player[];
  /** The seats that have to decide. */
  readonly waiting: number[];
  /** The own decision, as soon as all events before it have been shown; null otherwise. */
  readonly decision: Decision<G> | null;
  /** The action whose offer is hovered, has the focus or is armed: show what it would do. */
  readonly preview: Action<G> | null;
  /** The action that a first tap proposed and a second one would choose. */
  readonly armed: Action<G> | null;
  /** What the search bot advises, after somebody asked for a hint. */
  readonly advice: Action<G> | null;
  /** The point that it advises for an aim, a value for each dial. */
  readonly advisedAim: Record<string, number> | null;
  readonly outcome: OutcomeData | null;
  /** True while events are being shown. */
  readonly playing: boolean;
  /** The reader wants little motion: nothing should fly or spin. */
  readonly calm: boolean;
  /** The screen is a phone's: the board fills the stage with the pane that is shown, and leaves the rest to the dock. */
  readonly phone: boolean;
  /** The pane that is shown on a phone. */
  readonly pane: string;

  /** The option with that name and these fields; null while it may not be chosen. */
  find<N extends Names<G>>(name: N, ...fields: Given<G["actions"][N]>): Action<G> | null;
  /** The action with that name and these fields, on offer or not; null if the game has no such action. */
  action<N extends Names<G>>(name: N, ...fields: Given<G["actions"][N]>): Action<G> | null;
  /** The action that the game's view names by its notation. */
  written(notation: string): Action<G> | null;
  choose(wish: Wish<G>): void;
  /** Choose a point: a value from `low` to `high` for each dial of the decision, put on its nearest step. */
  aim(point: Record<string, number>): void;
  /** The clause that forbids an action now, in words with its number; null if it may be chosen. */
  why(wish: Wish<G>): Promise<string | null>;
  /** Makes an element the button of an action: see docs/boards.md. */
  offer(wish: Wish<G>, how?: How): Attachment<HTMLElement | SVGElement>;
  /** Makes an element explain itself on hover, focus and long press. */
  explain(text: string | (() => string | Promise<string | null>)): Attachment<HTMLElement | SVGElement>;
  /** Says that the board has dials of its own for every aim, reachable by keyboard too: none are shown beside the prompt. */
  takeAim(): void;
  /** Says which panes a phone switches between; without them the whole board is one pane that scrolls. */
  panes(panes: Pane[]): void;
  /**
   * Show a pane on a phone. In a performance: unless the reader has a decision to take, or is just touching the screen.
   * Otherwise it is the pane where the own decision is taken; `wanted` says that the reader only asked to see it.
   */
  show(pane: string, wanted?: boolean): void;
  /** What the prompt asks instead of the game's `-ask-` message, for this decision; the board knows more about it. */
  ask(text: string | null): void;
  /** Draws buttons into the dock of a phone; `whole` says that they lead to every option, so that the table adds none. */
  dock(buttons: Snippet | null, whole?: boolean): void;
  /** Calls a listener soon, and again whenever something that it read of the table has changed; gives what stops it. */
  subscribe(listener: () => void): () => void;
  /** Says how events are shown; call it once, while the board is set up. */
  perform(performance: Performance<G>): void;
  sound(name: SoundName): void;
  /** The game's words; `$seat` and every `..._seat` field is put in as a name, `$you` says whether it is the reader. */
  say(key: string, args?: Args): string;
}

export interface BoardProps<G extends AnyGame = SomeGame> {
  table: BoardTable<G>;
}
export interface SeatProps<G extends AnyGame = SomeGame> extends BoardProps<G> {
  seat: number;
  /** A phone's strip has room for one number. */
  brief?: boolean;
}
export interface BreakdownProps<G extends AnyGame = SomeGame> extends BoardProps<G> {
  outcome: OutcomeData;
}
export interface SetupProps {
  /** The settings as chosen so far; change their values in place. */
  values: Record<string, unknown>;
  /** How many seats the table will have. */
  seats: number;
  /** What may be chosen for each, as the game declares it. */
  settings: Record<string, any>[];
  /** What the game's `setup_data()` gives. */
  setup: any;
  say: (key: string, args?: Args) => string;
}
export type BoardComponent = Component<BoardProps>;

/** `board/board.js` in a game's own package. */
export interface BoardModule {
  mount(target: HTMLElement, table: BoardTable): { destroy(): void };
}
