import { expect, test } from "vitest";
import { parted } from "./terms";
import { words } from "./words";

words.add("en", "toy-term-bust = bust, busts\ntoy-term-bust-is = A bust ends it.\ntoy-term-zone = Roll Zone\ntoy-term-zone-is = Where dice roll.");

test("terms are marked once, whole words only, whatever their case", () => {
  expect(parted("toy", "Bust! Robust busts fill the Roll Zone.")).toEqual([
    { text: "Bust", is: "A bust ends it." },
    { text: "! Robust busts fill the " },
    { text: "Roll Zone", is: "Where dice roll." },
    { text: "." },
  ]);
});

test("a game without terms says its sentences as they are", () => {
  expect(parted("other", "A bust.")).toEqual([{ text: "A bust." }]);
});
