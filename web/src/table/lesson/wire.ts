/** The line to a prepared scene: what a server would answer is known beforehand. */
import type { FromBrowser, FromServer, Moved, Table } from "../../kit/protocol";
import type { Wire } from "../connection";

export class SceneWire implements Wire {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private version = 0;
  private readonly answer: (choice: string) => string | null;
  private readonly rule: (choice: string) => string | null;

  /** `answer` says with which message a choice is refused; null takes it. `rule` is the one that forbids a choice. */
  constructor(answer: (choice: string) => string | null, rule: (choice: string) => string | null = () => null) {
    this.answer = answer;
    this.rule = rule;
  }

  /** Whoever listens is connected at once. */
  set onopen(listener: ((event: Event) => void) | null) {
    if (listener) queueMicrotask(() => listener(new Event("open")));
  }

  /** The first thing to show, once the table has said hello. */
  opening: Table | null = null;

  show(table: Table): void {
    this.version++;
    this.post({ ...table, version: this.version });
  }

  move(moved: Moved[]): void {
    for (const one of moved) {
      this.version++;
      this.post({ ...one, version: this.version });
    }
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromBrowser;
    if (message.type === "hello" && this.opening) this.show(this.opening);
    else if (message.type === "ping") this.post({ type: "pong", at: message.at });
    else if (message.type === "why") this.post({ type: "because", choice: message.choice, rule: this.rule(message.choice) });
    else if (message.type === "choose") {
      const refused = this.answer(message.choice);
      if (refused) this.post({ type: "refused", key: refused, fields: {}, move: message.move });
      else this.post({ type: "accepted", move: message.move, version: this.version });
    }
  }

  close(): void {}

  private post(message: FromServer): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

/** The rule that forbids an action, among those that are known beforehand. */
export const ruleAgainst = (forbidden: Record<string, number[]>, id: number | undefined): string | null =>
  Object.keys(forbidden).find((rule) => id !== undefined && forbidden[rule]!.includes(id)) ?? null;

const NEAR = 0.12;

/** Whether a choice is the wanted one; an aim may be off a little on every dial. */
export function fits(choice: string, wanted: string, steps: number[]): boolean {
  if (choice === wanted) return true;
  const [one, ...here] = choice.split(" ");
  const [two, ...there] = wanted.split(" ");
  if (one !== "aim" || two !== "aim" || here.length !== there.length) return false;
  return here.every((step, place) => Math.abs(Number(step) - Number(there[place])) <= NEAR * (steps[place] ?? 0));
}
