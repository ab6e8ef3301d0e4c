// Who sits at a table, in words.
import { i18n, say } from "../i18n/i18n.svelte";
import type { TableSummary } from "../net/types";

export const people = (table: TableSummary): string =>
  i18n.list(table.seats.map((seat) => (seat.kind === "open" ? say("home-free") : seat.name || say("seat-name", { number: seat.seat + 1 }))));

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** How long ago something was: "5 minutes ago". */
export function ago(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const [unit, length] = STEPS.find(([, one]) => seconds >= one) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(i18n.lang, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
