/** Timers as the connection and the animation queue use them; tests bring their own. */
export interface Clock {
  after(ms: number, act: () => void): unknown;
  stop(timer: unknown): void;
}

export const systemClock: Clock = {
  after: (ms, act) => setTimeout(act, ms),
  stop: (timer) => clearTimeout(timer as number),
};
