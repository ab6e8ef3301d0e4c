// Searches for bots, hints and reviews: pickled tasks, done in Python with the game's module.
import { files } from "virtual:engine";
import { type Description, Engine } from "../engine/engine";
import { type Browser, fetched, startPython } from "./python";

/** What a worker is asked: first the address of the page, then one task after another. */
export type SearchTask = { base: string } | { id: number; game: string; task: Uint8Array };
export type SearchResult = { id: number; result: Uint8Array } | { id: number; error: string };

let base = "";
let python: Promise<Browser> | undefined;
const engines = new Map<string, Promise<void>>();

async function addEngine(browser: Browser, game: string): Promise<void> {
  const [bytes, about] = await Promise.all([fetched(base, files[`${game}.wasm`]!), fetched(base, files[`${game}.json`]!)]);
  browser.add_engine(game, await Engine.load(bytes, JSON.parse(new TextDecoder().decode(about)) as Description));
}

async function run(game: string, task: Uint8Array): Promise<Uint8Array> {
  const browser = await (python ??= startPython(base));
  let loading = engines.get(game);
  if (!loading) engines.set(game, (loading = addEngine(browser, game)));
  await loading;
  const result = browser.run(task);
  try {
    return result.toJs();
  } finally {
    result.destroy();
  }
}

self.onmessage = async ({ data }: MessageEvent<SearchTask>) => {
  if ("base" in data) {
    base = data.base;
    return;
  }
  try {
    self.postMessage({ id: data.id, result: await run(data.game, data.task) } satisfies SearchResult);
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies SearchResult);
  }
};
