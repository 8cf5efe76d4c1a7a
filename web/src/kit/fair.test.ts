import { describe, expect, it } from "vitest";
import { commitment, findings, sealed, settled, sha256 } from "./fair";

const hex = (data: Uint8Array) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = async (data: Uint8Array<ArrayBuffer>) => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
const TERMS = '{"game":"g","rules":"1","seats":2,"settings":{"x":"ü"},"table":"tä"}';
const SECRET = "0".repeat(64);
const CHANCE = "1".repeat(64);

describe("fair dice", () => {
  it("hash as everybody else does, whatever the length", async () => {
    for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(hex(sha256(data))).toBe(await digest(data));
    }
  });

  it("find the figures that the server finds", () => {
    // The same ones stand in tests/core/test_fair.py.
    expect(sealed(CHANCE)).toBe("68192f140d0c0d29068885a2fe91e1b3b60291453269f12f1be510077888b219");
    expect(commitment(SECRET, TERMS)).toBe("fe0e7fc8ccaf32e83a69c93aa6cbe6a11217ae484e4846e486df065978e1538e");
    expect(settled(SECRET, TERMS, [CHANCE, null])).toBe("3f293cd2f6d631fae809f2eab18a6d32cd9dc37c681fcc04025b3aa1e52c6c47");
  });

  const proof = { secret: SECRET, terms: TERMS, seals: [sealed(CHANCE), null], chances: [CHANCE, null] };
  const kept = { chance: CHANCE, seat: 0, commitment: commitment(SECRET, TERMS), seals: proof.seals };
  const record = (change = {}, fair: object | undefined = { ...proof, ...change }) =>
    `${JSON.stringify({ asobi: 2, game: "g", rules: "1", seats: 2, settings: { x: "ü" }, seed: settled(SECRET, TERMS, [CHANCE, null]), fair })}\n`;
  const broken = (text: string, own = kept) =>
    findings(text, "tä", own)!.filter(({ holds }) => holds === false).map(({ key }) => key);

  it("hold for an honest record", () => {
    expect(broken(record())).toEqual([]);
    expect(findings(record({}, undefined), "tä", kept)).not.toBe(null);
    expect(findings('{"asobi":2,"seed":"x"}\n', "tä", kept)).toBe(null);
  });

  it("do not hold when anything was changed", () => {
    expect(broken(record({ secret: "2".repeat(64) }))).toEqual(["fair-commitment", "fair-seed"]);
    expect(broken(record({ chances: ["3".repeat(64), null] }))).toEqual(["fair-own", "fair-seals", "fair-seed"]);
    expect(broken(record({ seals: [sealed("4".repeat(64)), null] }))).toEqual(["fair-seals"]);
    expect(broken(record({ terms: TERMS.replace("tä", "to") }))).toEqual(["fair-terms", "fair-commitment", "fair-seed"]);
  });

  it("say where there is nothing to compare with", () => {
    const found = findings(record(), "tä", {})!;
    expect(found.filter(({ holds }) => holds === null).map(({ key }) => key)).toEqual(["fair-commitment", "fair-own", "fair-kept-back"]);
  });
});
