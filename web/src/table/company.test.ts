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

function seen(reader: number | null): Company {
  const company = new Company();
  company.seats = [seat("Ada"), seat("Compass"), seat("Bob")];
  company.seat = reader;
  return company;
}

function sentence(reader: number | null, game: string, by: string, winners = [1], scores = [70, 70, 12]): string {
  return plain(seen(reader).tie(game, { scores, winners, details: { tie: by } } as unknown as OutcomeData));
}

beforeAll(() => {
  const texts = import.meta.glob<string>("../../../src/asobi/games/*/locales/en.ftl", { query: "?raw", import: "default", eager: true });
  for (const text of Object.values(texts)) words.add("en", text);
});

describe("the words of a tie", () => {
  it.each(Object.entries(TIES).flatMap(([game, all]) => all.filter((by) => by !== "shared" && by !== "rounds").map((by) => [game, by] as const)))(
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

  it("tell no spaces after a round that was run because of a tie: whoever won has run farther", () => {
    expect(sentence(1, "cubitos", "rounds", [1], [32, 34, 20])).toBe("A tie over the line, and another round decided for you.");
    expect(sentence(0, "cubitos", "rounds", [1], [32, 34, 20])).toBe("A tie over the line, and another round decided for Compass.");
  });

  it("are none where nobody was level", () => {
    expect(sentence(0, "rampage", "")).toBe("");
  });
});

describe("the words of the log", () => {
  const tooth = (reader: number | null) => plain(seen(reader).say("rampage-took-tooth", { seat: 1, victim_seat: 0 }));

  it("say you to whoever acted, and to whoever it befell", () => {
    expect(tooth(1)).toBe("You take a tooth from Ada.");
    expect(tooth(0)).toBe("Compass takes a tooth from you.");
    expect(tooth(2)).toBe("Compass takes a tooth from Ada.");
    expect(tooth(null)).toBe(tooth(2));
  });
});
