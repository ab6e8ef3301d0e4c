// Shows one thing after the other: each record of a step is a frame, and every frame gets its moment on the table.
import { type Clock, wallClock } from "../../net/line";
import type { Frame } from "../../net/types";

export interface ReelOf {
  /** Milliseconds a frame is shown; 0 for who wants to see the end at once. */
  pace(): number;
  /** How much longer the last frame stays, for who has to see it before the table turns away. */
  linger?(): number;
  /** A frame has come onto the table. */
  shown?(frame: Frame): void;
  clock?: Clock;
}

/** About how many frames' time a long step may take: what is longer runs faster. */
const PATIENCE = 14;
const SHORTEST = 45;

export class Reel {
  /** The frame on the table; null when the table is the view itself. */
  current = $state.raw<Frame | null>(null);
  /** Whether more is to come: until then nothing can be chosen. */
  busy = $state(false);
  /** How long the frame on the table is shown; animations take as long. */
  moment = $state(0);
  #queue: Frame[] = [];
  #timer: unknown = null;
  #of: ReelOf;
  #clock: Clock;

  constructor(of: ReelOf) {
    this.#of = of;
    this.#clock = of.clock ?? wallClock;
  }

  /** How many frames wait. */
  get left(): number {
    return this.#queue.length;
  }

  add(frames: readonly Frame[]): void {
    this.#queue.push(...frames);
    if (this.#of.pace() <= 0) this.skip();
    else if (this.current === null) this.#next();
    else this.busy = this.#queue.length > 0;
  }

  /** To the end at once. */
  skip(): void {
    const rest = this.#queue;
    this.#queue = [];
    this.#clock.stop(this.#timer);
    this.moment = 0;
    for (const frame of rest) this.#of.shown?.(frame);
    this.current = null;
    this.busy = false;
  }

  /** Forget everything, e.g. because it was taken back. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.current = null;
      this.busy = false;
      return;
    }
    this.moment = momentOf(this.#of.pace(), this.#queue.length + 1);
    this.current = frame;
    this.busy = this.#queue.length > 0;
    this.#of.shown?.(frame);
    const longer = this.busy ? 0 : (this.#of.linger?.() ?? 0);
    this.#timer = this.#clock.after(this.moment + longer, () => this.#next());
  }
}

/** How long a frame is shown when so many are left: a long queue hurries. */
export function momentOf(pace: number, left: number): number {
  if (pace <= 0) return 0;
  return left <= PATIENCE ? pace : Math.max(Math.min(SHORTEST, pace), (pace * PATIENCE) / left);
}
