/** The hand that aims: what the dials stand at, how a pull moves them, and a flick that does not count. */
import { untrack } from "svelte";
import { read, write } from "../../kit/preferences.svelte";
import type { BoardTable } from "../../table/board";
import type { City3D } from "./city3d";
import { along, cm, course, FAINT, flight, neutral, origin, pointed, slung, within, type Aimed, type Place } from "./table";
import type { Rampage } from "./types";

/** Aims at which one pulls and lets go. */
export const PULLED = new Set(["flick", "throw", "throw-disc"]);
const KEPT = { sling: "asobi.rampage.sling", practised: "asobi.rampage.practised", played: "asobi.rampage.played" };
/** So many pixels round the grip belong to it. */
const GRIP = 48;

export class Aimer {
  aimed = $state<Aimed>({});
  pulling = $state<"flick" | "aim" | null>(null);
  sling = $state(read(KEPT.sling, true));
  /** Whether nobody has played here to the end yet. */
  readonly novice = !read(KEPT.played, false);
  /** Whether letting go only shows where the disc would slide: once, in the first game. */
  practice = $state(this.novice && !read(KEPT.practised, false));
  /** Where the disc of a practice flick is. */
  rehearsed = $state.raw<Place | null>(null);
  rehearsing = $state(false);
  private practised = $state(false);
  private pressed: { x: number; y: number; spot: Place | null } | null = null;

  readonly decision = $derived.by(() => (this.table.decision?.dials.length ? this.table.decision : null));
  readonly from = $derived.by((): Place | null => this.decision && origin(this.table.view, this.table.board, this.decision, this.seat));
  readonly pulled = $derived.by(() => this.decision !== null && PULLED.has(this.decision.prompt));
  readonly slide = $derived.by(() => {
    const { table, from, decision } = this;
    return from && decision?.prompt === "flick" ? course(table.board, table.view.poses, from, this.aimed, this.seat) : null;
  });
  readonly path = $derived.by((): [number, number, number][] => {
    const { table, from, decision } = this;
    if (!from || !decision || decision.prompt === "flick" || !this.pulled) return [];
    const head = cm(table.view.poses[table.board.first.body + this.seat] ?? [0, 0, 5000])[2] + table.board.kinds.body!.half;
    return flight(table.board, decision, from, head, this.aimed);
  });
  /** Where the aim leads, in words. */
  readonly foretold = $derived.by((): string => {
    const { table, slide, from } = this;
    if (this.rehearsing) return table.say("rampage-board-rehearsing");
    const lead = this.practised ? `${table.say("rampage-board-practised")} ` : "";
    if (slide) {
      if ((this.aimed.power ?? 0) < FAINT) return lead + table.say("rampage-course-faint");
      const far = Math.round(slide.far);
      if (slide.end === "leaves") return lead + table.say("rampage-course-leaves");
      if (slide.end === "stops") return lead + table.say("rampage-course-stops", { far, ground: within(table.board, slide.to) ?? "none" });
      return lead + table.say("rampage-course-hits", { far, what: this.nameOf(slide.met!) });
    }
    const end = this.path.at(-1);
    if (!end || !from) return "";
    const far = Math.round(Math.hypot(end[0] - from[0], end[1] - from[1]));
    return table.say("rampage-course-lands", { far, ground: within(table.board, [end[0], end[1]]) ?? "none" });
  });

  /** Whether letting go does not count now. */
  readonly practising = $derived.by(() => this.practice && this.slide !== null);

  constructor(private table: BoardTable<Rampage>) {
    $effect(() => {
      if (this.decision) untrack(() => this.rest());
      this.practised = false;
    });
    $effect(() => {
      if (table.advisedAim) this.point(table.advisedAim);
    });
    $effect(() => {
      if (table.outcome && table.seat !== null) write(KEPT.played, true);
    });
  }

  private get seat(): number {
    return this.table.seat ?? 0;
  }

  /** The dials as they are before anybody has touched them. */
  private rest(): void {
    if (this.decision) this.aimed = neutral(this.table.view, this.table.board, this.decision, this.seat);
  }

  private nameOf(met: string | number): string {
    const { table } = this;
    if (typeof met === "string") return table.say(`rampage-building-${met}`);
    const { first } = table.board;
    if (met >= first.disc) return table.players[(met - first.disc) % 4]?.name ?? "";
    if (met >= first.vehicle) return table.say(`rampage-vehicle-${met - first.vehicle}`);
    return table.say(met >= first.floor ? "rampage-met-floor" : "rampage-met-meeple");
  }

  point = (change: Aimed): void => {
    this.aimed = { ...untrack(() => this.aimed), ...change };
  };

  takeSling = (on: boolean): void => {
    this.sling = on;
    write(KEPT.sling, on);
  };

  fire = (): void => {
    if (!this.decision || this.rehearsing) return;
    if (this.practising && this.from) void this.rehearse();
    else this.table.aim(this.aimed);
  };

  /** A flick that does not count: the disc slides to where it would, and is back. */
  private async rehearse(): Promise<void> {
    const [way, start] = [this.slide!, this.from!];
    this.rehearsing = true;
    const began = performance.now();
    for (let at: Place | null = start; at; at = along(this.table.board, way, start, (performance.now() - began) / 1000)) {
      this.rehearsed = at;
      await new Promise((done) => requestAnimationFrame(done));
    }
    this.rehearsed = way.to;
    this.table.sound(way.end === "hits" ? "crash" : "place");
    await new Promise((done) => setTimeout(done, 700));
    this.rehearsed = null;
    this.rehearsing = false;
    this.practice = false;
    this.practised = true;
    write(KEPT.practised, true);
  }

  // -- the pointer over the city -----------------------------------------------------------------------------

  /** A second finger moves the camera: whatever the first one pulled is forgotten. */
  second(event: PointerEvent, city: City3D | null): void {
    if (event.isPrimary || !this.pulling) return;
    this.pulling = null;
    city?.eye.hold(false);
  }

  /** Take hold of the aim, if the pointer is where that can be done; `grip` is where a pull begins in the frame. */
  press(event: PointerEvent, city: City3D | null, frame: HTMLElement, grip: Place | null): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { decision, table, pulled } = this;
    if (!city || !decision || !this.from || this.rehearsing) return;
    const { spot, piece } = city.pick(event);
    this.pressed = { x: event.clientX, y: event.clientY, spot };
    const { first } = table.board;
    const mine = piece === first.disc + this.seat || piece === first.body + this.seat;
    const near = grip !== null && Math.hypot(event.offsetX - grip[0] * frame.clientWidth, event.offsetY - grip[1] * frame.clientHeight) < GRIP;
    const touch = event.pointerType === "touch";
    if (pulled ? mine || near || touch : touch || event.shiftKey || decision.prompt !== "breath") {
      this.pulling = pulled ? "flick" : "aim";
      city.eye.hold(true);
      frame.setPointerCapture(event.pointerId);
    }
  }

  /** Aim at what lies under the pointer, or as far as it has been pulled. */
  private aimAt(event: PointerEvent, city: City3D | null): void {
    const { decision, from, table, pulled } = this;
    if (!city || !decision || !from) return;
    const { spot, touched } = city.pick(event);
    if (pulled) {
      const start = this.pressed?.spot;
      if (!spot || !start) return;
      const pushed: Place = [from[0] + spot[0] - start[0], from[1] + spot[1] - start[1]];
      this.point(this.sling ? slung(table.board, decision, start, spot) : pointed(table.board, decision, from, pushed));
    } else if (decision.prompt === "place") {
      if (spot) this.point(pointed(table.board, decision, from, spot));
    } else if (touched) this.point(pointed(table.board, decision, from, [touched[0], touched[1]], touched[2]));
  }

  pull(event: PointerEvent, city: City3D | null): void {
    if (this.pulling && event.isPrimary) this.aimAt(event, city);
  }

  release(event: PointerEvent, city: City3D | null): void {
    if (!event.isPrimary) return;
    const { pressed, pulling: was } = this;
    const still = !pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 5;
    this.pulling = null;
    city?.eye.hold(false);
    if (was === "flick" && !still) {
      if ((this.aimed.power ?? 0) >= FAINT) this.fire();
      else this.rest();
    } else if (this.decision && !this.pulled && still) this.aimAt(event, city);
    this.pressed = null;
  }
}
