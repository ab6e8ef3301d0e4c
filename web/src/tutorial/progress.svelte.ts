// How far this browser has come in each tutorial, in local storage.

export interface Progress {
  chapter: string;
  step: number;
  /** Chapters that were played to their end. */
  done: string[];
}

/** Progress, or that the player does not want a tutorial. */
type Kept = Progress | { declined: true };

const STORAGE_KEY = "lastboat.learn";

class ProgressStore {
  #all = $state.raw<Record<string, Kept>>(read());

  of(game: string): Progress | null {
    const kept = this.#all[game];
    return kept && "chapter" in kept ? kept : null;
  }

  /** Whether the player has begun the tutorial of a game, or does not want it. */
  known(game: string): boolean {
    return game in this.#all;
  }

  decline(game: string): void {
    this.#write(game, { declined: true });
  }

  /** Remember a step; the steps of another chapter replace it. */
  reached(game: string, chapter: string, step: number): void {
    this.#write(game, { chapter, step, done: this.of(game)?.done ?? [] });
  }

  /** Remember that a chapter was played to its end. */
  finished(game: string, chapter: string): void {
    const before = this.of(game);
    if (before && !before.done.includes(chapter)) this.#write(game, { ...before, done: [...before.done, chapter] });
  }

  #write(game: string, kept: Kept): void {
    this.#all = { ...this.#all, [game]: kept };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#all));
    } catch {
      // Without storage, progress lasts until the page is closed.
    }
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const progress = new ProgressStore();
