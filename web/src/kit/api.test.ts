import { expect, test, vi } from "vitest";
import { because, complaint, Refusal } from "./api";
import { words } from "./words";

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

words.add(
  "en",
  'refused = No ({ $key }).\nrefused-record = Line { $line }: { $why }\nrecord-choice = { $choice } cannot be chosen.\ntoy-setting-size = Size\nrefused-setting-flag = “{ WORD($game, "-setting-", $setting) }” is on or off, not { $value }.',
);

test("a reason within a reason is said in the same language", () => {
  const fault = new Refusal(400, "refused-record", { line: 3, why: { key: "record-choice", choice: "fly" } });
  expect(plain(complaint(fault))).toBe("Line 3: fly cannot be chosen.");
});

test("a setting is called by its name, and one without a name by its key", () => {
  expect(plain(because("refused-setting-flag", { game: "toy", setting: "size", value: "7" }))).toBe("“Size” is on or off, not 7.");
  expect(plain(because("refused-setting-flag", { game: "toy", setting: "depth", value: "7" }))).toBe("“depth” is on or off, not 7.");
});

test("what is to be typed stands in its order, without marks", () => {
  words.add("en", "toy-refused-price = Write `Pig=7`, from 0 to { $most }.");
  expect(because("toy-refused-price", { most: 9 })).toMatch(/^Write \u2066Pig=7\u2069, from 0 to /);
});

test("a reason that has no message is told by its key, and what is no refusal goes to the console", () => {
  expect(plain(because("toy-refused-moon", {}))).toBe("No (toy-refused-moon).");
  const heard = vi.spyOn(console, "error").mockImplementation(() => {});
  complaint(new Error("lost"));
  expect(heard).toHaveBeenCalled();
  heard.mockRestore();
});
