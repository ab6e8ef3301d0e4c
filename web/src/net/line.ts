// A line to a table that mends itself: says hello, hears, calls again when it breaks, and says again what was not answered.
import type { Heard, Hello, Said } from "./frames";

/** One connection; `openSocket` makes it of a WebSocket, a test of whatever it likes. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Ends {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Clock {
  after(ms: number, act: () => void): unknown;
  stop(timer: unknown): void;
}

export type LineState = "calling" | "on" | "lost" | "ended";

export interface LineOf {
  open(ends: Ends): Wire;
  /** The first frame of every connection: names what we already have. */
  hello(): Hello;
  hear(frame: Heard): void;
  state(now: LineState): void;
  clock?: Clock;
  random?: () => number;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_AFTER = 20_000;
const PONG_WITHIN = 8_000;
const WELCOME_WITHIN = 12_000;
/** Refusals at the door that are worth another try. */
const PASSING = new Set(["error-too-many", "error-busy", "error-broken"]);

export const wallClock: Clock = {
  after: (ms, act) => setTimeout(act, ms),
  stop: (timer) => clearTimeout(timer as number),
};

export class Line {
  #of: LineOf;
  #clock: Clock;
  #wire: Wire | null = null;
  #welcomed = false;
  #state: LineState = "calling";
  #tries = 0;
  #again: unknown = null;
  #beat: unknown = null;
  /** Plays and undos without an answer yet, by their id. */
  #open = new Map<string, Said>();

  constructor(of: LineOf) {
    this.#of = of;
    this.#clock = of.clock ?? wallClock;
  }

  get state(): LineState {
    return this.#state;
  }

  /** What was asked and not answered yet. */
  get unanswered(): string[] {
    return [...this.#open.keys()];
  }

  /** Call the server; also when the tokens changed and it has to be told anew. */
  call(): void {
    this.#hangUp();
    this.#tell(this.#tries === 0 ? "calling" : "lost");
    const wire = this.#of.open({
      opened: () => this.#current(wire) && wire.send(JSON.stringify(this.#of.hello())),
      heard: (text) => this.#current(wire) && this.#hear(JSON.parse(text) as Heard),
      closed: () => this.#current(wire) && this.#lost(),
    });
    this.#wire = wire;
    this.#beat = this.#clock.after(WELCOME_WITHIN, () => this.#lost());
  }

  /** The browser is back (online, visible): do not sit out the wait. */
  wake(): void {
    if (this.#state === "lost") {
      this.#tries = Math.min(this.#tries, 1);
      this.call();
    } else if (this.#state === "on") this.#ping();
  }

  /** Say something now. What has an id is kept until it is answered; returns false when the rest cannot be said. */
  say(frame: Said): boolean {
    if ("id" in frame && frame.type !== "hint") this.#open.set(frame.id, frame);
    else if (!this.#welcomed) return false;
    if (this.#welcomed) this.#wire!.send(JSON.stringify(frame));
    return true;
  }

  end(): void {
    this.#hangUp();
    this.#open.clear();
    this.#tell("ended");
  }

  #current(wire: Wire): boolean {
    return this.#wire === wire;
  }

  #hear(frame: Heard): void {
    this.#listen();
    if (frame.type === "bye") {
      this.#tries = 0;
      this.#of.hear(frame);
      this.#lost();
      return;
    }
    if ((frame.type === "update" || frame.type === "refused") && frame.id) this.#open.delete(frame.id);
    if (frame.type === "refused" && !this.#welcomed) {
      if (PASSING.has(frame.problem.type)) return this.#lost();
      this.end();
      this.#of.hear(frame);
      return;
    }
    // Refused unread, without a word on how things stand: that may have been any of them.
    if (frame.type === "refused" && !frame.id && frame.version === undefined) this.#open.clear();
    if (frame.type === "welcome") {
      this.#welcomed = true;
      this.#tries = 0;
      this.#tell("on");
      this.#of.hear(frame);
      for (const open of this.#open.values()) this.#wire?.send(JSON.stringify(open));
      return;
    }
    if (frame.type !== "pong") this.#of.hear(frame);
  }

  #lost(): void {
    this.#hangUp();
    this.#tell("lost");
    const wait = this.#tries === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    this.#tries += 1;
    const spread = 0.75 + 0.5 * (this.#of.random ?? Math.random)();
    this.#again = this.#clock.after(wait * spread, () => this.call());
  }

  #hangUp(): void {
    this.#clock.stop(this.#again);
    this.#clock.stop(this.#beat);
    const wire = this.#wire;
    this.#wire = null;
    this.#welcomed = false;
    wire?.close();
  }

  /** Something was heard: be patient again, then ask whether anybody is there. */
  #listen(): void {
    this.#clock.stop(this.#beat);
    this.#beat = this.#clock.after(PING_AFTER, () => this.#ping());
  }

  #ping(): void {
    this.#clock.stop(this.#beat);
    if (this.#welcomed) this.#wire!.send(JSON.stringify({ type: "ping" } satisfies Said));
    this.#beat = this.#clock.after(PONG_WITHIN, () => this.#lost());
  }

  #tell(now: LineState): void {
    if (this.#state === now) return;
    this.#state = now;
    this.#of.state(now);
  }
}

/** A WebSocket to the server this page came from, below whatever address it lives. */
export function openSocket(ends: Ends): Wire {
  const address = new URL("api/socket", document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  address.search = "";
  const socket = new WebSocket(address);
  socket.onopen = () => ends.opened();
  socket.onmessage = (event) => ends.heard(String(event.data));
  socket.onclose = () => ends.closed();
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** The browser comes back online or into sight: the line is looked after at once. Returns how to stop that. */
export function keepAwake(line: Line): () => void {
  const wake = () => document.visibilityState === "visible" && line.wake();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}

/** An id for something asked; `randomUUID` is there on secure pages only. */
export function freshId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
