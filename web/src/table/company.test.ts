import { beforeAll, describe, expect, it } from "vitest";
import type { OutcomeData, SeatData } from "../kit/protocol";
import { words } from "../kit/words";
import { Company } from "./company.svelte";

/** What decides among those level on points, as the rules of each game name it. */
const TIES: Record<string, string[]> = {
  cubitos: ["rounds", "shared"],
  "eight-routes": ["chips", "route-8", "shared"],
  "landmark-scramble": ["cards", "spots", "shared"],
  rampage: ["eaten", "shared"],
  wildcard: ["own", "balance", "sum", "shared"],
};
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const seat = (name: string) => ({ name, bot: null }) as SeatData;

function sentence(reader: number | null, game: string, by: string, winners = [1]): string {
  const company = new Company();
  company.seats = [seat("Ada"), seat("Compass"), seat("Bob")];
  company.seat = reader;
  return plain(company.tie(game, { scores: [70, 70, 12], winners, details: { tie: by } } as unknown as OutcomeData));
}

describe("the words of a tie", () => {
  beforeAll(() => {
    const texts = import.meta.glob<string>("../../../src/asobi/games/*/locales/en.ftl", { query: "?raw", import: "default", eager: true });
    for (const text of Object.values(texts)) words.add("en", text);
  });

  it.each(Object.entries(TIES).flatMap(([game, all]) => all.filter((by) => by !== "shared").map((by) => [game, by] as const)))(
    "say in %s that %s decided, to the winner and to the others",
    (game, by) => {
      expect(sentence(0, game, by)).toMatch(/70:70.*Compass/);
      expect(sentence(null, game, by)).toBe(sentence(0, game, by));
      expect(sentence(1, game, by)).toMatch(/70:70.*\byour?\b/i);
      expect(sentence(1, game, by)).not.toContain("Compass");
    },
  );

  it.each(Object.keys(TIES))("say in %s that a victory is shared", (game) => {
    expect(sentence(2, game, "shared", [0, 1])).toContain("70:70");
  });

  it("are none where nobody was level", () => {
    expect(sentence(0, "rampage", "")).toBe("");
  });
});
