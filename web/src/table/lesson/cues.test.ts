import { expect, test } from "vitest";
import type { CueData } from "../../kit/protocol";
import { dueAfter, dueAt } from "./cues";

const cue = (given: Partial<CueData>): CueData => ({ key: "k", prompt: "", offers: "", when: "", event: "", mine: "", ...given });
const knows = (said: number, done = 0) => ({ said: () => said, done: () => done });
const asked = { prompt: "push", options: [{ name: "push" }, { name: "pass" }] };

test("a cue comes twice and never a third time", () => {
  const cues = [cue({ prompt: "push" })];
  expect([0, 1, 2, 3].map((said) => Boolean(dueAt(cues, asked, {}, 0, knows(said))))).toEqual([true, true, false, false]);
  const bust = [cue({ event: "bust" })];
  expect([0, 1, 2].map((said) => Boolean(dueAfter(bust, [{ key: "bust" }], 0, knows(said))))).toEqual([true, true, false]);
});

test("what was done twice is known, even if it was said but once", () => {
  const cues = [cue({ offers: "push" })];
  expect([0, 1, 2].map((done) => Boolean(dueAt(cues, asked, {}, 0, knows(1, done))))).toEqual([true, true, false]);
  expect(dueAt([cue({ offers: "capture" })], asked, {}, 0, knows(0))).toBeUndefined();
});

test("a cue waits until the view says so, for the seat that reads", () => {
  const cues = [cue({ prompt: "push", when: "asked.{seat}.risk" })];
  const view = { asked: [{ risk: false }, { risk: true }, null] };
  expect([0, 1, 2, null].map((seat) => Boolean(dueAt(cues, asked, view, seat, knows(0))))).toEqual([false, true, false, false]);
});

test("a cue may be for whom an event concerns alone", () => {
  const cues = [cue({ event: "fell", mine: "by_seat" })];
  const told = [{ key: "fell", seat: 1, by_seat: 2 }];
  expect([1, 2, null].map((seat) => Boolean(dueAfter(cues, told, seat, knows(0))))).toEqual([false, true, false]);
});
