// Searches for bots, hints and reviews: pickled tasks, done in Python with the game's module.
import { files } from "virtual:engine";
import { type Description, Engine } from "../engine/engine";
import { ofPlugin } from "./plugin-files";
import { type Browser, fetched, startPython } from "./python";

/** The address of the page, and the games from other packages. */
export interface Site {
  base: string;
  plugins: string[];
}

/** What a worker is asked: first where it is, then one task after another. */
export type SearchTask = Site | { id: number; game: string; task: Uint8Array };
export type SearchResult = { id: number; result: Uint8Array } | { id: number; error: string };

let site: Site = { base: "", plugins: [] };
let python: Promise<Browser> | undefined;
const engines = new Map<string, Promise<void>>();

/** A game from another package may have no module: then it is searched in Python. */
async function addEngine(browser: Browser, game: string): Promise<void> {
  const isPlugin = site.plugins.includes(game);
  const [module, description] = isPlugin ? [ofPlugin(game, "engine.wasm"), ofPlugin(game, "engine.json")] : [files[`${game}.wasm`]!, files[`${game}.json`]!];
  const loaded = Promise.all([fetched(site.base, module), fetched(site.base, description)]);
  const found = await (isPlugin ? loaded.catch(() => null) : loaded);
  if (!found) return;
  const [bytes, about] = found;
  browser.add_engine(game, await Engine.load(bytes, JSON.parse(new TextDecoder().decode(about)) as Description));
}

async function run(game: string, task: Uint8Array): Promise<Uint8Array> {
  const browser = await (python ??= startPython(site.base, site.plugins));
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
    site = data;
    return;
  }
  try {
    self.postMessage({ id: data.id, result: await run(data.game, data.task) } satisfies SearchResult);
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies SearchResult);
  }
};
