// Shows the records of a step one after the other: each is a frame, shown for a while.
import { type Clock, systemClock } from "../../browser/clock";
import type { Frame } from "../../net/types";

export interface AnimationQueueOptions {
  /** Milliseconds for each frame; 0 shows only the last one. */
  pace(): number;
  /** How many times longer a frame is shown, for a scene. */
  beats?(frame: Frame): number;
  /** Extra milliseconds for the last frame, before the device is passed on. */
  linger?(): number;
  /** Called when a frame is shown. */
  onframe?(frame: Frame): void;
  clock?: Clock;
}

/** With more frames than this waiting, each is shown for a shorter time. */
const FULL_PACE_FRAMES = 14;
/** The shortest time for a frame, in milliseconds. */
const SHORTEST = 45;

export class AnimationQueue {
  /** The frame shown; null when the table shows the view itself. */
  current = $state.raw<Frame | null>(null);
  /** Whether more frames follow. Until then there are no choices. */
  busy = $state(false);
  /** How long a change of the current frame takes, in milliseconds. */
  duration = $state(0);
  /** How long the current frame is shown, in milliseconds: longer than its changes if it has a scene. */
  length = $state(0);
  #queue: Frame[] = [];
  #timer: unknown = null;
  #options: AnimationQueueOptions;
  #clock: Clock;

  constructor(options: AnimationQueueOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** How many frames wait. */
  get remaining(): number {
    return this.#queue.length;
  }

  add(frames: readonly Frame[]): void {
    this.#queue.push(...frames);
    if (this.#options.pace() <= 0) this.skip();
    else if (this.current === null) this.#next();
    else this.busy = this.#queue.length > 0;
  }

  /** Go to the end at once; `onframe` is called for every frame skipped. */
  skip(): void {
    const rest = this.#queue;
    this.#queue = [];
    this.#clock.stop(this.#timer);
    this.duration = this.length = 0;
    for (const frame of rest) this.#options.onframe?.(frame);
    this.current = null;
    this.busy = false;
  }

  /** Go to the next frame at once. */
  advance(): void {
    this.#clock.stop(this.#timer);
    this.#next();
  }

  /** Drop all frames, e.g. after an undo. */
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
    this.duration = frameDuration(this.#options.pace(), this.#queue.length + 1);
    this.length = this.duration * (this.#options.beats?.(frame) ?? 1);
    this.current = frame;
    this.busy = this.#queue.length > 0;
    this.#options.onframe?.(frame);
    const extra = this.busy ? 0 : (this.#options.linger?.() ?? 0);
    this.#timer = this.#clock.after(this.length + extra, () => this.#next());
  }
}

/** Milliseconds for a frame with this many left to show: shorter in a long queue. */
export function frameDuration(pace: number, remaining: number): number {
  if (pace <= 0) return 0;
  return remaining <= FULL_PACE_FRAMES ? pace : Math.max(Math.min(SHORTEST, pace), (pace * FULL_PACE_FRAMES) / remaining);
}
