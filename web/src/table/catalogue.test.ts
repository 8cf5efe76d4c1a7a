import { describe, expect, it, vi } from "vitest";
import { Catalogue } from "./catalogue";

const catalogue = new Catalogue({
  id: "toy",
  actions: [
    { id: 0, name: "pass", notation: "pass", fields: {} },
    { id: 1, name: "take", notation: "take red draw", fields: { die: "red", zone: "draw" } },
    { id: 2, name: "take", notation: "take red active coin", fields: { die: "red", zone: "active", face: "coin" } },
    { id: 3, name: "turn", notation: "3+", fields: { value: 3, by: 1 } },
  ],
});

describe("the catalogue", () => {
  it("finds an action by its name and fields, in any order", () => {
    expect(catalogue.find("pass")?.id).toBe(0);
    expect(catalogue.find("take", { zone: "draw", die: "red" })?.id).toBe(1);
    expect(catalogue.find("take", { die: "red", zone: "active", face: "coin" })?.id).toBe(2);
    expect(catalogue.find("turn", { value: 3, by: 1 })?.notation).toBe("3+");
    expect(catalogue.written("3+")?.id).toBe(3);
  });

  it("has no action for values that no action has", () => {
    expect(catalogue.find("take", { die: "blue", zone: "draw" })).toBe(null);
    expect(catalogue.written("4+")).toBe(null);
  });

  it("does not let a misspelt name or field pass", () => {
    expect(() => catalogue.find("tkae", { die: "red", zone: "draw" })).toThrow('no action "tkae"; there are pass, take, turn');
    expect(() => catalogue.find("take", { dei: "red", zone: "draw" })).toThrow("not { dei, zone }");
    expect(() => catalogue.find("take", { die: "red" })).toThrow("{ die, zone } or { die, face, zone }");
  });

  it("tells a reader's page of a mistake, and lets it go on", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubEnv("PROD", true);
    expect(catalogue.find("tkae")).toBe(null);
    expect(complaint).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
    complaint.mockRestore();
  });
});
