// boardgame.io's MCTSBot on the island, measured as benchmarks/bursts.py does it: for each line `SUBJECT SECONDS` on
// the input it searches for about that long and answers with one line of JSON. A step is one iteration of the search.
const readline = require("readline");
const { MCTSBot } = require("boardgame.io/ai");
const { InitializeGame } = require("boardgame.io/internal");
const island = require("./island");

const ITERATIONS = 20;
const SUBJECT = "boardgame.io MCTSBot, island";
const state = InitializeGame({ game: { ...island, seed: 1 }, numPlayers: 2 });
const enumerate = (G) => G.can.map(([move, ...args]) => ({ move, args }));

async function search(count) {
  for (let n = 0; n < count; n += 1) {
    const bot = new MCTSBot({ game: island, enumerate, seed: String(n), iterations: ITERATIONS });
    await bot.play(state, "0");
  }
  return count * ITERATIONS;
}

async function measure(count) {
  const wall = performance.now(), cpu = process.cpuUsage();
  const steps = await search(count);
  const used = process.cpuUsage(cpu);
  return { games: count, steps, wall: (performance.now() - wall) / 1e3, cpu: (used.user + used.system) / 1e6 };
}

async function main() {
  console.log(JSON.stringify({ subjects: [SUBJECT], version: require("boardgame.io/package.json").version }));
  const counts = new Map();
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const seconds = Number(line.trim().split(" ").pop());
    if (!counts.has(seconds)) {
      await measure(1);
      const { wall } = await measure(2);
      counts.set(seconds, Math.max(1, Math.round((2 * seconds) / wall)));
    }
    console.log(JSON.stringify(await measure(counts.get(seconds))));
  }
}

main();
