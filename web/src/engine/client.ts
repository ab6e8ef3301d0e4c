import type { Simulation, Tally } from "./simulate";
import type { Answer, Task } from "./worker";

interface Waiting {
  resolve: (tally: Tally) => void;
  reject: (error: Error) => void;
}

/** A Web Worker that simulates games, so that the page stays responsive. */
export class EngineWorker {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(
    private readonly worker: Worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    private readonly base: string = document.baseURI,
  ) {
    worker.onmessage = (event: MessageEvent<Answer>) => this.receive(event.data);
    worker.onerror = (event) => this.fail(event.message);
  }

  simulate(game: string, simulation: Simulation): Promise<Tally> {
    const task: Task = { id: ++this.last, module: new URL(`engine/${game}.wasm`, this.base).href, simulation };
    return new Promise((resolve, reject) => {
      this.waiting.set(task.id, { resolve, reject });
      this.worker.postMessage(task);
    });
  }

  close(): void {
    this.worker.terminate();
    this.fail("closed");
  }

  private receive(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ("tally" in answer) waiting?.resolve(answer.tally);
    else waiting?.reject(new Error(answer.error));
  }

  private fail(message: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(message));
    this.waiting.clear();
  }
}
