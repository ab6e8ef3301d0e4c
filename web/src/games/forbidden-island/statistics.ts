// What is counted after the end, from what was told.
import type { Told } from "../../net/types";
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

export function statistics(log: Told[], _table: Table): Statistic[] {
  return COUNTED.map(([id, events]) => ({ label: { id, args: {} }, value: log.filter((told) => events.includes(told.event)).length }));
}
