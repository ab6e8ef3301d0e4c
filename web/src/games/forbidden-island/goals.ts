// What the team is trying to do, in order.
import type { Goal } from "../game";
import { LANDING, TREASURES, type Table } from "./types";

export function goals(table: Table): Goal[] {
  const taken = TREASURES.every((treasure) => table.treasures[treasure]);
  const gathered = taken && table.seats.every((seat) => seat.place === LANDING);
  return [
    ...TREASURES.map((treasure) => ({
      text: { id: "do-capture", args: { treasure: { kind: "treasure", token: treasure } } },
      done: table.treasures[treasure],
    })),
    { text: { id: "goal-landing", args: {} }, done: gathered },
    { text: { id: "goal-helicopter", args: {} }, done: gathered && table.phase === "over" },
  ];
}
