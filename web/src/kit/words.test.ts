import { describe, expect, it, vi } from "vitest";
import { Words } from "./words";

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

  it("know an empty message from a missing one", () => {
    const words = new Words(["en"]);
    words.add("en", 'silent = { "" }\nround = Round\n    .style = heading');
    expect(words.text("silent")).toBe("");
    expect(words.has("silent")).toBe(true);
    expect(words.attribute("round", "style")).toBe("heading");
    expect(words.attribute("silent", "style")).toBe(null);
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
