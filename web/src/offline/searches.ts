// Workers for searches: as many as the device has cores to spare, started when they are needed.
import type { SearchResult, SearchTask, Site } from "./search-worker";

interface Waiting {
  resolve(result: Uint8Array): void;
  reject(error: Error): void;
}

/** One worker. A lost one is replaced by the next task. */
class Lane {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(
    readonly site: Site,
    readonly open: () => Worker,
  ) {}

  run(game: string, task: Uint8Array): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, game, task } satisfies SearchTask);
    });
  }

  #start(): Worker {
    const worker = this.open();
    worker.onmessage = ({ data }: MessageEvent<SearchResult>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("result" in data) waiting?.resolve(data.result);
      else waiting?.reject(new Error(data.error));
    };
    worker.onerror = (event) => {
      worker.terminate();
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    };
    worker.postMessage(this.site satisfies SearchTask);
    return worker;
  }
}

const openWorker = () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });

export class Searches {
  readonly #bots: Lane;
  readonly #advice: Lane;

  /** With more than two cores, hints and odds do not wait for bots: they have a worker of their own. */
  constructor(site: Site, cores: number, open: () => Worker = openWorker) {
    this.#bots = new Lane(site, open);
    this.#advice = cores > 2 ? new Lane(site, open) : this.#bots;
  }

  run(game: string, task: Uint8Array, advice: boolean): Promise<Uint8Array> {
    return (advice ? this.#advice : this.#bots).run(game, task);
  }
}
