import { expect, test } from "vitest";
import type { MoveReason } from "../kit/protocol";
import { words } from "../kit/words";
import { reasonOf } from "./asking.svelte";
import type { Stage } from "./stage.svelte";

const stage = { written: (notation: string) => ({ words: notation }) } as unknown as Stage;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
const reason = (chance: number, other: number, sure: boolean): MoveReason => ({
  choice: "hold",
  chance,
  points: null,
  next: "roll",
  next_chance: other,
  next_points: null,
  sure,
});

test("a bot says of the next best choice that it was worse, as good, or overlooked", () => {
  words.add("en", "why-moved-better = { $next } less\nwhy-moved-even = { $next } even\nwhy-moved-worse = { $next } overlooked");
  expect(plain(reasonOf("why-moved", stage, reason(0.6, 0.4, true)))).toBe("roll less");
  expect(plain(reasonOf("why-moved", stage, reason(0.5, 0.51, false)))).toBe("roll even");
  expect(plain(reasonOf("why-moved", stage, reason(0.4, 0.6, true)))).toBe("roll overlooked");
});
