/**
 * The line to a table: messages with versions, so that a gap is seen and healed; moves with an id, so that a move sent
 * again after a broken line is never a second move; heartbeats, so that a dead line is noticed. Knows no page.
 */
import { PROTOCOL, type Choose, type FromBrowser, type FromServer, type Undo } from "../kit/protocol";

export type LineState = "connecting" | "live" | "lost";

/** What the connection needs of a WebSocket; tests hand in their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Listener {
  message(message: FromServer): void;
  state(state: LineState): void;
}

const HEARTBEAT = 10_000;
const SILENCE = 25_000;
const ANSWER = 6_000;
const LONGEST_ANSWER = 60_000;
/** A line that has been live for so long is a good one: if it breaks after that, it is dialled again at once. */
const STEADY = 10_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;
/** Close codes after which the same hello would only fail again: not understood, no such table. */
const HOPELESS = new Set([4400, 4404]);
/** The server goes, and has handed the table to another: that one is dialled at once, however often it happens. */
const RESTART = 1012;

/** A move that the server has not answered yet, when it was last sent, and how long to wait before it is sent again. */
interface Unanswered {
  message: Choose | Undo;
  sent: number;
  patience: number;
}

export class Connection {
  version = -1;
  token: string | null;
  private wire: Wire | null = null;
  private heard = 0;
  private spoke = 0;
  private tries = 0;
  private liveFrom = 0;
  private closed = false;
  private synced = false;
  private beating: ReturnType<typeof setInterval> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Unanswered>();
  private readonly dial: () => Wire;
  private readonly listener: Listener;

  constructor(dial: () => Wire, token: string | null, listener: Listener) {
    this.dial = dial;
    this.token = token;
    this.listener = listener;
  }

  open(): void {
    if (this.closed || this.wire) return;
    clearTimeout(this.waiting);
    this.listener.state("connecting");
    const wire = this.dial();
    this.wire = wire;
    this.synced = false;
    this.heard = Date.now();
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token: this.token } satisfies FromBrowser));
    };
    wire.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    wire.onclose = (event) => {
      if (this.wire !== wire) return;
      if (HOPELESS.has(event?.code)) this.closed = true;
      if (event?.code === RESTART && this.synced) this.tries = 0;
      this.lost();
    };
    clearInterval(this.beating);
    this.beating = setInterval(() => this.beat(), HEARTBEAT / 4);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beating);
    clearTimeout(this.waiting);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  /** Say hello once more, with the key of another seat. */
  sitAs(token: string | null): void {
    this.token = token;
    const wire = this.wire;
    this.wire = null;
    this.unanswered.clear();
    wire?.close();
    this.open();
  }

  /** Try again at once: the network came back, or the page was looked at again. */
  hurry(): void {
    if (!this.wire) this.open();
    else this.beat(true);
  }

  /** Send a message that may be lost; false when the line is down. */
  send(message: FromBrowser): boolean {
    if (!this.wire || !this.synced) return false;
    this.wire.send(JSON.stringify(message));
    this.spoke = Date.now();
    return true;
  }

  /** Send a move; it is kept and sent again until the server has accepted or refused it. */
  move(message: Choose | Undo): void {
    this.unanswered.set(message.move, { message, sent: Date.now(), patience: ANSWER });
    this.send(message);
  }

  get movesUnderWay(): number {
    return this.unanswered.size;
  }

  private receive(message: FromServer): void {
    this.heard = Date.now();
    switch (message.type) {
      case "table":
        this.version = message.version;
        this.listener.message(message);
        if (!this.synced) {
          this.synced = true;
          this.liveFrom = Date.now();
          this.listener.state("live");
          for (const move of this.unanswered.values()) this.resend(move);
        }
        return;
      case "moved":
        if (message.version <= this.version) return;
        if (message.version > this.version + 1) {
          this.send({ type: "sync" });
          return;
        }
        this.version = message.version;
        break;
      case "accepted":
        this.unanswered.delete(message.move);
        break;
      case "refused":
        if (message.move != null) this.unanswered.delete(message.move);
        break;
      case "pong":
        return;
    }
    this.listener.message(message);
  }

  private resend(move: Unanswered): void {
    move.sent = Date.now();
    move.patience = Math.min(LONGEST_ANSWER, move.patience * 2);
    this.send(move.message);
  }

  private beat(now = false): void {
    const time = Date.now();
    if (time - this.heard > SILENCE) {
      this.wire?.close();
      this.lost();
      return;
    }
    for (const move of this.unanswered.values()) if (time - move.sent > move.patience) this.resend(move);
    if (now || time - this.spoke > HEARTBEAT) this.send({ type: "ping", at: time });
  }

  private lost(): void {
    this.wire = null;
    if (this.synced && Date.now() - this.liveFrom >= STEADY) this.tries = 0;
    this.synced = false;
    clearInterval(this.beating);
    if (this.closed) return;
    this.listener.state("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.waiting = setTimeout(() => this.open(), longest * (0.75 + 0.5 * Math.random()));
  }
}
