// What bots are called at a table: short names that are the same in every language.
import type { Seat } from "../net/types";

const BOT_NAMES = ["Nemo", "Vela", "Orso", "Gala"];

/** The names of all seats; "" for players who gave none. */
export function seatNames(seats: readonly Pick<Seat, "name" | "kind">[]): string[] {
  return seats.map(({ name, kind }, seat) => name || (kind === "bot" ? BOT_NAMES[seat % BOT_NAMES.length]! : ""));
}
