// WebSocket connection to one table: reconnects, and resends requests that were not answered.
import { type Clock, systemClock } from "../browser/clock";
import { WholeFrames } from "./differences";
import type { ClientFrame, Hello, ServerFrame } from "./frames";

/** An open socket; `openSocket` makes one from a WebSocket, tests make their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export type OpenSocket = (handlers: SocketHandlers) => Socket;

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface LineOptions {
  open: OpenSocket;
  /** First frame of every connection; says which version the page already has. */
  hello(): Hello;
  onframe(frame: ServerFrame): void;
  onstate(state: LineState): void;
  clock?: Clock;
  /** Milliseconds for the first answer. */
  welcomeWithin?: number;
  random?: () => number;
}

/** All in milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_AFTER = 20_000;
const PONG_WITHIN = 8_000;
const WELCOME_WITHIN = 12_000;
/** Errors in reply to `hello` after which it makes sense to reconnect. */
const TRANSIENT_ERRORS = new Set(["error-too-many", "error-busy", "error-broken"]);

export class Line {
  #options: LineOptions;
  #clock: Clock;
  #socket: Socket | null = null;
  #frames = new WholeFrames();
  #welcomed = false;
  #state: LineState = "connecting";
  #attempts = 0;
  #reconnectTimer: unknown = null;
  #pingTimer: unknown = null;
  /** Plays and undos without an answer, by id. */
  #unanswered = new Map<string, ClientFrame>();

  constructor(options: LineOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Ids of requests without an answer. */
  get unanswered(): string[] {
    return [...this.#unanswered.keys()];
  }

  /** Connect, or reconnect after the tokens have changed. */
  connect(): void {
    this.#disconnect();
    this.#setState(this.#attempts === 0 ? "connecting" : "lost");
    this.#frames = new WholeFrames();
    const socket = this.#options.open({
      opened: () => this.#isCurrent(socket) && socket.send(JSON.stringify(this.#options.hello())),
      received: (text) => this.#isCurrent(socket) && this.#receive(this.#frames.whole(JSON.parse(text) as ServerFrame)),
      closed: () => this.#isCurrent(socket) && this.#retryLater(),
    });
    this.#socket = socket;
    this.#pingTimer = this.#clock.after(this.#options.welcomeWithin ?? WELCOME_WITHIN, () => this.#retryLater());
  }

  /** The browser is online or visible again: reconnect or ping without waiting for the timer. */
  wake(): void {
    if (this.#state === "lost") {
      this.#attempts = Math.min(this.#attempts, 1);
      this.connect();
    } else if (this.#state === "open") this.#ping();
  }

  /** Send a frame. Plays and undos are kept until answered; returns false if any other frame cannot be sent now. */
  send(frame: ClientFrame): boolean {
    if ("id" in frame && frame.type !== "hint") this.#unanswered.set(frame.id, frame);
    else if (!this.#welcomed) return false;
    if (this.#welcomed) this.#socket!.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.#disconnect();
    this.#unanswered.clear();
    this.#setState("closed");
  }

  #isCurrent(socket: Socket): boolean {
    return this.#socket === socket;
  }

  #receive(frame: ServerFrame): void {
    this.#schedulePing();
    if (frame.type === "bye") {
      this.#attempts = 0;
      this.#options.onframe(frame);
      this.#retryLater();
      return;
    }
    if ((frame.type === "update" || frame.type === "refused") && frame.id) this.#unanswered.delete(frame.id);
    if (frame.type === "refused" && !this.#welcomed) {
      if (TRANSIENT_ERRORS.has(frame.problem.type)) return this.#retryLater();
      this.close();
      this.#options.onframe(frame);
      return;
    }
    // Refused before it was parsed: without an id it may have been any of the requests.
    if (frame.type === "refused" && !frame.id && frame.version === undefined) this.#unanswered.clear();
    if (frame.type === "welcome") {
      this.#welcomed = true;
      this.#attempts = 0;
      this.#setState("open");
      this.#options.onframe(frame);
      for (const request of this.#unanswered.values()) this.#socket?.send(JSON.stringify(request));
      return;
    }
    if (frame.type !== "pong") this.#options.onframe(frame);
  }

  /** Reconnect after a wait that doubles with every attempt; random, so that clients do not return all at once. */
  #retryLater(): void {
    this.#disconnect();
    this.#setState("lost");
    const wait = this.#attempts === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#attempts - 1));
    this.#attempts += 1;
    const jitter = 0.75 + 0.5 * (this.#options.random ?? Math.random)();
    this.#reconnectTimer = this.#clock.after(wait * jitter, () => this.connect());
  }

  #disconnect(): void {
    this.#clock.stop(this.#reconnectTimer);
    this.#clock.stop(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  #schedulePing(): void {
    this.#clock.stop(this.#pingTimer);
    this.#pingTimer = this.#clock.after(PING_AFTER, () => this.#ping());
  }

  /** Ask for a pong; without one in time the connection counts as lost. */
  #ping(): void {
    this.#clock.stop(this.#pingTimer);
    if (this.#welcomed) this.#socket!.send(JSON.stringify({ type: "ping" } satisfies ClientFrame));
    this.#pingTimer = this.#clock.after(PONG_WITHIN, () => this.#retryLater());
  }

  #setState(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onstate(state);
  }
}

/** A WebSocket to the server this page came from, below whatever path it is served. */
export function openSocket(handlers: SocketHandlers): Socket {
  const address = new URL("api/socket", document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  address.search = "";
  const socket = new WebSocket(address);
  socket.onopen = () => handlers.opened();
  socket.onmessage = (event) => handlers.received(String(event.data));
  socket.onclose = () => handlers.closed();
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** A line to the tables of this device, whose worker is loaded when it is first needed. */
export function openOnDevice(handlers: SocketHandlers): Socket {
  let line: Socket | null = null;
  let closed = false;
  import("../offline/device.svelte").then(({ device }) => {
    if (!closed) line = device.open(handlers);
  }, () => handlers.closed());
  return {
    send: (text) => line?.send(text),
    close() {
      closed = true;
      line?.close();
    },
  };
}

/** Wake a line when the browser is online or visible again. Returns how to stop. */
export function wakeOnReturn(line: Line): () => void {
  const wake = () => document.visibilityState === "visible" && line.wake();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}

/** A new request id. `randomUUID` exists in secure contexts only. */
export function newRequestId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
