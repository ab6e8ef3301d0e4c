// Statistics at the end, counted from the log.
import type { GameEvent } from "../../net/types";
import type { Statistic } from "../game";
import type { Table } from "./types";

const COUNTED: [string, string[]][] = [
  ["stat-turns", ["turn_began"]],
  ["stat-treasures", ["captured"]],
  ["stat-flooded", ["flooded"]],
  ["stat-shored-up", ["shored_up", "sandbag_played"]],
  ["stat-sunk", ["sunk"]],
  ["stat-water-rose", ["water_rose"]],
  ["stat-gave", ["gave"]],
  ["stat-flights", ["landed", "lifted_off"]],
  ["stat-swam", ["swam"]],
];

export function statistics(log: GameEvent[], _table: Table): Statistic[] {
  return COUNTED.map(([id, events]) => ({ label: { id, args: {} }, value: log.filter(({ event }) => events.includes(event)).length }));
}
