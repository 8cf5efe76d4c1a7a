/** The figures of a choice, in words. */
import type { ChoiceStudy, LookBackData } from "../../kit/protocol";
import { list, percent, say, signed } from "../../kit/words";
import type { Stage } from "../stage.svelte";

/** A choice as it is called; an aim has no words of its own. */
export const choiceInWords = (notation: string, stage: Stage): string =>
  stage.written(notation)?.words ?? (notation.startsWith("aim ") ? say("look-back-aim") : notation);

/** How good a choice was among its options. */
export function comparedInWords({ choice, best, rank, among, loss, loss_error }: ChoiceStudy, stage: Stage): string {
  if (among === 0) return say(choice.startsWith("aim ") ? "look-back-aimed" : "look-back-not-compared");
  if (among === 1) return say("look-back-only");
  if (rank === 1) return say("look-back-best", { among });
  return say("look-back-better", {
    best: choiceInWords(best, stage),
    loss: percent(loss),
    error: percent(2 * loss_error),
    rank,
    among,
  });
}

/** How a choice and what came after it moved its chooser's chance. */
export function movedInWords(found: LookBackData, place: number): string {
  const { seat, luck } = found.choices[place]!;
  return say("look-back-moved", {
    before: percent(found.chances[place]?.[seat] ?? 0),
    after: percent(found.chances[place + 1]?.[seat] ?? 0),
    luck: signed(luck[seat] ?? 0),
  });
}

/** What chance gave every seat after a choice. */
export function luckInWords({ luck, luck_error }: ChoiceStudy, name: (seat: number) => string): string {
  if (luck_error === 0 && luck.every((each) => each === 0)) return say("look-back-no-chance");
  const each = luck.map((gift, seat) => say("look-back-luck-each", { name: name(seat), luck: signed(gift) }));
  return say("look-back-luck-then", { luck: list(each), error: percent(2 * luck_error) });
}

const BEYOND_DOUBT = 2;
const LEAST = 0.005;

/** The places where chance gave a seat most, or took most: the greatest first, none that may be nothing. */
export function throwsOf(found: LookBackData, seat: number, sign: 1 | -1, most: number): number[] {
  const gift = (place: number) => sign * (found.choices[place]!.luck[seat] ?? 0);
  return [...found.choices.keys()]
    .filter((place) => gift(place) > Math.max(LEAST, BEYOND_DOUBT * found.choices[place]!.luck_error))
    .sort((one, other) => gift(other) - gift(one))
    .slice(0, most);
}
