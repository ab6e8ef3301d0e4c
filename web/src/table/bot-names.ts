// What bots are called: at a table by short names that are the same in every language, in lists by how well they play.
import type { Seat } from "../net/types";
import { say } from "../i18n/i18n.svelte";

/** The bots that every server and device has. */
const LEVELS = ["normal", "strong", "easy", "greedy", "random"];
const BOT_NAMES = ["Nemo", "Vela", "Orso", "Gala"];

/** How well a bot plays; the operator's own bots have a name instead. */
export const levelName = (bot = "") => (isLevel(bot) ? say(`bot-${bot}`) : bot);

export const isLevel = (bot: string) => LEVELS.includes(bot);

/** The names of all seats; "" for players who gave none. */
export function seatNames(seats: readonly Pick<Seat, "name" | "kind">[]): string[] {
  return seats.map(({ name, kind }, seat) => name || (kind === "bot" ? BOT_NAMES[seat % BOT_NAMES.length]! : ""));
}
