import type { Frame, Told } from "../net/types";

/** Positions `from`, `from + 1`, … of a match, and how many records it has. */
export type Fetch = (from: number, count: number) => Promise<{ records: number; frames: Frame[] }>;

const CHUNK = 60;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A match as a film: fetched in pieces, shown one position after another. */
export class Film {
  /** How many records there are: positions go from 0 to this. */
  records = $state(0);
  at = $state(0);
  running = $state(false);
  /** Whether the position asked for has come: before that nothing is shown. */
  #opened = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Map<number, Promise<void>>();
  /** The position asked for last; null: the end. */
  #wanted: number | null = null;
  #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  frame = $derived.by(() => (this.#opened && this.#frames.get(this.at)) || null);
  /** What was told up to the position shown, as far as it is here. */
  log = $derived.by(() => {
    const told: Told[] = [];
    for (let n = 0; n <= this.at; n++) told.push(...(this.#frames.get(n)?.events ?? []));
    return told;
  });

  /** Open at a position (null: at the end), then fetch the rest. */
  async open(at: number | null): Promise<void> {
    this.#wanted = at;
    await this.#load(at ?? 0);
    await this.#show();
    this.#opened = true;
    for (let n = 0; n <= this.records; n += CHUNK) await this.#load(n);
  }

  /** Show a position; beyond the ends counts as the end. Of several asked for at once the last one counts, also while the film is being opened. */
  async go(to: number): Promise<void> {
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

  /** One position on; stops at the end. */
  async next(): Promise<void> {
    if (this.at >= this.records) this.running = false;
    else await this.go(this.at + 1);
  }

  /** Play from here, from the beginning when at the end; or stop. */
  async toggle(): Promise<void> {
    if (!this.running && this.at >= this.records) await this.go(0);
    this.running = !this.running;
  }

  #load(at: number): Promise<void> {
    const from = at - (at % CHUNK);
    let asked = this.#asked.get(from);
    if (!asked) {
      asked = this.#fetch(from, CHUNK).then(({ records, frames }) => {
        this.records = records;
        this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.records, frame] as const)]);
      });
      this.#asked.set(from, asked);
      asked.catch(() => this.#asked.delete(from));
    }
    return asked;
  }
}
