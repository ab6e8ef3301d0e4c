// What a player is trying to do: settle, run, have the most figures saved.
import type { Goal } from "../game";
import type { Table } from "./types";

export function goals(table: Table, seat: number): Goal[] {
  const fleeing = table.eruptions >= 2;
  const own = table.players[seat];
  const settle: Goal = { text: { id: "goal-settle", args: { count: table.eruptions } }, done: fleeing };
  if (!own) return [settle];
  return [
    settle,
    { text: { id: "goal-run", args: { count: own.inside } }, done: fleeing && own.inside === 0 },
    { text: { id: "goal-lead", args: { count: own.saved } }, done: own.saved > 0 && table.players.every((one) => one === own || one.saved < own.saved) },
  ];
}
