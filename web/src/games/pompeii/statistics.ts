// Statistics at the end, counted from the log.
import type { GameEvent } from "../../net/types";
import type { Statistic } from "../game";
import type { Table } from "./types";

/** Events counted by the seat that did them, with their labels. */
const DONE = { saved: "stat-saved", relative_settled: "stat-relatives", threw: "stat-thrown", laid: "stat-laid", played: "stat-played" };
/** Events in which a seat lost figures. */
const LOST = ["threw", "buried", "cut_off", "left_behind"];

export function statistics(log: GameEvent[], table: Table): Statistic[] {
  const is = (event: GameEvent, role: string, seat: number) => (event.message.args[role] as { token?: string } | undefined)?.token === String(seat);
  const line = (id: string, count: (seat: number) => number) => ({ label: { id, args: {} }, value: table.players.map((_, seat) => count(seat)) });
  const [saved, ...rest] = Object.entries(DONE).map(([event, id]) => line(id, (seat) => log.filter((e) => e.event === event && is(e, "seat", seat)).length));
  const lost = line("stat-lost", (seat) =>
    log.filter((e) => LOST.includes(e.event) && is(e, "owner", seat)).reduce((sum, e) => sum + Number(e.message.args.count ?? 1), 0),
  );
  return [saved!, lost, ...rest];
}

/** Most saved figures, then fewest in the volcano. */
export const standing = (table: Table): number[] => table.players.map((player) => 100 * player.saved - player.volcano);
