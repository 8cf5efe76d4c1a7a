/** The stage: what a board draws now. Events are performed in their order, then the true view takes over. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import type { GamePage } from "../kit/api";
import { preferences } from "../kit/preferences.svelte";
import type { Moment } from "../kit/protocol";
import { sound, type SoundName } from "../kit/sound";
import { explain, tip } from "../kit/tip.svelte";
import { say, words, type Args } from "../kit/words";
import type { Action, Beat, BoardTable, Decision, GameEvent, Performance, Player } from "./board";
import type { Company } from "./company.svelte";
import { Log } from "./log.svelte";

interface Scene {
  events: GameEvent[];
  moment: Moment;
}

/** What never changes at a table. */
interface Fixed {
  board: unknown;
  settings: Record<string, unknown>;
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
  readonly board: unknown;
  readonly settings: Record<string, unknown>;
  readonly page: GamePage;
  readonly log: Log;
  /** Looking at the past: nothing can be chosen, and the log is not told again. */
  readonly looking: boolean;

  view = $state<any>(null);
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** A choice is under way to the server. */
  sending = $state(false);
  preview = $state.raw<Action | null>(null);
  advice = $state.raw<Action | null>(null);
  /** How many elements of the board offer each action; what is left over goes beside the prompt. */
  readonly offered = new SvelteMap<string, number>();

  readonly waiting: number[] = $derived(this.moment?.waiting ?? []);
  readonly outcome = $derived(this.playing ? null : (this.moment?.outcome ?? null));
  readonly decision: Decision | null = $derived.by(() => {
    const asked = this.moment?.decision;
    if (!asked || this.playing || this.sending || this.looking || asked.seat !== this.seat) return null;
    if (this.company.seats[asked.seat]?.bot) return null;
    const options = asked.options.map((option) => this.described(option.id, option.notation));
    return { prompt: asked.prompt, about: asked.about, options, dials: asked.dials };
  });
  /** Options that the board does not show by itself. */
  readonly leftover: Action[] = $derived(
    this.decision?.options.filter((option) => !this.offered.get(option.notation)) ?? [],
  );

  private readonly legal = $derived(new Map(this.decision?.options.map((option) => [option.notation, option])));
  private readonly company: Company;
  private readonly doors: Doors;
  private readonly byNotation: Map<string, number>;
  private readonly inWords = new Map<number, string>();
  private readonly queue: Scene[] = [];
  /** Whether the board draws the dials of an aim itself. */
  aims = $state(false);
  private performance: Performance<any> | null = null;
  private control = new AbortController();
  private run = 0;

  constructor(page: GamePage, table: Fixed, company: Company, looking: boolean, doors: Doors) {
    this.game = page.id;
    this.page = page;
    this.board = table.board;
    this.settings = table.settings;
    this.company = company;
    this.log = new Log(company);
    this.looking = looking;
    this.doors = doors;
    this.byNotation = new Map(page.actions.map((action) => [action.notation, action.id]));
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

  perform(performance: Performance<any>): void {
    this.performance = performance;
  }

  private described(id: number, notation: string): Action {
    const known = this.page.actions[id];
    const fields = known?.fields ?? {};
    let text = this.inWords.get(id);
    if (text === undefined) {
      const key = `${this.game}-action-${known?.name ?? ""}`;
      text = words.has(key) ? this.say(key, fields as Args) : notation;
      this.inWords.set(id, text);
    }
    return { id, notation, name: known?.name ?? notation, fields, words: text };
  }

  action(notation: string): Action | null {
    const id = this.byNotation.get(notation);
    return id === undefined ? null : this.described(id, notation);
  }

  option(notation: string): Action | null {
    return this.legal.get(notation) ?? null;
  }

  choose(notation: string): void {
    if (!this.decision) return;
    this.preview = null;
    tip.hide();
    this.doors.choose(notation);
  }

  async why(notation: string): Promise<string | null> {
    return this.doors.why(notation);
  }

  offer(notation: string, how: { label?: string; quiet?: boolean } = {}): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const option = this.option(notation);
      const action = option ?? this.action(notation);
      const label = how.label ?? action?.words ?? notation;
      const native = node instanceof HTMLButtonElement;
      node.dataset.choice = notation;
      node.toggleAttribute("data-lit", option !== null);
      node.toggleAttribute("data-advised", this.advice?.notation === notation);
      const named = nameAs(node, label);
      if (!native) node.setAttribute("role", "button");
      node.setAttribute("tabindex", option ? "0" : "-1");
      if (option) node.removeAttribute("aria-disabled");
      else node.setAttribute("aria-disabled", "true");

      const abort = new AbortController();
      const on = (type: string, listener: (event: Event) => void) =>
        node.addEventListener(type, listener, { signal: abort.signal });
      const look = () => (this.preview = option);
      const away = () => this.preview?.notation === notation && (this.preview = null);
      on("click", (event) => {
        event.stopPropagation();
        if (option) this.choose(notation);
        else this.refuse(node, notation, how.quiet ?? false);
      });
      if (option) {
        this.offered.set(notation, (untrackedGet(this.offered, notation) ?? 0) + 1);
        on("pointerenter", look);
        on("focus", look);
        on("pointerleave", away);
        on("blur", away);
        on("keydown", (event) => {
          const key = (event as KeyboardEvent).key;
          if (native || (key !== "Enter" && key !== " ")) return;
          event.preventDefault();
          this.choose(notation);
        });
      }
      const explained = explain(() => (option ? label : this.because(notation, label)))(node);
      return () => {
        abort.abort();
        named();
        if (option) {
          const left = (untrackedGet(this.offered, notation) ?? 1) - 1;
          if (left) this.offered.set(notation, left);
          else this.offered.delete(notation);
          away();
        }
        explained?.();
      };
    };
  }

  /** Why a thing may not be chosen, below what it is. */
  private async because(notation: string, label: string): Promise<string> {
    const reason = this.looking || this.playing ? null : await this.why(notation);
    return reason ? say("tip-forbidden", { action: label, reason }) : label;
  }

  private refuse(node: Element, notation: string, quiet: boolean): void {
    if (this.playing) return this.skip();
    if (quiet || this.looking || this.sending) return;
    this.sound("no");
    tip.show(node, () => this.because(notation, this.action(notation)?.words ?? notation), 0);
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

/** Names an element after its action, and after what can be read on it, so that it can be called by what is seen. */
function nameAs(node: Element, label: string): () => void {
  const name = () => {
    const text = (node.textContent ?? "").replace(/\s+/g, " ").trim();
    node.setAttribute("aria-label", text && !label.includes(text) ? `${label}: ${text}` : label);
  };
  name();
  const watch = new MutationObserver(name);
  watch.observe(node, { subtree: true, childList: true, characterData: true });
  return () => watch.disconnect();
}

function untrackedGet<K, V>(map: SvelteMap<K, V>, key: K): V | undefined {
  return untrack(() => map.get(key));
}
