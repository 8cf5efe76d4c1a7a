/**
 * Sounds, synthesised: no files, and none before the reader asked for a page to make noise by clicking on it.
 * Of a page that is not looked at only the call to one's turn is heard.
 */
import { preferences } from "./preferences.svelte";

// The parameters of a sound are those of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, ...
const SOUNDS = {
  roll: [0.5, 0.2, 180, 0.005, 0.02, 0.09, 4, 2.2, -4, 0, 0, 0, 0.03, 1.4, 0, 0.1],
  take: [0.5, 0.05, 320, 0.005, 0.02, 0.07, 1, 1.6, 6],
  step: [0.35, 0.08, 520, 0.002, 0.01, 0.04, 1, 2.4],
  place: [0.5, 0.05, 240, 0.004, 0.02, 0.08, 1, 2, -3],
  chip: [0.4, 0.05, 900, 0.004, 0.02, 0.12, 1, 1.8, 0, 0, 300, 0.04],
  card: [0.25, 0.1, 150, 0.01, 0.01, 0.05, 4, 0.6, 20],
  turn: [0.4, 0, 523, 0.01, 0.09, 0.22, 0, 1, 0, 0, 262, 0.09],
  no: [0.35, 0, 160, 0.01, 0.05, 0.1, 2, 1, -2],
  chat: [0.25, 0, 700, 0.005, 0.02, 0.07, 0, 1, 0, 0, 200, 0.03],
  crash: [0.7, 0.2, 70, 0.005, 0.08, 0.35, 4, 1.2, -1, 0, 0, 0, 0, 1.2],
  win: [0.6, 0, 392, 0.02, 0.35, 0.5, 0, 1.2, 0, 0, 131, 0.12, 0.12],
} satisfies Record<string, number[]>;

export type SoundName = keyof typeof SOUNDS;

let synthesiser: Promise<typeof import("zzfx")> | undefined;

export function sound(name: SoundName): void {
  if (!preferences.sound || (document.hidden && name !== "turn") || !navigator.userActivation?.hasBeenActive) return;
  synthesiser ??= import("zzfx");
  void synthesiser.then(({ zzfx }) => zzfx(...SOUNDS[name]));
}
