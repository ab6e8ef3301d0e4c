import { Problem } from "../net/api";
import type { Odds } from "../net/types";

const SOON = 500;
const LATER = 1_500;
/** Looks in a row that may bring nothing new, or fail, before we stop looking. */
const PATIENCE = 60;
const FAILURES = 4;

/** The odds over a match that is over. The server works them out while somebody looks, so we look until they are all there. */
export class Hindsight {
  odds = $state.raw<Odds | null>(null);
  #ask: () => Promise<Odds>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #idle = 0;
  #failed = 0;

  constructor(ask: () => Promise<Odds>) {
    this.#ask = ask;
  }

  /** Begin to look; returns what ends it. */
  follow(): () => void {
    this.#stopped = false;
    void this.#look();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #look(): Promise<void> {
    let pause = SOON;
    try {
      const found = await this.#ask();
      if (this.#stopped) return;
      this.#failed = 0;
      this.#idle = found.known === this.odds?.known && found.turning_points.length === this.odds.turning_points.length ? this.#idle + 1 : 0;
      this.odds = found;
      if (found.done || this.#idle >= PATIENCE) return;
      if (found.known === 1 || this.#idle > 4) pause = LATER;
    } catch (problem) {
      const asked = problem instanceof Problem ? problem.status : 0;
      if (this.#stopped || (asked >= 400 && asked < 500 && asked !== 429) || ++this.#failed >= FAILURES) return;
      pause = LATER;
    }
    this.#timer = setTimeout(() => void this.#look(), pause);
  }
}
