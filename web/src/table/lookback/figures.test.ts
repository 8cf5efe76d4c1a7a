import { expect, test } from "vitest";
import type { ChoiceStudy, LookBackData } from "../../kit/protocol";
import { words } from "../../kit/words";
import type { Stage } from "../stage.svelte";
import { comparedInWords, throwsOf } from "./figures";

const choice = (parts: Partial<ChoiceStudy>): ChoiceStudy => ({
  seat: 0,
  choice: "roll",
  luck: [0, 0],
  luck_error: 0,
  best: "hold",
  loss: 0,
  loss_error: 0,
  slip: false,
  rank: 1,
  among: 2,
  ...parts,
});
const stage = { written: (notation: string) => (notation.startsWith("aim") ? null : { words: notation }) } as unknown as Stage;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

test("the luckiest throws come first, and none that may have been nothing", () => {
  const lucks: [number, number][] = [[0.1, 0.01], [-0.2, 0.01], [0.3, 0.02], [0.2, 0.15], [0.001, 0]];
  const found = { choices: lucks.map(([luck, error]) => choice({ luck: [luck, -luck], luck_error: error })) } as LookBackData;
  expect(throwsOf(found, 0, 1, 5)).toEqual([2, 0]);
  expect(throwsOf(found, 0, -1, 5)).toEqual([1]);
  expect(throwsOf(found, 1, 1, 5)).toEqual([1]);
  expect(throwsOf(found, 0, 1, 1)).toEqual([2]);
});

test("a choice is told by its rank, and what was not compared says so", () => {
  words.add(
    "en",
    ["aimed = aimed", "not-compared = not compared", "only = only", "best = first of { $among }", "better = { $best } before { $rank } of { $among }"]
      .map((line) => `look-back-${line}`)
      .join("\n"),
  );
  const told = (parts: Partial<ChoiceStudy>) => plain(comparedInWords(choice(parts), stage));
  expect(told({})).toBe("first of 2");
  expect(told({ rank: 2 })).toBe("hold before 2 of 2");
  expect(told({ among: 1 })).toBe("only");
  expect(told({ among: 0, rank: 0 })).toBe("not compared");
  expect(told({ among: 0, rank: 0, choice: "aim 3 4" })).toBe("aimed");
});
