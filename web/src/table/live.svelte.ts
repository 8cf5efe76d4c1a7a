/** A table as the page knows it: fed by the connection, shown through a stage. */
import { because, gamePage, leave, Refusal } from "../kit/api";
import { keep, keptOf, newChance, sealed } from "../kit/fair";
import { callToTable } from "../kit/notice.svelte";
import { preferences } from "../kit/preferences.svelte";
import type { ChatLine, FairData, FromServer, Held, Moment, Moving, Table } from "../kit/protocol";
import { sound } from "../kit/sound";
import { keepHere, hereOf, keepToken, tokenOf } from "../kit/tokens";
import { openGameWords, say, words } from "../kit/words";
import type { GameEvent } from "./board";
import { Clocks } from "./clocks.svelte";
import { Company } from "./company.svelte";
import { Connection, type LineState, type Wire } from "./connection";
import { isCoached, noteDone } from "./lesson/coached";
import { Stage } from "./stage.svelte";

type Answer = (reason: string | null) => void;

/** The table as it was, what led there, and how many events had been told by then. */
interface Past {
  events: GameEvent[];
  moment: Moment;
  told: number;
}

export class LiveTable {
  readonly id: string;
  /** Whether this page looks at the past of the table. */
  readonly replay: boolean;
  /** Whether this is a prepared scene: nothing of it is kept. */
  readonly prepared: boolean;
  readonly company = new Company();
  readonly clocks = new Clocks(this);

  line = $state<LineState>("connecting");
  /** Why there is nothing to show: the key of a message. */
  fault = $state<string | null>(null);
  state = $state<Table["state"] | null>(null);
  hints = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  next = $state<string | null>(null);
  /** How many look on without a seat. */
  watching = $state(0);
  /** All seats that are played at this screen, where there are several. */
  readonly here: Held[];
  /** Whether all seats are taken and the browsers are settling the dice. */
  settling = $state(false);
  /** What the server refused last, in words. */
  notice = $state("");
  stage = $state.raw<Stage | null>(null);
  /** The newest moment, even while older events are still being shown. */
  truth = $state.raw<Moment | null>(null);
  /** In a replay: after how many choices, and what happened at the last of them. */
  upto = $state(0);
  happened = $state.raw<GameEvent[]>([]);
  /** In a replay: how many events of the match the reader has been told so far. */
  told = $state(0);
  thinkingHint = $state(false);
  /** What a bot said when it was asked why; null of it while it looks for words. */
  motive = $state.raw<Moving | { seat: number; reason: undefined } | null>(null);

  /** Only a picture of a table. */
  pictured = false;

  private readonly connection: Connection;
  private readonly moments = new Map<number, Past>();
  private readonly awaited = new Map<number, (past: Past) => void>();
  private readonly questions = new Map<string, Answer[]>();
  private readonly chance = newChance();
  private wanted: number | null = null;
  private opening: Promise<void> = Promise.resolve();

  /** With a `wire` of its own the table has no server: a lesson or a puzzle answers. */
  constructor(id: string, replay = false, upto: number | null = null, wire: Wire | null = null) {
    this.id = id;
    this.prepared = wire !== null;
    this.replay = replay;
    this.wanted = upto;
    this.here = replay ? [] : hereOf(id);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(id)}`;
    const dial = () => wire ?? (new WebSocket(address) as Wire);
    this.connection = new Connection(dial, wire ? "" : tokenOf(id), {
      // One after the other: the first message waits for the game's page and words.
      message: (message) => (this.opening = this.opening.then(() => this.receive(message))),
      state: (state) => (this.line = state),
    });
  }

  open(): () => void {
    const hurry = () => document.hidden || this.connection.hurry();
    window.addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    this.connection.open();
    const stop = this.clocks.run();
    return () => {
      stop();
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.connection.close();
    };
  }

  get token(): string | null {
    return this.connection.token;
  }

  // -- what the server says ------------------------------------------------------------------------------

  private async receive(message: FromServer): Promise<void> {
    switch (message.type) {
      case "table":
        return this.setUp(message);
      case "moved":
        return this.moved(message.events as GameEvent[], message.moment, message.undone, message.by);
      case "seats":
        this.watching = message.watching;
        return this.company.come(message.seats);
      case "seated":
        keepToken(this.id, message.token);
        keep(this.id, { chance: this.chance, seat: message.seat });
        this.connection.token = message.token;
        return;
      case "accepted":
        this.notice = "";
        return;
      case "refused":
        return this.refused(message.key, message.fields, message.move ?? null);
      case "because":
        return this.answered(message.choice, message.rule);
      case "advice":
        this.thinkingHint = false;
        this.stage?.advise(message);
        return;
      case "moving":
        this.motive = message;
        return;
      case "past-moment":
        return this.remember(message.upto, { events: message.events as GameEvent[], moment: message.moment, told: message.told });
      case "said":
        this.chat = [...this.chat, message.line];
        if (message.line.seat !== this.company.seat) sound("chat");
        return;
      case "next":
        this.next = message.table;
        return;
    }
  }

  private async setUp(table: Table): Promise<void> {
    if (!this.stage) {
      try {
        const page = await gamePage(table.game);
        await openGameWords(page);
        this.stage = new Stage(page, table.settings, this.company, this.replay, {
          choose: (notation) => this.choose(notation),
          why: (notation) => this.why(notation),
          shown: () => this.tellShown(),
        });
        this.stage.pictured = this.pictured;
      } catch (fault) {
        this.fault = fault instanceof Refusal ? fault.key : "refused-server";
        if (!(fault instanceof Refusal)) console.error(fault);
        return;
      }
    }
    this.stage.board = table.board;
    this.fault = null;
    this.state = table.state;
    this.company.seat = table.seat;
    this.company.come(table.seats);
    this.hints = table.hints;
    this.chat = table.chat;
    this.next = table.next;
    this.watching = table.watching;
    this.truth = table.moment;
    this.tellMotion();
    this.settling = table.fair?.opening ?? false;
    if (table.fair && table.state === "open") this.openChance(table.fair);
    if (!table.moment) return;
    if (!this.replay) return this.stage.reset(table.events as GameEvent[], table.moment);
    this.stage.log.rewrite(table.events as GameEvent[]);
    this.look(this.wanted ?? (table.state === "over" ? 0 : table.moment.choices));
  }

  /** Keep what the server is bound to; and once all seats are taken, open what this browser added to the dice. */
  private openChance({ commitment, seals, opening }: FairData): void {
    const { chance, commitment: first = commitment } = keptOf(this.id);
    keep(this.id, opening ? { commitment: first, seals } : { commitment: first });
    if (opening && chance && this.token !== null) this.connection.send({ type: "open", token: this.token, chance });
  }

  private moved(events: GameEvent[], moment: Moment, undone: boolean, by: number | null): void {
    const stage = this.stage;
    if (!stage) return;
    const mine = moment.decision !== null && this.truth?.decision == null;
    this.truth = moment;
    this.motive = null;
    if (moment.outcome) this.state = "over";
    // An undo tells all events anew: what was taken back never happened.
    if (this.replay) return undone ? stage.log.rewrite(events) : stage.log.write(events);
    if (undone) stage.reset(events, moment);
    else stage.enqueue(events, moment, by);
    if (!mine) return;
    sound("turn");
    callToTable(say("title-my-turn", { game: this.titleOf(stage.page) }), this.id);
  }

  private titleOf({ id, title }: { id: string; title: string }): string {
    return words.has(`${id}-title`) ? say(`${id}-title`) : title;
  }

  /** The own clock may run now, or the seconds to answer: this screen has shown all that came before. */
  private tellShown(): void {
    const timed = this.company.seat !== null && this.company.seats.some(({ clock }) => clock !== null);
    const hurried = this.truth?.decision?.about.seconds !== undefined;
    if ((timed || hurried) && !this.replay) this.connection.send({ type: "shown", version: this.connection.version });
  }

  /** Bots need not pause for a screen that shows no motion. */
  tellMotion(): void {
    if (!this.replay) this.connection.send({ type: "motion", on: preferences.pace !== "off" });
  }

  /** Get up for good, with everybody who plays at this screen. */
  async leave(): Promise<void> {
    const keys = this.here.length > 0 ? this.here.map(({ token }) => token) : [this.token];
    for (const token of keys) if (token) await leave(this.id, token);
  }

  // -- several at one screen -----------------------------------------------------------------------------

  /** The seat to which the screen is to be handed now; null while it is in the right hands. */
  get handTo(): number | null {
    const { truth, stage } = this;
    if (!truth || !stage || stage.playing || stage.sending || this.state !== "running") return null;
    const { seat, seats } = this.company;
    if (seat !== null && truth.waiting.includes(seat) && !seats[seat]?.bot) return null;
    const waits = (held: Held) => held.seat !== seat && truth.waiting.includes(held.seat) && !seats[held.seat]?.bot;
    return this.here.find(waits)?.seat ?? null;
  }

  /** Whether players have secrets from each other, so that a curtain hangs between them. */
  get secrets(): boolean {
    return Boolean(this.stage?.page.facts.hidden);
  }

  /** Another player is before the screen now. */
  sitAt(seat: number): void {
    const held = this.here.find((other) => other.seat === seat);
    if (held) this.connection.sitAs(held.token);
  }

  /** The keys of this screen open the same seats at the rematch. */
  takeKeysTo(other: string): void {
    if (this.here.length > 0) keepHere(other, this.here);
  }

  private refused(key: string, fields: Record<string, unknown>, move: string | null): void {
    this.thinkingHint = false;
    if (this.motive?.reason === undefined) this.motive = null;
    // The key fits no seat here any more: whoever held it may watch.
    if (key === "refused-token") this.connection.token = null;
    else if (!this.stage && move === null) this.fault = key;
    else this.notice = because(key, fields);
    if (this.stage && move !== null) this.stage.sending = false;
    for (const answers of this.questions.values()) for (const answer of answers) answer(null);
    this.questions.clear();
  }

  // -- what the reader does ------------------------------------------------------------------------------

  choose(notation: string): void {
    const { token } = this.connection;
    if (!this.stage || token === null) return;
    this.notice = "";
    this.stage.sending = true;
    const action = this.stage.written(notation);
    if (action && isCoached(this.id)) noteDone(this.stage.game, action.name);
    this.connection.move({
      type: "choose",
      token,
      move: crypto.randomUUID?.() ?? fallbackId(),
      version: this.connection.version,
      choice: notation,
    });
  }

  get canUndo(): boolean {
    const shown = this.stage?.playing === false || this.stage?.decision != null;
    return Boolean(this.truth?.undo) && shown && !this.replay;
  }

  undo(): void {
    const { token } = this.connection;
    if (token === null) return;
    this.connection.move({
      type: "undo",
      token,
      move: crypto.randomUUID?.() ?? fallbackId(),
      version: this.connection.version,
    });
  }

  take(seat: number): void {
    const name = preferences.name || say("guest-name");
    this.connection.send({ type: "take", seat, name, seal: sealed(this.chance) });
  }

  start(bot: string): void {
    if (this.token !== null) this.connection.send({ type: "start", token: this.token, bot });
  }

  lend(seat: number, bot: string): void {
    if (this.token !== null) this.connection.send({ type: "lend", token: this.token, seat, bot });
  }

  takeBack(): void {
    if (this.token !== null) this.connection.send({ type: "return", token: this.token });
  }

  hint(): void {
    if (this.token === null) return;
    this.thinkingHint = this.connection.send({ type: "hint", token: this.token });
  }

  /** Ask a bot why it chose what it chose last. */
  askWhy(seat: number): void {
    if (this.connection.send({ type: "why-moved", seat })) this.motive = { seat, reason: undefined };
  }

  say(text: string): void {
    const { seat } = this.company;
    const name = seat === null ? preferences.name || say("guest-name") : this.company.nameOf(seat);
    this.connection.send({ type: "say", name, text, token: this.token });
  }

  why(notation: string): Promise<string | null> {
    const token = this.token;
    if (token === null || this.replay || this.state !== "running") return Promise.resolve(null);
    return new Promise((answer) => {
      const asked = this.questions.get(notation);
      if (asked) asked.push(answer);
      else if (this.connection.send({ type: "why", token, choice: notation })) this.questions.set(notation, [answer]);
      else answer(null);
    });
  }

  private answered(choice: string, rule: string | null): void {
    const clause = this.stage?.page.clauses.find(({ number }) => number === rule);
    // In a player's words where there are some, else in the rule's.
    const plain = `${this.stage?.game}-not-${rule?.replace(/^[^-]*-/, "").replaceAll(".", "-")}`;
    const prompt = this.stage?.decision?.prompt ?? "none";
    const text = words.has(plain) ? say(plain, { prompt }) : (clause?.text ?? "");
    const reason = rule === null ? null : say("why-not", { number: rule, text });
    if (this.stage && rule !== null) this.stage.ruling = { number: rule, text };
    for (const answer of this.questions.get(choice) ?? []) answer(reason);
    this.questions.delete(choice);
  }

  // -- looking at the past -------------------------------------------------------------------------------

  get last(): number {
    return this.truth?.choices ?? 0;
  }

  /** Go so many choices on (or back) from where the reader is, or is on the way to. */
  step(by: number): void {
    this.look((this.wanted ?? this.upto) + by);
  }

  /** Show the table as it was after so many choices. */
  look(upto: number): void {
    this.wanted = Math.max(0, Math.min(this.last, upto));
    if (this.moments.has(this.wanted)) this.lookAt(this.wanted);
    else this.connection.send({ type: "past", upto: this.wanted });
  }

  /** Show the table as it was right after an event: the first choice after which it had been told. */
  async lookAtEvent(event: number): Promise<void> {
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.past(middle)).told > event) high = middle;
      else low = middle + 1;
    }
    this.look(low);
  }

  private past(upto: number): Promise<Past> {
    const known = this.moments.get(upto);
    if (known) return Promise.resolve(known);
    return new Promise((answer) => {
      this.awaited.set(upto, answer);
      this.connection.send({ type: "past", upto });
    });
  }

  private remember(upto: number, past: Past): void {
    this.moments.set(upto, past);
    this.awaited.get(upto)?.(past);
    this.awaited.delete(upto);
    if (upto === this.wanted) this.lookAt(upto);
  }

  private lookAt(upto: number): void {
    const found = this.moments.get(upto);
    if (!this.stage || !found) return;
    const forward = this.stage.moment !== null && upto === this.upto + 1;
    this.upto = upto;
    this.happened = found.events;
    this.told = found.told;
    this.wanted = null;
    if (forward) this.stage.enqueue(found.events, found.moment);
    else this.stage.reveal(found.moment);
  }
}

/** Browsers give randomUUID only to secure pages; a table on the local network is opened over plain HTTP. */
function fallbackId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("-");
}
