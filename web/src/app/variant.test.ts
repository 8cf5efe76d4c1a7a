import { expect, test } from "vitest";
import { words } from "../kit/words";
import { fileOf, fromAddress, groupOf, legible, nameOf, same } from "./variant";

const encoded = (data: unknown): string =>
  `#${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")}`;

test("a report's link carries a variant, in any script", () => {
  const variant = { name: "もっと 6?", changes: { "routes.6.places": [30] }, settings: { shake: false } };
  expect(fromAddress(encoded(variant))).toEqual(variant);
});

test("a link without settings carries none", () => {
  expect(fromAddress(encoded({ name: "x", changes: {} }))).toEqual({ name: "x", changes: {}, settings: {} });
});

test.each(["", "#", "#nonsense!", encoded(3), encoded({ name: 3, changes: {} }), encoded({ name: "x" })])(
  "an address without one is no fault: %s",
  (hash) => expect(fromAddress(hash)).toBeNull(),
);

test("a variant is saved as TOML", () => {
  expect(fileOf("eight-routes", { name: 'My "6"', changes: { "routes.6.places": [30] } })).toBe(
    'game = "eight-routes"\nname = "My \\"6\\""\n\n[dials]\n"routes.6.places" = [30]\n',
  );
});

test("the settings of its tables are saved with it", () => {
  expect(fileOf("eight-routes", { name: "Still", changes: {}, settings: { shake: false } })).toBe(
    'game = "eight-routes"\nname = "Still"\n\n[settings]\n"shake" = false\n\n[dials]\n',
  );
});

test("paths are made legible, and values are the same by what they hold", () => {
  expect(legible("set-up.start.4")).toBe("set up · start · 4");
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test("a dial is called by the game's words, one message for several of a kind, else by its path", () => {
  words.add("en", "race-group-prices = Costs\nrace-data-prices = The { $name }\nrace-data-routes-places = Route { $name }: places\n");
  expect(nameOf("race", "prices.smelly-cat")).toEqual({ text: expect.stringMatching(/The .?smelly-cat/), plain: false });
  expect(nameOf("race", "routes.6.places").text).toMatch(/Route .?6.?: places/);
  expect(nameOf("race", "routes.6.points")).toEqual({ text: "6 · points", plain: true });
  expect(groupOf("race", "prices.smelly-cat")).toEqual({ text: "Costs", plain: false });
  expect(groupOf("race", "routes.6.places")).toEqual({ text: "routes", plain: true });
});
