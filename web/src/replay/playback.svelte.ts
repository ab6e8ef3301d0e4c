import type { Frame, GameEvent } from "../net/types";

/** Loads positions `from`, `from + 1`, … of a match, and the number of its records. */
export type Fetch = (from: number, count: number) => Promise<{ records: number; frames: Frame[] }>;

const CHUNK = 60;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Plays back a match: loads its positions in chunks and shows one after the other. */
export class Playback {
  /** Number of records: positions go from 0 to this. */
  records = $state(0);
  at = $state(0);
  running = $state(false);
  /** Whether the first position has been loaded. */
  #opened = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #chunks = new Map<number, Promise<void>>();
  /** The position asked for last; null: the end. */
  #wanted: number | null = null;
  #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  frame = $derived.by(() => (this.#opened && this.#frames.get(this.at)) || null);
  /** The events up to the position shown, as far as they are loaded. */
  log = $derived.by(() => {
    const events: GameEvent[] = [];
    for (let n = 0; n <= this.at; n++) events.push(...(this.#frames.get(n)?.events ?? []));
    return events;
  });

  /** Show a position (null: the end), then load all others. */
  async open(at: number | null): Promise<void> {
    this.#wanted = at;
    await this.#load(at ?? 0);
    await this.#show();
    this.#opened = true;
    for (let n = 0; n <= this.records; n += CHUNK) await this.#load(n);
  }

  /** Show a position, clamped to the match. Of overlapping calls the last one counts, also during `open`. */
  async seek(to: number): Promise<void> {
    this.#wanted = to;
    if (this.#opened) await this.#show();
  }

  async #show(): Promise<void> {
    let wanted: number | null, at: number;
    do {
      wanted = this.#wanted;
      at = Math.max(0, Math.min(this.records, wanted ?? this.records));
      await this.#load(at);
    } while (wanted !== this.#wanted);
    this.at = at;
  }

  /** Go to the next position; stop at the end. */
  async next(): Promise<void> {
    if (this.at >= this.records) this.running = false;
    else await this.seek(this.at + 1);
  }

  /** Start or stop. At the end, start from the beginning. */
  async toggle(): Promise<void> {
    if (!this.running && this.at >= this.records) await this.seek(0);
    this.running = !this.running;
  }

  #load(at: number): Promise<void> {
    const from = at - (at % CHUNK);
    let chunk = this.#chunks.get(from);
    if (!chunk) {
      chunk = this.#fetch(from, CHUNK).then(({ records, frames }) => {
        this.records = records;
        this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.records, frame] as const)]);
      });
      this.#chunks.set(from, chunk);
      chunk.catch(() => this.#chunks.delete(from));
    }
    return chunk;
  }
}
