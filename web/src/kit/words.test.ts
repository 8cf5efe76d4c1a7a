import { describe, expect, it, vi } from "vitest";
import { listed, Words } from "./words";

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

describe("words", () => {
  it("come from the reader's language, then from English, and last is the key", () => {
    const words = new Words(["fa", "en"]);
    words.add("en", "play = Play\nundo = Undo");
    words.add("fa", "play = بازی");
    expect(words.text("play")).toBe("بازی");
    expect(words.text("undo")).toBe("Undo");
    expect(words.text("nowhere")).toBe("nowhere");
    expect(words.has("nowhere")).toBe(false);
  });

  it("put in other messages by the pieces of their keys", () => {
    const words = new Words(["en"]);
    words.add("en", 'card-cheese = Cheese\nplayed = You play { WORD("card-", $card) }.');
    expect(plain(words.text("played", { card: "cheese" }))).toBe("You play Cheese.");
  });

  it("say once what comes several times, and how often", () => {
    const words = new Words(["en"]);
    words.add("en", 'card-brick = Brick\ncard-workers = Workers\npaid = Paid: { WORD("card-", $cards) }.');
    expect(plain(words.text("paid", { cards: "brick workers workers workers" })).replace(/[\u2066]/g, "")).toBe("Paid: Brick and Workers ×3.");
    expect(plain(words.text("paid", { cards: "workers workers" })).replace(/[\u2066]/g, "")).toBe("Paid: Workers ×2.");
  });

  it("set names of several words apart in a Thai list", () => {
    expect(listed(["Smelly Cat", "Rich Dog", "Bob"], "th")).toBe("Smelly Cat, Rich Dog และ Bob");
    expect(listed(["เหรียญ"], "th")).toBe("เหรียญ");
  });

  it("know an empty message from a missing one", () => {
    const words = new Words(["en"]);
    words.add("en", 'silent = { "" }\nround = Round\n    .style = heading');
    expect(words.text("silent")).toBe("");
    expect(words.has("silent")).toBe(true);
    expect(words.attribute("round", "style")).toBe("heading");
    expect(words.attribute("silent", "style")).toBe(null);
  });

  it("do not let a malformed message pass", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const words = new Words(["en"]);
    words.add("en", "# a file\ngood = Fine,\n    in two lines\n    .style = heading\n-term = Toy\nlong = { $you ->\n    [yes] You\n   *[no] They\n}");
    expect(complaint).not.toHaveBeenCalled();

    words.add("en", "roll = { $you -> [yes] You roll *[no] They roll }\nmy key = Mine\nfine = Fine\n.style = heading");
    const said = complaint.mock.calls.map(([text]) => String(text));
    expect(said).toEqual([
      expect.stringContaining("line 1 is no message: roll = { $you"),
      expect.stringContaining("line 2 is no message: my key = Mine"),
      expect.stringContaining("line 4 is no message: .style = heading"),
    ]);
    expect(words.text("fine")).toBe("Fine");
    complaint.mockRestore();
  });

  it("complain about a missing argument but still say the rest", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const words = new Words(["en"]);
    words.add("en", "rolled = { $seat } rolls");
    expect(words.text("rolled")).toContain("rolls");
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });
});
