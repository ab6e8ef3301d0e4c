import { beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "../../src/browser/clock";
import type { ClientFrame, ServerFrame } from "../../src/net/frames";
import { Line, type LineState, type SocketHandlers } from "../../src/net/line";

/** A clock that a test moves forward. */
class FakeClock implements Clock {
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

interface FakeSocket {
  handlers: SocketHandlers;
  sent: ClientFrame[];
  closed: boolean;
}

const welcome = { type: "welcome", table: {}, version: 3, views: {}, events: [], talk: [], proposals: [] };

describe("a connection to a table", () => {
  let clock: FakeClock;
  let sockets: FakeSocket[];
  let received: ServerFrame[];
  let states: LineState[];
  let line: Line;
  let version: number | undefined;

  beforeEach(() => {
    clock = new FakeClock();
    sockets = [];
    received = [];
    states = [];
    version = undefined;
    line = new Line({
      clock,
      random: () => 0.5,
      open(handlers) {
        const socket: FakeSocket = { handlers, sent: [], closed: false };
        sockets.push(socket);
        return { send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.closed = true) };
      },
      hello: () => ({ type: "hello", table: "t", tokens: ["a"], frames: true, differences: true, ...(version === undefined ? {} : { version }) }),
      onframe: (frame) => received.push(frame),
      onstate: (now) => states.push(now),
    });
  });

  const last = () => sockets.at(-1)!;
  const receive = (frame: unknown) => last().handlers.received(JSON.stringify(frame));
  const connect = () => {
    line.connect();
    last().handlers.opened();
    receive(welcome);
  };
  const play = (id: string): ClientFrame => ({ type: "play", seat: 0, do: 7, at: 3, id });

  it("sends hello first and is open after the welcome", () => {
    line.connect();
    last().handlers.opened();
    expect(last().sent).toEqual([{ type: "hello", table: "t", tokens: ["a"], frames: true, differences: true }]);
    expect(line.state).toBe("connecting");
    receive(welcome);
    expect(states).toEqual(["open"]);
    expect(received).toEqual([welcome]);
  });

  it("resends unanswered requests with the same id, and nothing else", () => {
    connect();
    line.send(play("one"));
    line.send(play("two"));
    receive({ type: "update", version: 4, id: "one" });
    last().handlers.closed();
    expect(line.state).toBe("lost");
    clock.pass(0);
    version = 4;
    last().handlers.opened();
    expect(last().sent[0]).toMatchObject({ type: "hello", version: 4 });
    receive(welcome);
    expect(last().sent.slice(1)).toEqual([play("two")]);
    receive({ type: "refused", id: "two", problem: { type: "error-stale-version" } });
    expect(line.unanswered).toEqual([]);
  });

  it("drops requests after a refusal without id, unless it is a refusal of hello", () => {
    connect();
    line.send({ type: "point", seat: 0, element: "tile:a" });
    line.send(play("one"));
    receive({ type: "refused", problem: { type: "error-illegal-action" }, version: 3, views: {} }); // of the point, which has no id
    expect(line.unanswered).toEqual(["one"]);
    receive({ type: "refused", problem: { type: "error-too-many" } });
    expect(line.unanswered).toEqual([]);
    line.send(play("two"));
    last().handlers.closed();
    clock.pass(0);
    last().handlers.opened();
    receive({ type: "refused", problem: { type: "error-too-many" } });
    clock.pass(1_000);
    last().handlers.opened();
    receive(welcome);
    expect(last().sent.slice(1)).toEqual([play("two")]);
  });

  it("keeps a play made while disconnected, but no chat", () => {
    connect();
    last().handlers.closed();
    expect(line.send({ type: "say", seat: 0, text: "hello" })).toBe(false);
    expect(line.send(play("late"))).toBe(true);
    clock.pass(0);
    last().handlers.opened();
    receive(welcome);
    expect(last().sent.slice(1)).toEqual([play("late")]);
  });

  it("reconnects at once the first time, then after longer and longer waits", () => {
    connect();
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      const [before, at] = [sockets.length, clock.now];
      last().handlers.closed();
      while (sockets.length === before) clock.pass(50);
      waits.push(clock.now - at);
    }
    expect(waits[0]).toBeLessThanOrEqual(50);
    expect(waits.slice(1, 6)).toEqual([300, 600, 1200, 2400, 4800]);
    expect(waits[7]).toBe(10_000);
  });

  it("reconnects at once when the server says goodbye or the browser is back online", () => {
    connect();
    receive({ type: "bye", reason: "restart" });
    clock.pass(0);
    expect(sockets).toHaveLength(2);
    last().handlers.closed();
    line.wake();
    expect(sockets).toHaveLength(3);
    clock.pass(60_000);
    expect(line.state).toBe("lost");
  });

  it("pings after silence, and reconnects without a pong", () => {
    connect();
    clock.pass(20_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    receive({ type: "pong" });
    clock.pass(19_999);
    expect(line.state).toBe("open");
    clock.pass(1 + 8_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(line.state).toBe("lost");
  });

  it("reconnects without a welcome", () => {
    line.connect();
    clock.pass(12_000);
    expect(sockets[0]!.closed).toBe(true);
    clock.pass(0);
    expect(sockets).toHaveLength(2);
  });

  it("closes when hello is refused, but reconnects when the server is busy", () => {
    line.connect();
    last().handlers.opened();
    receive({ type: "refused", problem: { type: "error-busy" } });
    expect(line.state).toBe("lost");
    clock.pass(100);
    last().handlers.opened();
    receive({ type: "refused", problem: { type: "error-no-such-table" } });
    expect(line.state).toBe("closed");
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
    expect(received.at(-1)).toMatchObject({ type: "refused" });
  });

  it("ignores frames of an earlier socket", () => {
    connect();
    const old = last();
    line.connect();
    old.handlers.received(JSON.stringify({ type: "update", version: 9 }));
    old.handlers.closed();
    expect(received).toEqual([welcome]);
    expect(sockets).toHaveLength(2);
  });
});
