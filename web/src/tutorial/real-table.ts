// The table after a tutorial: the easiest level, with hints open.
import { createTable } from "../luck/contribute";
import { settings } from "../settings.svelte";
import { hintsOpen } from "./hints-open";
import type { Overview } from "./types";

/** Create and start the table; returns its id. */
export async function startRealTable(game: string, { seats, options, bot }: Overview["table"]): Promise<string> {
  const name = settings.chosen.name.trim();
  const me = { kind: "me", ...(name ? { name } : {}) };
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }));
  const made = await createTable("tables", { game, options, seats: [me, ...bots], start: true });
  hintsOpen.add(made.table.id);
  return made.table.id;
}
