import { expect, it } from "vitest";
import { aimed } from "./aim";

const dials = [
  { name: "angle", low: 0, high: 360, steps: 720 },
  { name: "power", low: 0, high: 1, steps: 100 },
];

it("puts each value on the nearest step of its dial", () => {
  expect(aimed(dials, { power: 0.5049, angle: 90.2 })).toBe("aim 180 50");
  expect(aimed(dials, { angle: -5, power: 2 })).toBe("aim 0 100");
});

it("does not let a missing dial pass", () => {
  expect(() => aimed(dials, { angle: 1 })).toThrow('no value for the dial "power"');
});
