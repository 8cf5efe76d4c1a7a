/** A point in the box of an aim, as a choice is written: a step on each dial. */
import { mistake } from "../kit/mistakes";
import type { DialData } from "../kit/protocol";

/** The point that a choice of an aim means, by the dials' names; null if it is no aim. */
export function meant(dials: DialData[], choice: string): Record<string, number> | null {
  const [word, ...steps] = choice.split(" ");
  if (word !== "aim" || steps.length !== dials.length) return null;
  return Object.fromEntries(
    dials.map(({ name, low, high, steps: most }, place) => [name, low + ((high - low) * Number(steps[place])) / most]),
  );
}

export function aimed(dials: DialData[], point: Record<string, number>): string {
  const steps = dials.map(({ name, low, high, steps }) => {
    const value = point[name];
    if (value === undefined) mistake(`no value for the dial "${name}" in ${JSON.stringify(point)}`);
    const share = ((value ?? low) - low) / (high - low);
    return Math.min(steps, Math.max(0, Math.round(share * steps)));
  });
  return ["aim", ...steps].join(" ");
}
