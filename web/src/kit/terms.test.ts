import { expect, test } from "vitest";
import { parted, withMeanings } from "./terms";
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

test("where words stand without spaces a term may stand anywhere, but not within another word of katakana", () => {
  words.add("en", "kana-term-miss = ミス\nkana-term-miss-is = 空白の面。\nkana-term-lid = 仕分け用フタ、フタ\nkana-term-lid-is = d8を置くところ。");

  expect(parted("kana", "ミスター・バットはミスしてフタへ")).toEqual([
    { text: "ミスター・バットは" },
    { text: "ミス", is: "空白の面。" },
    { text: "して" },
    { text: "フタ", is: "d8を置くところ。" },
    { text: "へ" },
  ]);
});

test("where words stand without spaces, a term is found between them, but not within a letter and its mark", () => {
  words.add("en", "thai-term-lid = ฝา\nthai-term-lid-is = The lid.\nthai-term-chip = ชิป\nthai-term-chip-is = A chip.\nthai-term-anchor = สมอ\nthai-term-anchor-is = An anchor.");
  expect(parted("thai", "เสมอ")).toEqual([{ text: "เสมอ" }]);
  expect(parted("thai", "หยิบจากฝาแล้วพลิกชิป่ไหม ชิป")).toEqual([
    { text: "หยิบจาก" },
    { text: "ฝา", is: "The lid." },
    { text: "แล้วพลิกชิป่ไหม " },
    { text: "ชิป", is: "A chip." },
  ]);
});

test("terms follow the words: what comes later, or in another language, counts from then on", () => {
  expect(parted("late", "A joker.")).toEqual([{ text: "A joker." }]);
  words.add("en", "late-term-joker = joker\nlate-term-joker-is = Any card.");
  expect(parted("late", "A joker.")[1]).toEqual({ text: "joker", is: "Any card." });
  words.add("en", "late-term-joker = ジョーカー\nlate-term-joker-is = 何にでもなる。");
  expect(parted("late", "ジョーカーだ")[0]).toEqual({ text: "ジョーカー", is: "何にでもなる。" });
  expect(parted("late", "A joker.")).toEqual([{ text: "A joker." }]);
});

test("what is typed stands without its backticks, and is no term", () => {
  expect(parted("toy", "With `bust on` a bust is `2`.")).toEqual([
    { text: "With " },
    { text: "bust on", typed: true },
    { text: " a " },
    { text: "bust", is: "A bust ends it." },
    { text: " is " },
    { text: "2", typed: true },
    { text: "." },
  ]);
});

test("where nothing can be pressed, what the terms mean stands below", () => {
  words.add("en", "tip-term-parent = parent\ntip-term-parent-is = Whoever begins.");
  expect(withMeanings("tip", "Ada is the parent.")).toBe("Ada is the parent.\nparent: Whoever begins.");
  expect(withMeanings("tip", "Ada waits.")).toBe("Ada waits.");
});

test("a Persian word stays whole, with what a half-space joins to it", () => {
  words.add("en", "half-term-active = فعال\nhalf-term-active-is = An active die.");
  expect(parted("half", "تاس‌ها فعال‌اند، نافعال نه.")).toEqual([
    { text: "تاس‌ها " },
    { text: "فعال‌اند", is: "An active die." },
    { text: "، نافعال نه." },
  ]);
  expect(parted("half", "می‌فعال")).toEqual([{ text: "می‌فعال" }]);
});
