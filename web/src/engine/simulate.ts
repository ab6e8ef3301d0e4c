import type { Engine } from "./engine";

/** Which games to play. Game `n` of a seed is the same here and in `lastboat sim`. */
export interface Simulation {
  seats: number;
  games: number;
  seed: number;
  /** A bot for each seat, or one for all: `random`, `greedy` or `guided`. */
  bots: string[];
  /** The number of the first game. */
  first?: number;
}

export interface Tally {
  games: number;
  steps: number;
  verdicts: Record<string, number>;
  /** The sum of each seat's scores. */
  points: number[];
}

/** Play whole games and count how they end. */
export function simulate(engine: Engine, { seats, games, seed, bots, first = 0 }: Simulation): Tally {
  const { codes, stream, verdicts: names, options, bots: known } = engine.about;
  const defaults = options[seats];
  if (!defaults) throw new Error(`not a game for ${seats}`);
  const players = Array.from({ length: seats }, (_, seat) => {
    const name = bots[bots.length === 1 ? 0 : seat] ?? "";
    const bot = known[name];
    if (bot === undefined) throw new Error(`no bot “${name}”`);
    return bot;
  });
  return engine.within(() => {
    const verdicts = engine.buffer(names.length);
    const points = engine.buffer(seats);
    const steps = engine.call(
      "run_many",
      engine.states(2),
      seats,
      engine.buffer(defaults.length, defaults),
      engine.buffer(seats, players),
      seed,
      first,
      games,
      engine.buffer(stream),
      engine.buffer(codes),
      engine.buffer(codes),
      engine.buffer(0), // no log
      engine.states(0), // no trace
      verdicts,
      points,
      engine.buffer(seats),
    );
    const counts = Array.from(engine.numbers(verdicts), Number);
    return {
      games,
      steps,
      verdicts: Object.fromEntries(names.flatMap((name, i) => (counts[i] ? [[name, counts[i]]] : []))),
      points: Array.from(engine.numbers(points), (value) => Number(value) / 1000),
    };
  });
}
