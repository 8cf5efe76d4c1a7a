import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage, Moment } from "../kit/protocol";
import { words } from "../kit/words";
import { Company } from "./company.svelte";
import { Stage } from "./stage.svelte";

words.add("en", 'toy-moved = { $seat } moves to { $to }\ntoy-secret = { "" }\ntoy-round = Round { $round }\n    .style = heading');

const actions = [1, 2].map((to) => ({ id: to - 1, name: "move", notation: `move ${to}`, fields: { to } }));
const page: GamePage = { id: "toy", title: "Toy", version: "1", facts: {}, settings: [], actions, clauses: [], languages: [], board: false, setup: {}, page: {} };
const seat = { name: "Ada", bot: null, like: null, present: true, thinking: false, lend_in: null, clock: null, clock_in: 0, answer: null };
const moment = (at: number): Moment => ({ choices: at, chose: [], view: { at }, decision: null, waiting: [], undo: false, outcome: null });
const moved = (to: number) => ({ key: "toy-moved", seat: 0, to });

function stage(looking = false): Stage {
  const company = new Company();
  company.come([seat]);
  return new Stage(page, {}, company, looking, { choose: () => {}, why: async () => null, shown: () => {} });
}

const plain = (made: Stage) => made.log.lines.map(({ text }) => text.replace(/[\u2068\u2069]/g, ""));

describe("the stage", () => {
  // A hidden page rests nowhere.
  beforeEach(() => void vi.stubGlobal("document", { hidden: true }));

  it("writes a line with its event, and shows the true view when all events are performed", async () => {
    const made = stage();
    const seen: [lines: number, at: number][] = [];
    made.perform(function* (drawn, event) {
      drawn.at = event.to;
      seen.push([made.log.lines.length, made.view.at]);
      yield 100;
    });
    made.reset([{ key: "toy-round", round: 1 }], moment(0));

    made.enqueue([moved(1), { key: "toy-secret", to: 1 }, moved(2)], moment(3));

    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(seen).toEqual([[2, 1], [2, 1], [3, 2]]);
    expect(made.view).toEqual({ at: 3 });
    expect(plain(made)).toEqual(["Round 1", "Ada moves to 1", "Ada moves to 2"]);
    expect(made.log.lines.map(({ heading, seat }) => [heading, seat])).toEqual([[true, null], [false, 0], [false, 0]]);
  });

  it("forgets what was taken back, and what was still to be performed", async () => {
    const made = stage();
    made.reset([], moment(0));
    made.enqueue([moved(1), moved(2)], moment(2));

    made.reset([moved(1)], moment(1));

    await new Promise((done) => setTimeout(done));
    expect(plain(made)).toEqual(["Ada moves to 1"]);
    expect(made.view).toEqual({ at: 1 });
  });

  it("performs the past without telling it again", async () => {
    const made = stage(true);
    made.log.rewrite([moved(1), moved(2)]);
    made.reveal(moment(1));

    made.enqueue([moved(2)], moment(2));

    await vi.waitFor(() => expect(made.view).toEqual({ at: 2 }));
    expect(plain(made)).toEqual(["Ada moves to 1", "Ada moves to 2"]);
  });

  it("goes on after an event that the board stumbles over", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const made = stage();
    made.perform(() => {
      throw new Error("no such piece");
    });
    made.reset([], moment(0));

    made.enqueue([moved(1)], moment(1));

    await vi.waitFor(() => expect(made.view).toEqual({ at: 1 }));
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it("finds an option by its name and fields while it may be chosen", () => {
    const chosen: string[] = [];
    const company = new Company();
    company.come([seat]);
    company.seat = 0;
    const doors = { choose: (choice: string) => void chosen.push(choice), why: async () => null, shown: () => {} };
    const made = new Stage(page, {}, company, false, doors);
    const decision = { seat: 0, prompt: "move", about: {}, options: [{ id: 1, notation: "move 2" }], dials: [] };
    made.reveal({ ...moment(0), decision });

    expect(made.find("move", { to: 1 })).toBe(null);
    expect(made.action("move", { to: 1 })?.words).toBe("move 1");
    expect(made.find("move", { to: 2 })?.id).toBe(1);
    made.choose(["move", { to: 2 }]);
    expect(chosen).toEqual(["move 2"]);
    expect(() => made.offer(["move", { to: 3 }])).toThrow('no action ["move",{"to":3}]');

    made.reveal(moment(1));
    expect(made.find("move", { to: 2 })).toBe(null);
  });

  it("keeps an own decision while others' events are shown, and takes it away when it is answered", async () => {
    const company = new Company();
    company.come([seat, seat]);
    company.seat = 0;
    const made = new Stage(page, {}, company, false, { choose: () => (made.sending = true), why: async () => null, shown: () => {} });
    const decision = { seat: 0, prompt: "move", about: {}, options: [{ id: 1, notation: "move 2" }], dials: [] };
    made.reveal({ ...moment(0), decision });
    const asked = made.decision;
    const seen: unknown[] = [];
    made.perform(function* () {
      seen.push(made.decision);
      yield 1;
    });

    made.enqueue([moved(1)], { ...moment(1), decision }, 1);
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(seen).toEqual([asked]);
    expect(made.decision).toBe(asked);

    made.arm(made.option(1));
    expect(made.preview?.notation).toBe("move 2");
    made.choose(made.armed!);
    made.enqueue([moved(1)], { ...moment(2), decision }, 1);
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(made.decision).toBe(null);
    made.enqueue([moved(2)], moment(3), 0);
    await vi.waitFor(() => expect(made.sending).toBe(false));
    expect(made.armed).toBe(null);
  });
});
