/** Who sits at a table, and the game's words with their names put in. */
import type { OutcomeData, SeatData } from "../kit/protocol";
import { colourOf, inkOf } from "../kit/seats";
import { inOrder, list, number, say, Several, words, type Args } from "../kit/words";
import type { Player } from "./board";

export class Company {
  seats = $state.raw<SeatData[]>([]);
  /** When the newest seats arrived, for the clocks. */
  since = $state(0);
  /** The own seat; null for a spectator. */
  seat = $state<number | null>(null);

  readonly players: Player[] = $derived(
    this.seats.map((data, seat) => ({
      seat,
      name: this.nameOf(seat),
      me: seat === this.seat,
      bot: data.bot,
      colour: colourOf(seat),
      ink: inkOf(seat),
    })),
  );

  come(seats: SeatData[]): void {
    this.seats = seats;
    this.since = Date.now();
  }

  nameOf(seat: number): string {
    const data = this.seats[seat];
    return data?.name ?? say(data?.bot ? `bot-name-${seat % 8}` : "player-unnamed", { number: seat + 1 });
  }

  names(seats: number[]): string {
    return list(seats.map((seat) => this.nameOf(seat)));
  }

  /** Who has won, as a sentence. */
  won(winners: number[]): string {
    const you = this.seat !== null && winners.includes(this.seat) ? "yes" : "no";
    return say("won", { count: winners.length, names: this.names(winners), you });
  }

  /** What decided between those who were level on points; empty without a tie. */
  tie(game: string, { scores, winners, details }: OutcomeData): string {
    const by = (details as { tie?: string } | null)?.tie;
    const key = `${game}-tied-by-${by}`;
    if (!by || !words.has(key)) return "";
    const top = scores[winners[0]!]!;
    const level = scores.filter((points) => points === top);
    const you = this.seat !== null && winners.includes(this.seat) ? "yes" : "no";
    return say(key, { level: inOrder(level.map(number).join(":")), names: this.names(winners), count: winners.length, you });
  }

  /** A message with these fields: seats become names, `$you` says whether `seat` is the reader, `$other_you` `other_seat`. */
  say(key: string, fields: Record<string, unknown> = {}): string {
    const args: Args = { you: "no" };
    for (const [name, value] of Object.entries(fields)) {
      const whose = /^(.*_)?seat$/.exec(name);
      if (whose) args[`${whose[1] ?? ""}you`] = this.seat !== null && value === this.seat ? "yes" : "no";
      if (/(^|_)seat$/.test(name) && typeof value === "number") args[name] = this.nameOf(value);
      else if (/(^|_)seats$/.test(name) && Array.isArray(value)) args[name] = this.names(value);
      else if (Array.isArray(value)) args[name] = new Several(value.map((each) => (typeof each === "number" ? each : String(each))));
      else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
      else if (typeof value === "number" || typeof value === "string") args[name] = value;
      else if (value === null || value === undefined) args[name] = "none";
    }
    return say(key, args);
  }
}
