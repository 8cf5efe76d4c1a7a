/** Runs of the city as they are shown: in three dimensions or on the plan, at their pace, and again. */
import type { BoardTable } from "../../table/board";
import type { City3D } from "./city3d";
import { between, FRAMES, lastMotion, liftedBody, unpack, written, type Film, type Pose } from "./table";
import type { Events, Rampage } from "./types";

const SLOWLY = 0.3;
const CRASH = 140; // cm/s from which a contact is a crash
/** So many seconds a run is shown for at most: of others, and one's own; what only settles is shown faster still. */
const LONGEST = { others: 0.7, own: 3, settle: 0.25 };

export interface Run {
  film: Film;
  before: Record<string, Pose>;
  sounds: number[][];
  lifted: number | null;
}

export class Runs {
  slow = $state(false);
  /** The last deed, and all that settled after it. */
  last = $state.raw<Run[]>([]);
  /** While a run is shown again: where everything is in it, for the plain view. */
  again = $state<Record<string, Pose> | null>(null);
  city = $state.raw<City3D | null>(null);

  constructor(private table: BoardTable<Rampage>) {}

  /** Unpack what an event tells of a run, to be shown now and again. */
  async unpacked(event: Events["rampage-run"], before: Record<string, Pose>): Promise<Run> {
    const film = await unpack(event.film);
    const lifted = event.deed === "move" ? liftedBody(this.table.board, film, event.seat, before) : null;
    const run = { film, before, sounds: event.sounds, lifted };
    this.last = event.deed === "settle" ? [...this.last, run] : [run];
    return run;
  }

  /** How many seconds a run may take at full pace. */
  longest(event: Events["rampage-run"]): number {
    return event.deed === "settle" ? LONGEST.settle : event.seat === this.table.seat ? LONGEST.own : LONGEST.others;
  }

  /** Show a run: in three dimensions, or by moving the pieces of the plain view; so many seconds at most, or the whole of it. */
  async show({ film, sounds, lifted }: Run, poses: Record<string, Pose>, longest: number, signal?: AbortSignal): Promise<void> {
    const frames = longest === Infinity ? film.frames : Math.min(film.frames, lastMotion(film) + 2);
    const speed = this.slow ? SLOWLY : Math.max(1, frames / FRAMES / longest);
    const heard = (frame: number) => {
      const loud = sounds.filter((sound) => Math.floor(sound[0]! / 2) === frame).map((sound) => sound[3]!);
      if (loud.length) this.table.sound(Math.max(...loud) > CRASH ? "crash" : loud.length > 2 ? "place" : "step");
    };
    if (this.city) return this.city.play(film, frames, speed, heard, lifted, signal);
    const start = performance.now();
    let last = -1;
    for (let now = 0; now < frames && !signal?.aborted; now = ((performance.now() - start) / 1000) * FRAMES * speed) {
      move(poses, film, now);
      for (let frame = last + 1; frame <= now; frame++) heard(frame);
      last = Math.floor(now);
      await new Promise((done) => requestAnimationFrame(done));
    }
  }

  onceMore = async (): Promise<void> => {
    if (this.last.length === 0 || this.again) return;
    this.again = structuredClone(this.last[0]!.before);
    for (const run of this.last) {
      Object.assign(this.again, structuredClone(run.before));
      this.city?.place(run.before);
      await this.show(run, this.again, Infinity);
    }
    this.again = null;
  };
}

/** Put the pieces of a film where they are at a time. */
export function move(poses: Record<string, Pose>, film: Film, at: number): void {
  film.pieces.forEach((piece, number) => (poses[piece] = written(between(film.tracks[number]!, film.frames, at, []))));
}
