import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choose, FromServer } from "../kit/protocol";
import { Connection, type LineState, type Wire } from "./connection";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(new Event("open"));
  }
  says(message: Record<string, unknown>): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  kinds(): unknown[] {
    return this.sent.map((message) => message.type);
  }
}

const move = (id: string, version: number): Choose => ({
  type: "choose",
  token: "key",
  move: id,
  version,
  choice: "pick 5",
});

describe("the line to a table", () => {
  let wires: FakeWire[];
  let heard: FromServer[];
  let states: LineState[];
  let line: Connection;
  const wire = () => wires.at(-1)!;
  const arrive = (version: number) => {
    wire().opens();
    wire().says({ type: "table", version });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    heard = [];
    states = [];
    const dial = () => {
      wires.push(new FakeWire());
      return wire();
    };
    line = new Connection(dial, "key", { message: (m) => heard.push(m), state: (s) => states.push(s) });
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("says hello first, and is live once the table has come", () => {
    arrive(7);
    expect(wire().sent[0]).toMatchObject({ type: "hello", token: "key" });
    expect(states).toEqual(["connecting", "live"]);
    expect(line.version).toBe(7);
  });

  it("takes what comes in order, leaves out what it knows, and asks again after a gap", () => {
    arrive(7);
    wire().says({ type: "moved", version: 8 });
    wire().says({ type: "moved", version: 8 });
    wire().says({ type: "moved", version: 10 });
    expect(heard.map((message) => message.type)).toEqual(["table", "moved"]);
    expect(wire().kinds()).toEqual(["hello", "sync"]);
    wire().says({ type: "table", version: 10 });
    wire().says({ type: "moved", version: 11 });
    expect(line.version).toBe(11);
  });

  it("sends an unanswered move again, unchanged, after a broken line, and never an answered one", () => {
    arrive(1);
    line.move(move("a", 1));
    wire().says({ type: "accepted", move: "a", version: 2 });
    line.move(move("b", 2));
    wire().breaks();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(wires.length).toBe(2);
    expect(wire().sent).toEqual([]);
    arrive(2);
    expect(wire().sent[1]).toEqual(move("b", 2));
    expect(line.movesUnderWay).toBe(1);
  });

  it("keeps a move that was made while the line was down", () => {
    arrive(1);
    wire().breaks();
    line.move(move("c", 1));
    vi.advanceTimersByTime(1_000);
    arrive(1);
    expect(wire().sent[1]).toEqual(move("c", 1));
  });

  it("forgets a refused move", () => {
    arrive(1);
    line.move(move("d", 1));
    wire().says({ type: "refused", key: "refused-stale", fields: {}, move: "d" });
    expect(line.movesUnderWay).toBe(0);
  });

  it("gives signs of life although the server talks all the time", () => {
    arrive(1);
    for (let second = 0; second < 40; second++) {
      vi.advanceTimersByTime(1_000);
      wire().says({ type: "seats", seats: [] });
    }
    expect(wire().kinds().filter((kind) => kind === "ping").length).toBeGreaterThanOrEqual(2);
  });

  it("notices a line that has gone silent, and dials again", () => {
    arrive(1);
    vi.advanceTimersByTime(60_000);
    expect(wires[0]!.closed).toBe(true);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("sends an unanswered move again ever more rarely while the server says nothing to it", () => {
    arrive(1);
    line.move(move("e", 1));
    const times: number[] = [];
    for (let second = 1; second <= 240; second++) {
      vi.advanceTimersByTime(1_000);
      wire().says({ type: "seats", seats: [] });
      const sent = wire().kinds().filter((kind) => kind === "choose").length;
      while (times.length < sent - 1) times.push(second);
    }
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.length).toBeLessThanOrEqual(8);
    const pauses = times.map((time, place) => time - (times[place - 1] ?? 0));
    // a beat comes every 2.5 s, so that a pause may be that much longer than it was meant
    for (let place = 1; place < pauses.length; place++)
      expect(pauses[place]!).toBeGreaterThanOrEqual(pauses[place - 1]! - 3);
    expect(pauses.at(-1)!).toBeGreaterThan(pauses[0]! * 3);
  });

  it("waits ever longer where every new line breaks soon after its table has come", () => {
    for (let round = 0; round < 12; round++) {
      arrive(1);
      wire().breaks(1011);
      vi.advanceTimersByTime(5_000);
    }
    const dialled = wires.length;
    arrive(1);
    wire().breaks(1011);
    vi.advanceTimersByTime(2_500);
    expect(wires.length).toBe(dialled);
    vi.advanceTimersByTime(2_500);
    expect(wires.length).toBe(dialled + 1);
  });

  it("dials at once when a line breaks that was good for a while", () => {
    for (let round = 0; round < 6; round++) {
      arrive(1);
      wire().breaks(1011);
      vi.advanceTimersByTime(5_000);
    }
    arrive(1);
    for (let second = 0; second < 12; second++) {
      vi.advanceTimersByTime(1_000);
      wire().says({ type: "seats", seats: [] });
    }
    const dialled = wires.length;
    wire().breaks(1012);
    vi.advanceTimersByTime(400);
    expect(wires.length).toBe(dialled + 1);
  });

  it("dials at once whenever its server hands the table over, though one follows the other", () => {
    for (let server = 0; server < 6; server++) {
      arrive(1);
      wire().breaks(1012);
      vi.advanceTimersByTime(400);
      expect(wires.length).toBe(server + 2);
    }
  });

  it("does not try for ever where there is no such table", () => {
    wire().opens();
    wire().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });
});
