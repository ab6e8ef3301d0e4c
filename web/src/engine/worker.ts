import { Engine, type Description } from "./engine";
import { simulate, type Simulation, type Tally } from "./simulate";

/** What the page asks of the worker: to simulate games of the module at an address. */
export interface Task {
  id: number;
  /** The address of `<game>.wasm`; its description lies beside it. */
  module: string;
  simulation: Simulation;
}

export type Answer = { id: number; tally: Tally } | { id: number; error: string };

const engines = new Map<string, Promise<Engine>>();

function engine(module: string): Promise<Engine> {
  let found = engines.get(module);
  if (!found) {
    found = load(module);
    engines.set(module, found);
    found.catch(() => engines.delete(module));
  }
  return found;
}

async function load(module: string): Promise<Engine> {
  const [bytes, about] = await Promise.all([fetched(module), fetched(module.replace(/\.wasm$/, ".json"))]);
  return Engine.load(await bytes.arrayBuffer(), (await about.json()) as Description);
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Do a task; whatever goes wrong is part of the answer. */
export async function answer({ id, module, simulation }: Task): Promise<Answer> {
  try {
    return { id, tally: simulate(await engine(module), simulation) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

if (typeof self !== "undefined" && "postMessage" in self && typeof document === "undefined") {
  self.onmessage = async (event: MessageEvent<Task>) => self.postMessage(await answer(event.data));
}
