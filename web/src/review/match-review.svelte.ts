import { ApiError } from "../net/api";
import type { MatchOdds } from "../net/types";

/** Milliseconds between polls, while the odds are growing and while they are not. */
const SHORT_PAUSE = 500;
const LONG_PAUSE = 1_500;
/** Polls in a row without news, or failed ones, after which polling ends. */
const MOST_IDLE = 60;
const MOST_FAILURES = 4;

/** The odds over a match that is over. The server computes them on demand, so poll until they are complete. */
export class MatchReview {
  odds = $state.raw<MatchOdds | null>(null);
  #fetch: () => Promise<MatchOdds>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #idle = 0;
  #failures = 0;

  constructor(fetch: () => Promise<MatchOdds>) {
    this.#fetch = fetch;
  }

  /** Start polling. Returns how to stop. */
  follow(): () => void {
    this.#stopped = false;
    void this.#poll();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #poll(): Promise<void> {
    let pause = SHORT_PAUSE;
    try {
      const found = await this.#fetch();
      if (this.#stopped) return;
      this.#failures = 0;
      this.#idle = found.known === this.odds?.known && found.turning_points.length === this.odds.turning_points.length ? this.#idle + 1 : 0;
      this.odds = found;
      if (found.done || this.#idle >= MOST_IDLE) return;
      if (found.known === 1 || this.#idle > 4) pause = LONG_PAUSE;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const final = status >= 400 && status < 500 && status !== 429;
      if (this.#stopped || final || ++this.#failures >= MOST_FAILURES) return;
      pause = LONG_PAUSE;
    }
    this.#timer = setTimeout(() => void this.#poll(), pause);
  }
}
