/** What a bot says when it is asked why it did that. */
import type { Moving } from "../kit/protocol";
import { say, sentences, signed } from "../kit/words";
import { reasonOf } from "./asking.svelte";
import type { Stage } from "./stage.svelte";

/** A smaller change of a chance is not worth a word. */
const NOTABLE = 0.015;

export function motiveOf(motive: Moving | { seat: number; reason: undefined }, stage: Stage, name: string): string {
  if (motive.reason === undefined) return say("why-moved-thinking", { name });
  const { reason, gains, seat } = motive;
  if (reason) return sentences(reasonOf("why-moved", stage, reason), effectOf(gains, seat, stage));
  return gains.length === 0 ? say("why-moved-secret") : effectOf(gains, seat, stage) || say("why-moved-little");
}

/** Whom it helped or held back most; empty where nothing changed much. */
function effectOf(gains: number[], seat: number, stage: Stage): string {
  const own = gains[seat] ?? 0;
  const rivals = gains.map((gain, place) => ({ gain, place })).filter(({ place }) => place !== seat);
  const worst = rivals.reduce((one, other) => (other.gain < one.gain ? other : one), { gain: 0, place: seat });
  if (worst.place !== seat && -worst.gain >= NOTABLE && rivals.length > 1 && -worst.gain >= own)
    return say("why-moved-against", { rival: stage.players[worst.place]!.name, gain: signed(worst.gain) });
  if (own >= NOTABLE) return say("why-moved-forward", { gain: signed(own) });
  return "";
}
