/** A point in the box of an aim, as a choice is written: a step on each dial. */
import { mistake } from "../kit/mistakes";
import type { DialData } from "../kit/protocol";

export function aimed(dials: DialData[], point: Record<string, number>): string {
  const steps = dials.map(({ name, low, high, steps }) => {
    const value = point[name];
    if (value === undefined) mistake(`no value for the dial "${name}" in ${JSON.stringify(point)}`);
    const share = ((value ?? low) - low) / (high - low);
    return Math.min(steps, Math.max(0, Math.round(share * steps)));
  });
  return ["aim", ...steps].join(" ");
}
