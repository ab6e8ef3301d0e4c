// The tables of this device, for the page: requests and lines to a worker that is started when it is first needed.
import { files, python, pythonFiles } from "virtual:engine";
import { ApiError } from "../net/api";
import { listGames } from "../net/games";
import type { OpenSocket, SocketHandlers } from "../net/line";
import type { Refusal } from "../net/frames";
import { settings } from "../settings.svelte";
import type { ToPage, ToWorker } from "./messages";
import { ofPlugin, PLUGIN_SOURCES } from "./plugin-files";

/** The least time between two moves of bots, in seconds, at the usual length of animations. */
const PACE = 0.7;

interface Waiting {
  resolve(answer: string): void;
  reject(error: Error): void;
}

class Device {
  /** The share of the start that is done, from 0 to 1; null before it. */
  progress = $state<number | null>(null);
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, SocketHandlers>();
  #last = 0;
  /** What is posted waits until the worker has been told how to start. */
  #posted: Promise<void> = Promise.resolve();

  /** Start the worker, if it does not run yet. */
  start(): void {
    if (this.#worker) return;
    this.progress = 0;
    const worker = (this.#worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" }));
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#receive(data);
    worker.onerror = (event) => this.#fail(event.message);
    this.#posted = pluginGames().then((plugins) => {
      keep(plugins);
      worker.postMessage({ type: "start", base: document.baseURI, pace: PACE * settings.chosen.speed, cores: navigator.hardwareConcurrency, plugins } satisfies ToWorker);
    });
  }

  /** The answer to a request, as over HTTP; `path` comes after `tables`. */
  async request<T>(path: string, body: unknown, token: string | undefined): Promise<T> {
    this.start();
    const [place = "", search = ""] = path.split("?");
    const asked = { path: place ? place.split("/") : [], query: Object.fromEntries(new URLSearchParams(search)), body: body ?? null, token: token ?? null };
    const id = ++this.#last;
    const answer = await new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ type: "request", id, asked: JSON.stringify(asked) });
    });
    const { status, data } = JSON.parse(answer) as { status: number; data: unknown };
    if (status < 400) return data as T;
    const { type, args } = data as Refusal;
    throw new ApiError(type, status, "", args);
  }

  /** A line to the tables of this device, instead of a socket to a server. */
  open: OpenSocket = (handlers) => {
    this.start();
    const line = ++this.#last;
    this.#lines.set(line, handlers);
    this.#post({ type: "open", line });
    queueMicrotask(() => handlers.opened());
    return {
      send: (text) => this.#post({ type: "frame", line, text }),
      close: () => {
        this.#lines.delete(line);
        this.#post({ type: "close", line });
      },
    };
  };

  #receive(message: ToPage): void {
    switch (message.type) {
      case "progress":
        this.progress = message.share;
        return;
      case "answer":
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
        return;
      case "frame":
        this.#lines.get(message.line)?.received(message.text);
        return;
      case "failed":
        return this.#fail(message.reason);
      case "restarted":
        return this.#disconnect();
    }
  }

  /** The worker is of no use any more: the next request starts another. */
  #fail(reason: string): void {
    console.error(reason);
    this.#worker?.terminate();
    this.#worker = null;
    this.progress = null;
    this.#disconnect();
  }

  #disconnect(): void {
    const [waiting, lines] = [[...this.#waiting.values()], [...this.#lines.values()]];
    this.#waiting.clear();
    this.#lines.clear();
    for (const { reject } of waiting) reject(new ApiError("error-busy", 503, ""));
    for (const handlers of lines) handlers.closed();
  }

  #post(message: ToWorker): void {
    const worker = this.#worker;
    this.#posted = this.#posted.then(() => worker?.postMessage(message));
  }
}

/** The games from other packages; none where that cannot be found out. */
const pluginGames = () => listGames().then((games) => games.flatMap((game) => (game.plugin ? [game.id] : [])), () => []);

/** Let the service worker keep what was fetched before it kept the page: it would be missing without a network. */
function keep(plugins: readonly string[]): void {
  const own = [...pythonFiles.map((name) => python + name), ...Object.values(files)];
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: [...own, ...plugins.map((game) => ofPlugin(game, PLUGIN_SOURCES))] }));
}

export const device = new Device();
