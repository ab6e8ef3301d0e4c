// The end of a match in three stages: the board stays for a breath, then the picture of this ending, then the numbers.
import { type Clock, systemClock } from "../../browser/clock";

export type EndingStage = "play" | "breath" | "picture" | "numbers";

/** How long the first two stages last, as a multiple of the time for a change. */
export const BREATH = 6;
export const PICTURE = 20;

export class Ending {
  stage = $state<EndingStage>("play");
  #clock: Clock;
  #timer: unknown = null;

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** A match that goes on, again or still. */
  reset(): void {
    this.#clock.stop(this.#timer);
    this.stage = "play";
  }

  /** The match is over. With a pace of 0, or if the end was not seen here, only the numbers are shown. */
  begin(seen: boolean, pace: number): void {
    if (this.stage !== "play") return;
    if (!seen || pace <= 0) return void (this.stage = "numbers");
    this.stage = "breath";
    this.#timer = this.#clock.after(pace * BREATH, () => {
      this.stage = "picture";
      this.#timer = this.#clock.after(pace * PICTURE, () => (this.stage = "numbers"));
    });
  }

  /** To the numbers at once. */
  skip(): void {
    if (this.stage === "play") return;
    this.#clock.stop(this.#timer);
    this.stage = "numbers";
  }
}
