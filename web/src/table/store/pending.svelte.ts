/** An answer that takes longer, in milliseconds, is seen to be waited for. */
const SOON = 400;

/** Whether something that was asked has not been answered yet. */
export class Pending {
  now = $state(false);
  /** For so long that nothing should look as if it could be done. */
  late = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  set(now: boolean): void {
    if (now === this.now) return;
    this.now = now;
    this.late = false;
    clearTimeout(this.#timer);
    if (now) this.#timer = setTimeout(() => (this.late = true), SOON);
  }
}
