// What the team is trying to do, and what the step of the round is for.
import type { Goal } from "../game";
import type { NisyrosTable } from "./types";

/** How many people of each player must be saved. */
const NEEDED = 7;

export function goals(table: NisyrosTable): Goal[] {
  const step = table.step > 0 ? [{ text: { id: `step-${table.step}-text`, args: {} }, done: false }] : [];
  const people = table.seats.map(({ kos }, seat) => ({
    text: { id: "goal-people", args: { seat: { kind: "seat", token: String(seat) }, count: kos } },
    done: kos >= NEEDED,
  }));
  return [...step, ...people];
}
