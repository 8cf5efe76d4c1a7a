/** The stage: what a board draws now. Events are performed in their order, then the true view takes over. */
import { untrack, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { mistake } from "../kit/mistakes";
import { preferences } from "../kit/preferences.svelte";
import type { ActionData, DecisionData, GamePage, Moment, MoveReason } from "../kit/protocol";
import { screen } from "../kit/screen.svelte";
import { sound, type SoundName } from "../kit/sound";
import { withMeanings } from "../kit/terms";
import { explain, tip } from "../kit/tip.svelte";
import { words, type Args } from "../kit/words";
import { aimed, meant } from "./aim";
import type { Action, Beat, BoardTable, Decision, GameEvent, How, Pane, Performance, Player, Wish } from "./board";
import { Catalogue, type Fields } from "./catalogue";
import type { Company } from "./company.svelte";
import { Log } from "./log.svelte";
import { offer } from "./offer.svelte";

interface Scene {
  events: GameEvent[];
  moment: Moment;
  /** Who chose. */
  by: number | null;
}

/** A rule that forbids something now, in a player's words. */
interface Ruling {
  number: string;
  text: string;
}

/** How what the reader does gets to the server. */
interface Doors {
  choose(notation: string): void;
  why(notation: string): Promise<string | null>;
  /** Everything that has come was shown. */
  shown(): void;
}

const PACES = { normal: 1, quick: 0.4, off: 0 };
const UNPERFORMED = 250;
/** So many scenes behind, nobody can follow any more: show the end at once. */
const HOPELESS = 12;
/** So long after a touch no pane is changed by what others do. */
const TOUCHING = 4000;

export class Stage implements BoardTable {
  readonly game: string;
  readonly settings: Record<string, unknown>;
  readonly page: GamePage;
  readonly log: Log;
  /** Looking at the past: nothing can be chosen, and the log is not told again. */
  readonly looking: boolean;

  /** What never changes once the match has begun. */
  board = $state.raw<unknown>(null);
  view = $state<any>(null);
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** A choice is under way to the server. */
  sending = $state(false);
  /** The action whose offer is hovered or has the focus. */
  hovered = $state.raw<Action | null>(null);
  advice = $state.raw<Action | null>(null);
  /** The rule that was named last, and the one that the reader wants to see: it forbade what they tried. */
  ruling: Ruling | null = null;
  refusal = $state.raw<Ruling | null>(null);
  /** What the advised choice is expected to bring, and the next best one. */
  expected = $state.raw<MoveReason | null>(null);
  /** The point that a hint advised for an aim. */
  advisedAim = $state.raw<Record<string, number> | null>(null);
  /** How many elements of the board offer each action; what is left over goes beside the prompt. */
  readonly offered = new SvelteMap<number, number>();
  readonly lit = new SvelteSet<Element>();
  /** The newest moment that has come, shown or not. */
  private newest = $state.raw<Moment | null>(null);
  private proposed = $state.raw<{ id: number; label: string } | null>(null);

  paneList = $state.raw<Pane[]>([]);
  pane = $state("");
  /** The pane where the own decision is taken. */
  asking = $state("");
  /** Panes where something happened that was not shown. */
  readonly unseen = new SvelteSet<string>();
  buttons = $state.raw<Snippet | null>(null);
  /** The question in the board's own words. */
  question = $state<string | null>(null);
  /** The board's own buttons lead to every option. */
  wholeDock = $state(false);

  readonly waiting: number[] = $derived(this.moment?.waiting ?? []);
  readonly outcome = $derived(this.playing ? null : (this.moment?.outcome ?? null));
  readonly decision: Decision | null = $derived.by(() => {
    const asked = this.moment?.decision;
    if (!asked || this.sending || this.looking || asked.seat !== this.seat) return null;
    if (this.company.seats[asked.seat]?.bot) return null;
    // What others do meanwhile is shown beside an own decision that stands.
    const standing = this.playing ? this.newest?.decision : asked;
    if (!standing || standing.seat !== asked.seat || standing.prompt !== asked.prompt) return null;
    const possible = new Set(standing.options.map(({ id }) => id));
    return this.asked({ ...asked, options: asked.options.filter(({ id }) => possible.has(id)) });
  });
  readonly armed: Action | null = $derived(this.proposed && this.option(this.proposed.id));
  readonly preview: Action | null = $derived((this.hovered && this.option(this.hovered.id)) ?? this.armed);
  /** Options that the board does not show by itself. */
  readonly leftover: Action[] = $derived(
    this.decision?.options.filter((option) => !this.offered.get(option.id)) ?? [],
  );

  private readonly legal = $derived(new Map(this.decision?.options.map((option) => [option.id, option])));
  private readonly company: Company;
  private readonly doors: Doors;
  private readonly catalogue: Catalogue;
  private readonly inWords = new Map<number, string>();
  private readonly queue: Scene[] = [];
  /** Whether the board draws the dials of an aim itself. */
  aims = $state(false);
  private performance: Performance | null = null;
  private performing = false;
  private control = new AbortController();
  private run = 0;

  constructor(page: GamePage, settings: Record<string, unknown>, company: Company, looking: boolean, doors: Doors) {
    this.game = page.id;
    this.page = page;
    this.settings = settings;
    this.company = company;
    this.log = new Log(page.id, company, looking ? Infinity : undefined);
    this.looking = looking;
    this.doors = doors;
    this.catalogue = new Catalogue(page);
  }

  private lastAsked: { key: string; decision: Decision } | null = null;

  /** The decision in words; the same question stays the same object, so that nothing on the board is drawn anew. */
  private asked({ prompt, about, options, dials }: DecisionData): Decision {
    const key = JSON.stringify([prompt, about, options.map(({ id }) => id), dials]);
    if (this.lastAsked?.key !== key) {
      const described = options.map(({ id }) => this.described(this.catalogue.at(id)));
      this.lastAsked = { key, decision: { prompt, about, options: described, dials } };
    }
    return this.lastAsked.decision;
  }

  get seat(): number | null {
    return this.company.seat;
  }

  get players(): Player[] {
    return this.company.players;
  }

  get calm(): boolean {
    return preferences.calm;
  }

  /** A picture shows the whole board, on a phone too: there a board is one pane as high as the screen. */
  pictured = false;

  get phone(): boolean {
    return screen.phone && !this.pictured;
  }

  /** What the armed action is called where it was tapped. */
  get proposal(): string {
    return this.armed && this.proposed ? this.proposed.label : "";
  }

  // -- what happens --------------------------------------------------------------------------------------

  /** Show a moment at once, after all these events; whatever was being performed is forgotten. */
  reset(events: GameEvent[], moment: Moment): void {
    this.log.rewrite(events);
    this.reveal(moment);
  }

  /** Show a moment at once; whatever was being performed is forgotten. */
  reveal(moment: Moment): void {
    this.run++;
    this.queue.length = 0;
    this.control.abort();
    this.playing = false;
    this.newest = moment;
    this.sending = false;
    this.settle(moment);
    this.doors.shown();
  }

  /** Perform events when those before them are done, then show the moment that they led to. */
  enqueue(events: GameEvent[], moment: Moment, by: number | null = null): void {
    this.queue.push({ events, moment, by });
    this.newest = moment;
    if (!this.playing) void this.performAll();
    // Nobody waits for others' doings to see what the own choice did.
    else if (by !== null && by === this.seat) this.skip();
  }

  /** Show at once where everything that is being performed leads. */
  skip(): void {
    this.control.abort();
  }

  private settle(moment: Moment): void {
    const before = this.moment?.decision;
    this.view = moment.view;
    this.moment = moment;
    if (JSON.stringify(before?.options) === JSON.stringify(moment.decision?.options)) return;
    this.advice = null;
    this.refusal = null;
    this.expected = null;
    this.advisedAim = null;
    this.hovered = null;
    this.proposed = null;
  }

  /** The choice that comes closest to the advised one. */
  get second(): Action | null {
    return this.advice && this.expected?.next ? this.written(this.expected.next) : null;
  }

  /** What a hint says: an action, or a point to aim at. */
  advise(expected: MoveReason): void {
    this.refusal = null;
    this.expected = expected;
    this.advice = this.written(expected.choice);
    this.advisedAim = this.decision && meant(this.decision.dials, expected.choice);
  }

  private async performAll(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    this.control = new AbortController();
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      if (scene.by !== null && scene.by === this.seat) this.control = new AbortController();
      for (const event of scene.events) {
        if (!this.looking) this.log.write([event]);
        try {
          await this.perform_(event);
        } catch (fault) {
          // A board that stumbles over an event must not stop the table: the view that follows is the truth.
          console.error(`performing ${event.key}:`, fault);
        }
        if (run !== this.run) return;
      }
      if (scene.by === this.seat) this.sending = false;
      this.settle(scene.moment);
    }
    this.playing = false;
    this.doors.shown();
  }

  private async perform_(event: GameEvent): Promise<void> {
    if (!this.performance) return this.rest(UNPERFORMED);
    const control = this.control;
    const pace = this.pace;
    const beat: Beat = {
      pace,
      get skipped() {
        return control.signal.aborted;
      },
      signal: control.signal,
    };
    const run = this.run;
    const steps = (this.performance(this.view, event, beat) ?? [])[Symbol.iterator]();
    for (let step = this.next(steps); !step.done; step = this.next(steps)) {
      await this.rest(step.value);
      if (run !== this.run) return;
    }
  }

  /** The next step of a performance; what it shows meanwhile is others' doing. */
  private next(steps: Iterator<number | Promise<unknown>>): IteratorResult<number | Promise<unknown>> {
    this.performing = true;
    try {
      return steps.next();
    } finally {
      this.performing = false;
    }
  }

  private get pace(): number {
    const behind = this.queue.length;
    if (document.hidden || behind > HOPELESS) return 0;
    const pace = PACES[preferences.pace] * (preferences.calm ? 0.6 : 1);
    return behind > 5 ? pace * 0.35 : behind > 1 ? pace * 0.65 : pace;
  }

  private async rest(rest: number | Promise<unknown>): Promise<void> {
    const signal = this.control.signal;
    const pace = this.pace;
    if (signal.aborted || pace === 0) return;
    await new Promise<void>((done) => {
      signal.addEventListener("abort", () => done(), { once: true });
      if (typeof rest === "number") setTimeout(done, rest * pace);
      else void rest.then(() => done(), (fault) => (console.error(fault), done()));
    });
  }

  // -- what a board asks ---------------------------------------------------------------------------------

  /** The board has dials of its own for an aim: none beside the prompt. */
  takeAim(): void {
    this.aims = true;
  }

  panes(panes: Pane[]): void {
    untrack(() => {
      this.paneList = panes;
      if (!panes.some(({ id }) => id === this.pane)) this.pane = panes[0]?.id ?? "";
    });
  }

  show(pane: string, wanted = false): void {
    untrack(() => {
      if (wanted) return this.turnTo(pane);
      const busy = this.decision !== null || Date.now() - screen.touched < TOUCHING;
      if (!this.performing) this.asking = pane;
      else if (busy) {
        if (pane !== this.pane) this.unseen.add(pane);
        return;
      }
      this.turnTo(pane);
    });
  }

  /** Show a pane because the reader wants it. */
  turnTo(pane: string): void {
    this.pane = pane;
    this.unseen.delete(pane);
  }

  arm(action: Action | null, label = action?.words ?? ""): void {
    this.proposed = action && { id: action.id, label };
  }

  dock(buttons: Snippet | null, whole = false): void {
    this.buttons = buttons;
    this.wholeDock = buttons !== null && whole;
  }

  ask(text: string | null): void {
    this.question = text;
  }

  subscribe(listener: () => void): () => void {
    return $effect.root(() => {
      $effect(listener);
    });
  }

  perform(performance: Performance): void {
    this.performance = performance;
  }

  private described(known: ActionData): Action {
    let text = this.inWords.get(known.id);
    if (text === undefined) {
      const key = `${this.game}-action-${known.name}`;
      text = words.has(key) ? this.say(key, known.fields) : known.notation;
      this.inWords.set(known.id, text);
    }
    return { ...known, words: text };
  }

  find(name: string, fields?: Fields): Action | null {
    const known = this.catalogue.find(name, fields);
    return known && this.option(known.id);
  }

  action(name: string, fields?: Fields): Action | null {
    const known = this.catalogue.find(name, fields);
    return known && this.described(known);
  }

  written(notation: string): Action | null {
    const known = this.catalogue.written(notation);
    return known && this.described(known);
  }

  /** The option with that id, if it may be chosen now. */
  option(id: number): Action | null {
    return this.legal.get(id) ?? null;
  }

  private meant(wish: Wish): Action | null {
    if ("notation" in wish) return wish;
    const action = this.action(...wish);
    if (!action) mistake(`${this.game} has no action ${JSON.stringify(wish)}`);
    return action;
  }

  choose(wish: Wish): void {
    const action = this.meant(wish);
    if (action) this.send(action.notation);
  }

  aim(point: Record<string, number>): void {
    if (this.decision) this.send(aimed(this.decision.dials, point));
  }

  private send(choice: string): void {
    if (!this.decision) return;
    this.hovered = null;
    this.proposed = null;
    this.advice = null;
    this.refusal = null;
    this.expected = null;
    this.advisedAim = null;
    tip.hide();
    this.doors.choose(choice);
  }

  async why(wish: Wish): Promise<string | null> {
    const action = this.meant(wish);
    return action && this.doors.why(action.notation);
  }

  /** The reader tried what is forbidden: the prompt says by which rule, and leads there. */
  refuse(): void {
    this.refusal = this.ruling;
  }

  offer(wish: Wish, how: How = {}): Attachment<HTMLElement | SVGElement> {
    return offer(this, this.meant(wish), how);
  }

  explain(text: string | (() => string | Promise<string | null>)): Attachment<HTMLElement | SVGElement> {
    return explain(async () => {
      const said = typeof text === "string" ? text : await text();
      return said && withMeanings(this.game, said);
    });
  }

  sound(name: SoundName): void {
    sound(name);
  }

  say(key: string, args: Args = {}): string {
    return this.company.say(key, args);
  }
}
