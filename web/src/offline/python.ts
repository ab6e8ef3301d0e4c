// Python in a worker, with the sources of tables, games and bots.
import { lock, python, sources } from "virtual:engine";
import type { Engine } from "../engine/engine";
import { ofPlugin, PLUGIN_SOURCES } from "./plugin-files";
import { keepSnapshot, readSnapshot } from "./snapshot";

const FOLDER = "/lib/lastboat";
/** What a snapshot has: our modules, with the rules of our own games. */
const LOAD_MODULES = `
import sys
sys.path.insert(0, "${FOLDER}")
from lastboat.kernel.game import game, own_game_ids
for one in own_game_ids():
    game(one)
import lastboat.local.browser
`;
/** What must not be the same after every start from a snapshot; secrets never are, the browser draws them. */
const AFTER_SNAPSHOT = "import random; random.seed()";

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
  FS: { mkdirTree(folder: string): void; writeFile(path: string, text: string): void };
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  pyimport<Module>(module: string): Module;
  runPython(source: string): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

interface PyodideOptions {
  indexURL: string;
  lockFileContents: object;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

type Load = (options: PyodideOptions) => Promise<Pyodide>;

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

/** Our sources by path; packed, because many hosts do not pack what they send. */
async function ownSources(base: string): Promise<Record<string, string>> {
  const packed = new Blob([await fetched(base, sources)]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).json() as Promise<Record<string, string>>;
}

function writeSources({ FS }: Pyodide, found: Record<string, string>): void {
  for (const [path, text] of Object.entries(found)) {
    FS.mkdirTree(`${FOLDER}/${path.slice(0, path.lastIndexOf("/"))}`);
    FS.writeFile(`${FOLDER}/${path}`, text);
  }
}

/** Python with our modules, as a snapshot has it; null without one that can be used. */
async function restored(load: Load, options: PyodideOptions): Promise<Pyodide | null> {
  try {
    const snapshot = await readSnapshot();
    return snapshot && await load({ ...options, _loadSnapshot: snapshot });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Keep a snapshot; what fails is only slower next time. */
async function keep(pyodide: Pyodide): Promise<void> {
  try {
    await keepSnapshot(pyodide.makeMemorySnapshot());
  } catch (error) {
    console.warn(error);
  }
}

/** Python with our modules: from a snapshot, or started anew and then kept in one for the next time. */
async function started(load: Load, options: PyodideOptions, own: Promise<Record<string, string>>): Promise<Pyodide> {
  const before = await restored(load, options);
  const pyodide = before ?? (await load({ ...options, _makeSnapshot: true }));
  writeSources(pyodide, await own);
  if (before) pyodide.runPython(AFTER_SNAPSHOT);
  else {
    pyodide.runPython(LOAD_MODULES);
    await keep(pyodide); // before a worker for searches looks for it
  }
  return pyodide;
}

/** Start Python with the games from other packages; `onprogress` is called with the share that is done, from 0 to 1. */
export async function startPython(base: string, plugins: readonly string[], onprogress: (share: number) => void = () => {}): Promise<Browser> {
  const folder = new URL(python, base).href;
  onprogress(0.05);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load };
  onprogress(0.1);
  const [others, pyodide] = await Promise.all([
    pluginSources(base, plugins),
    started(loadPyodide, { indexURL: folder, lockFileContents: lock }, ownSources(base)),
  ]);
  onprogress(0.7);
  for (const one of others) pyodide.unpackArchive(one, "zip", { extractDir: FOLDER });
  const browser = pyodide.pyimport<Browser>("lastboat.local.browser");
  onprogress(1);
  return browser;
}
