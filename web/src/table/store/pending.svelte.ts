/** A request that takes longer than this, in milliseconds, is shown as slow. */
const SLOW_AFTER = 400;

/** Whether a request is waiting for its answer, and whether it takes long. */
export class Pending {
  now = $state(false);
  slow = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  set(now: boolean): void {
    if (now === this.now) return;
    this.now = now;
    this.slow = false;
    clearTimeout(this.#timer);
    if (now) this.#timer = setTimeout(() => (this.slow = true), SLOW_AFTER);
  }
}
