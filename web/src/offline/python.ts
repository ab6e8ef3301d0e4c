// Python in a worker, with the sources of tables, games and bots.
import { files, python } from "virtual:engine";
import type { Engine } from "../engine/engine";
import { ofPlugin, PLUGIN_SOURCES } from "./plugin-files";

const SOURCES = "/lib/lastboat";

/** Bytes as Python takes and gives them. */
export interface PyBytes {
  toJs(): Uint8Array<ArrayBuffer>;
  destroy(): void;
}

/** `lastboat.local.browser`. */
export interface Browser {
  Tables(host: Host): Tables;
  add_engine(game: string, engine: Engine): void;
  run(task: Uint8Array): PyBytes;
}

/** What Python needs for the tables; see `Host` there. */
export interface Host {
  pace: number;
  load(table: string): Promise<string | undefined>;
  write(table: string, head: string, steps: string, chat: string): Promise<boolean>;
  summarize(table: string, summary: string): void;
  search(game: string, task: PyBytes, advice: boolean): Promise<Uint8Array>;
  send(client: string, frame: string): void;
}

/** The tables of this device, in Python. */
export interface Tables {
  request(asked: string): Promise<string>;
  open(client: string): void;
  receive(client: string, frame: string): Promise<void>;
  close(client: string): void;
}

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  pyimport<Module>(module: string): Module;
}

/** A file of the page; `base` is the address of the page. */
export async function fetched(base: string, path: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(path, base));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

/** The sources of games from other packages; those that cannot be had are left out. */
async function pluginSources(base: string, plugins: readonly string[]): Promise<ArrayBuffer[]> {
  const found = await Promise.allSettled(plugins.map((game) => fetched(base, ofPlugin(game, PLUGIN_SOURCES))));
  return found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : (console.warn(one.reason), [])));
}

/** Start Python with the games from other packages; `onprogress` is called with the share that is done, from 0 to 1. */
export async function startPython(base: string, plugins: readonly string[], onprogress: (share: number) => void = () => {}): Promise<Browser> {
  const folder = new URL(python, base).href;
  onprogress(0.05);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
  };
  onprogress(0.1);
  const [archive, others, pyodide] = await Promise.all([
    fetched(base, files["lastboat.zip"]!),
    pluginSources(base, plugins),
    loadPyodide({ indexURL: folder }),
  ]);
  onprogress(0.7);
  for (const one of [archive, ...others]) pyodide.unpackArchive(one, "zip", { extractDir: SOURCES });
  pyodide.pyimport<{ path: { insert(at: number, folder: string): void } }>("sys").path.insert(0, SOURCES);
  const browser = pyodide.pyimport<Browser>("lastboat.local.browser");
  onprogress(1);
  return browser;
}
