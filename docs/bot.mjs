// A bot for Lastboat in Node: it prefers some kinds of actions, and plays the same in every run.
//
//   lastboat arena pompeii --bots greedy,"cmd:node bot.mjs leave relative"
//
// It reads a line of JSON for each decision and answers with one. docs/bots.md says what the lines hold.

import { createInterface } from "node:readline";

const preferred = process.argv.slice(2); // verbs, the best first
let random = () => 0;

/** A small generator of random numbers from 0 to 1 (mulberry32), so that a seed decides a game. */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices with the most preferred verb; null lets the others go on. */
function choose({ seat, actor, choices }) {
  if (seat !== actor) return null; // asked out of turn
  const rank = ({ action }) => {
    const place = preferred.indexOf(action.split(" ")[0]);
    return place < 0 ? preferred.length : place;
  };
  const best = Math.min(...choices.map(rank));
  const equal = choices.filter((choice) => rank(choice) === best);
  return equal[Math.floor(random() * equal.length)].code;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "game") random = generator(message.seed); // a new game begins
  if (message.type === "choose") console.log(JSON.stringify({ do: choose(message) }));
}
