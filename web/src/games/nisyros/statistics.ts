// Statistics at the end, counted from the table and the log.
import type { GameEvent } from "../../net/types";
import type { Statistic } from "../game";
import type { NisyrosTable } from "./types";

/** Label, events to count, and whether to add up their numbers instead. */
const COUNTED: [label: string, events: string[], summed?: boolean][] = [
  ["stat-boats", ["boat_built"]],
  ["stat-dams", ["dam_built"]],
  ["stat-summoned", ["summoned"]],
  ["stat-gathered", ["gathered"], true],
  ["stat-eaten", ["fed"], true],
  ["stat-sick", ["fell_sick"]],
  ["stat-cards", ["card_drawn"]],
  ["stat-eruptions", ["erupted"]],
  ["stat-flows", ["lava_flowed"]],
  ["stat-held", ["dams_held"]],
  ["stat-fled", ["fled_to", "fled_by_boat"]],
];

export function statistics(log: GameEvent[], table: NisyrosTable): Statistic[] {
  const sum = (key: "kos" | "hades"): number => table.seats.reduce((n, seat) => n + seat[key], 0);
  const line = (id: string, value: number): Statistic => ({ label: { id, args: {} }, value });
  return [
    line("stat-rounds", table.round),
    line("stat-saved", sum("kos")),
    line("stat-lost", sum("hades")),
    line("stat-covered", table.zones.reduce((n, zone) => n + zone.lava, 0)),
    ...COUNTED.map(([id, events, summed]) => {
      const found = log.filter((one) => events.includes(one.event));
      return line(id, summed ? found.reduce((n, one) => n + Number(one.message.args.number), 0) : found.length);
    }),
  ];
}
