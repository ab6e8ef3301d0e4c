import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { EngineWorker } from "../../src/engine/client";
import { Engine, type Description } from "../../src/engine/engine";
import { simulate, type Tally } from "../../src/engine/simulate";
import { answer, type Task } from "../../src/engine/worker";

const GAMES = ["forbidden-island", "nisyros", "pompeii"];
const GAMES_PLAYED = 40;
const SEED = 2 ** 40 + 7;

function file(name: string): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL(`../../public/engine/${name}`, import.meta.url));
}

async function engine(game: string): Promise<Engine> {
  return Engine.load(file(`${game}.wasm`), JSON.parse(new TextDecoder().decode(file(`${game}.json`))) as Description);
}

/** What `lastboat sim` says of the same games. */
function expected(game: string, seats: number, bot: string): Tally {
  const args = ["sim", game, "--seats", seats, "--games", GAMES_PLAYED, "--seed", SEED, "--bot", bot, "--json"];
  const root = new URL("../../../", import.meta.url).pathname;
  const told = execFileSync(`${root}.venv/bin/python`, ["-m", "lastboat", ...args.map(String)], {
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: "utf-8",
  });
  const { games, steps, verdicts, points } = JSON.parse(told) as Tally;
  return { games, steps, verdicts, points: points.map((share) => share * GAMES_PLAYED) };
}

afterEach(() => vi.unstubAllGlobals());

test.each(GAMES)("%s: the module plays the games that lastboat sim plays", async (game) => {
  const made = await engine(game);
  for (const [seats, bot] of [
    [2, "greedy"],
    [4, "guided"],
  ] as const) {
    const told = expected(game, seats, bot);
    const tally = simulate(made, { seats, games: GAMES_PLAYED, seed: SEED, bots: [bot] });
    expect(tally).toEqual({ ...told, points: told.points.map((sum) => expect.closeTo(sum, 3)) });
  }
});

test("parts of a simulation add up, and memory is used again", async () => {
  const made = await engine("pompeii");
  const whole = simulate(made, { seats: 2, games: 30, seed: 1, bots: ["random", "greedy"] });
  const parts = [0, 10, 20].map((first) => simulate(made, { seats: 2, games: 10, seed: 1, bots: ["random", "greedy"], first }));
  expect(parts.reduce((sum, { steps }) => sum + steps, 0)).toBe(whole.steps);
  const before = made.buffer(1).at;
  for (let i = 0; i < 50; i++) simulate(made, { seats: 2, games: 1, seed: i, bots: ["random"] });
  expect(made.buffer(1).at - before).toBeLessThan(64);
});

test("a simulation that cannot be is refused", async () => {
  const made = await engine("pompeii");
  expect(() => simulate(made, { seats: 9, games: 1, seed: 1, bots: ["greedy"] })).toThrow("not a game for 9");
  expect(() => simulate(made, { seats: 2, games: 1, seed: 1, bots: ["nobody"] })).toThrow("no bot");
  expect(() => made.call("fly")).toThrow("no function fly");
});

/** A worker that runs here. */
class Here {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: { message: string }) => void;
  terminated = false;
  postMessage(task: Task): void {
    void answer(task).then((data) => this.onmessage?.({ data }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

function served(address: string): Response {
  const name = new URL(address).pathname.split("/").pop() ?? "";
  return GAMES.some((game) => name.startsWith(game)) ? new Response(file(name)) : new Response("", { status: 404 });
}

test("a worker answers each simulation, and says what went wrong", async () => {
  const fetched = vi.fn(async (address: string) => served(address));
  vi.stubGlobal("fetch", fetched);
  const here = new Here();
  const worker = new EngineWorker(here as unknown as Worker, "https://table.example/some/where/");
  const simulation = { seats: 2, games: 5, seed: 3, bots: ["random"] };
  const [one, two] = await Promise.all([worker.simulate("nisyros", simulation), worker.simulate("pompeii", simulation)]);
  expect([one.games, two.games]).toEqual([5, 5]);
  await worker.simulate("nisyros", simulation);
  expect(fetched.mock.calls.map(([address]) => address).filter((a) => a.includes("nisyros"))).toEqual([
    "https://table.example/some/where/engine/nisyros.wasm",
    "https://table.example/some/where/engine/nisyros.json",
  ]);
  await expect(worker.simulate("ludo", simulation)).rejects.toThrow("404");
  const open = worker.simulate("nisyros", simulation);
  worker.close();
  await expect(open).rejects.toThrow("closed");
  expect(here.terminated).toBe(true);
});
