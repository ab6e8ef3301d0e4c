import { beforeEach, describe, expect, it } from "vitest";
import type { Heard, Said } from "../../src/net/frames";
import { Line, type Clock, type Ends, type LineState } from "../../src/net/line";

/** A clock that stands still until it is told to go on. */
class Sundial implements Clock {
  now = 0;
  #due: { at: number; act: () => void }[] = [];
  after(ms: number, act: () => void): unknown {
    const entry = { at: this.now + ms, act };
    this.#due.push(entry);
    return entry;
  }
  stop(timer: unknown): void {
    this.#due = this.#due.filter((entry) => entry !== timer);
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.stop(next);
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }
}

interface Call {
  ends: Ends;
  sent: Said[];
  closed: boolean;
}

const welcome = { type: "welcome", table: {}, version: 3, views: {}, events: [], talk: [], proposals: [] };

describe("a line to a table", () => {
  let clock: Sundial;
  let calls: Call[];
  let heard: Heard[];
  let states: LineState[];
  let line: Line;
  let version: number | undefined;

  beforeEach(() => {
    clock = new Sundial();
    calls = [];
    heard = [];
    states = [];
    version = undefined;
    line = new Line({
      clock,
      random: () => 0.5,
      open(ends) {
        const call: Call = { ends, sent: [], closed: false };
        calls.push(call);
        return { send: (text) => call.sent.push(JSON.parse(text)), close: () => (call.closed = true) };
      },
      hello: () => ({ type: "hello", table: "t", tokens: ["a"], frames: true, ...(version === undefined ? {} : { version }) }),
      hear: (frame) => heard.push(frame),
      state: (now) => states.push(now),
    });
  });

  const last = () => calls.at(-1)!;
  const hear = (frame: unknown) => last().ends.heard(JSON.stringify(frame));
  const sitDown = () => {
    line.call();
    last().ends.opened();
    hear(welcome);
  };
  const play = (id: string): Said => ({ type: "play", seat: 0, do: 7, at: 3, id });

  it("says hello first and is on when it is welcomed", () => {
    line.call();
    last().ends.opened();
    expect(last().sent).toEqual([{ type: "hello", table: "t", tokens: ["a"], frames: true }]);
    expect(line.state).toBe("calling");
    hear(welcome);
    expect(states).toEqual(["on"]);
    expect(heard).toEqual([welcome]);
  });

  it("says again what was not answered, with the same id, and only that", () => {
    sitDown();
    line.say(play("one"));
    line.say(play("two"));
    hear({ type: "update", version: 4, id: "one" });
    last().ends.closed();
    expect(line.state).toBe("lost");
    clock.pass(0);
    version = 4;
    last().ends.opened();
    expect(last().sent[0]).toMatchObject({ type: "hello", version: 4 });
    hear(welcome);
    expect(last().sent.slice(1)).toEqual([play("two")]);
    hear({ type: "refused", id: "two", problem: { type: "error-stale-version" } });
    expect(line.unanswered).toEqual([]);
  });

  it("gives up what may have been refused unread, but not what was asked before it was let in", () => {
    sitDown();
    line.say({ type: "point", seat: 0, element: "tile:a" });
    line.say(play("one"));
    hear({ type: "refused", problem: { type: "error-illegal-action" }, version: 3, views: {} }); // of something without an id
    expect(line.unanswered).toEqual(["one"]);
    hear({ type: "refused", problem: { type: "error-too-many" } });
    expect(line.unanswered).toEqual([]);
    line.say(play("two"));
    last().ends.closed();
    clock.pass(0);
    last().ends.opened();
    hear({ type: "refused", problem: { type: "error-too-many" } });
    clock.pass(1_000);
    last().ends.opened();
    hear(welcome);
    expect(last().sent.slice(1)).toEqual([play("two")]);
  });

  it("keeps a play made while the line is down, but no talk", () => {
    sitDown();
    last().ends.closed();
    expect(line.say({ type: "say", seat: 0, text: "hello" })).toBe(false);
    expect(line.say(play("late"))).toBe(true);
    clock.pass(0);
    last().ends.opened();
    hear(welcome);
    expect(last().sent.slice(1)).toEqual([play("late")]);
  });

  it("calls at once the first time and waits longer and longer then", () => {
    sitDown();
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      const [before, at] = [calls.length, clock.now];
      last().ends.closed();
      while (calls.length === before) clock.pass(50);
      waits.push(clock.now - at);
    }
    expect(waits[0]).toBeLessThanOrEqual(50);
    expect(waits.slice(1, 6)).toEqual([300, 600, 1200, 2400, 4800]);
    expect(waits[7]).toBe(10_000);
  });

  it("calls again at once when the server says goodbye or the browser is back", () => {
    sitDown();
    hear({ type: "bye", reason: "restart" });
    clock.pass(0);
    expect(calls).toHaveLength(2);
    last().ends.closed();
    line.wake();
    expect(calls).toHaveLength(3);
    clock.pass(60_000);
    expect(line.state).toBe("lost");
  });

  it("asks whether anybody is there, and gives up on who does not answer", () => {
    sitDown();
    clock.pass(20_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    hear({ type: "pong" });
    clock.pass(19_999);
    expect(line.state).toBe("on");
    clock.pass(1 + 8_000);
    expect(calls[0]!.closed).toBe(true);
    expect(line.state).toBe("lost");
  });

  it("does not wait for ever to be let in", () => {
    line.call();
    clock.pass(12_000);
    expect(calls[0]!.closed).toBe(true);
    clock.pass(0);
    expect(calls).toHaveLength(2);
  });

  it("stops when it is turned away at the door, but not when the server is only busy", () => {
    line.call();
    last().ends.opened();
    hear({ type: "refused", problem: { type: "error-busy" } });
    expect(line.state).toBe("lost");
    clock.pass(100);
    last().ends.opened();
    hear({ type: "refused", problem: { type: "error-no-such-table" } });
    expect(line.state).toBe("ended");
    clock.pass(60_000);
    expect(calls).toHaveLength(2);
    expect(heard.at(-1)).toMatchObject({ type: "refused" });
  });

  it("does not listen to a connection it has given up", () => {
    sitDown();
    const old = last();
    line.call();
    old.ends.heard(JSON.stringify({ type: "update", version: 9 }));
    old.ends.closed();
    expect(heard).toEqual([welcome]);
    expect(calls).toHaveLength(2);
  });
});
