/** The stage: what a board draws now. Events are performed in their order, then the true view takes over. */
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import { mistake } from "../kit/mistakes";
import { preferences } from "../kit/preferences.svelte";
import type { ActionData, GamePage, Moment } from "../kit/protocol";
import { sound, type SoundName } from "../kit/sound";
import { explain, tip } from "../kit/tip.svelte";
import { words, type Args } from "../kit/words";
import { aimed } from "./aim";
import type { Action, Beat, BoardTable, Decision, GameEvent, Performance, Player, Wish } from "./board";
import { Catalogue, type Fields } from "./catalogue";
import type { Company } from "./company.svelte";
import { Log } from "./log.svelte";
import { offer } from "./offer.svelte";

interface Scene {
  events: GameEvent[];
  moment: Moment;
}

/** How what the reader does gets to the server. */
interface Doors {
  choose(notation: string): void;
  why(notation: string): Promise<string | null>;
}

const PACES = { normal: 1, quick: 0.4, off: 0 };
const UNPERFORMED = 250;
/** So many scenes behind, nobody can follow any more: show the end at once. */
const HOPELESS = 12;

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
  preview = $state.raw<Action | null>(null);
  advice = $state.raw<Action | null>(null);
  /** How many elements of the board offer each action; what is left over goes beside the prompt. */
  readonly offered = new SvelteMap<number, number>();

  readonly waiting: number[] = $derived(this.moment?.waiting ?? []);
  readonly outcome = $derived(this.playing ? null : (this.moment?.outcome ?? null));
  readonly decision: Decision | null = $derived.by(() => {
    const asked = this.moment?.decision;
    if (!asked || this.playing || this.sending || this.looking || asked.seat !== this.seat) return null;
    if (this.company.seats[asked.seat]?.bot) return null;
    const options = asked.options.map(({ id }) => this.described(this.catalogue.at(id)));
    return { prompt: asked.prompt, about: asked.about, options, dials: asked.dials };
  });
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
  private control = new AbortController();
  private run = 0;

  constructor(page: GamePage, settings: Record<string, unknown>, company: Company, looking: boolean, doors: Doors) {
    this.game = page.id;
    this.page = page;
    this.settings = settings;
    this.company = company;
    this.log = new Log(page.id, company);
    this.looking = looking;
    this.doors = doors;
    this.catalogue = new Catalogue(page);
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

  // -- what happens --------------------------------------------------------------------------------------

  /** Show a moment at once, after all these events; whatever was being performed is forgotten. */
  reset(events: GameEvent[], moment: Moment): void {
    this.log.rewrite(events);
    this.show(moment);
  }

  /** Show a moment at once; whatever was being performed is forgotten. */
  show(moment: Moment): void {
    this.run++;
    this.queue.length = 0;
    this.control.abort();
    this.playing = false;
    this.settle(moment);
  }

  /** Perform events when those before them are done, then show the moment that they led to. */
  enqueue(events: GameEvent[], moment: Moment): void {
    this.queue.push({ events, moment });
    this.advice = null;
    this.preview = null;
    if (!this.playing) void this.performAll();
  }

  /** Show at once where everything that is being performed leads. */
  skip(): void {
    this.control.abort();
  }

  private settle(moment: Moment): void {
    this.view = moment.view;
    this.moment = moment;
    this.advice = null;
    this.sending = false;
  }

  private async performAll(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    this.control = new AbortController();
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
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
      this.settle(scene.moment);
    }
    this.playing = false;
  }

  private async perform_(event: GameEvent): Promise<void> {
    if (!this.performance) return this.rest(UNPERFORMED);
    const control = this.control;
    const beat: Beat = {
      get skipped() {
        return control.signal.aborted;
      },
      signal: control.signal,
    };
    const run = this.run;
    for (const rest of this.performance(this.view, event, beat) ?? []) {
      await this.rest(rest);
      if (run !== this.run) return;
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
    this.preview = null;
    tip.hide();
    this.doors.choose(choice);
  }

  async why(wish: Wish): Promise<string | null> {
    const action = this.meant(wish);
    return action && this.doors.why(action.notation);
  }

  offer(wish: Wish, how: { label?: string; quiet?: boolean } = {}): Attachment<HTMLElement | SVGElement> {
    return offer(this, this.meant(wish), how);
  }

  explain(text: string | (() => string | Promise<string | null>)): Attachment<HTMLElement | SVGElement> {
    return explain(text);
  }

  sound(name: SoundName): void {
    sound(name);
  }

  say(key: string, args: Args = {}): string {
    return this.company.say(key, args);
  }
}
