// The log by turns. Games whose events say when a turn or round began are cut there; others whenever another seat goes on.
import type { Name, Told } from "../../net/types";

export interface Turn {
  /** The first record of it. */
  record: number;
  /** Who took it; null for what came before the first turn. */
  seat: number | null;
  /** The event that opened it, when there is one. */
  opening: Told | null;
  lines: Told[];
}

export function turns(log: readonly Told[]): Turn[] {
  const marked = log.some(begins);
  const found: Turn[] = [];
  for (const told of log) {
    const seat = seatOf(told);
    const last = found.at(-1);
    if (marked ? begins(told) : seat !== null && seat !== last?.seat) {
      found.push({ record: told.record, seat, opening: marked ? told : null, lines: marked ? [] : [told] });
    } else if (last) last.lines.push(told);
    else found.push({ record: told.record, seat: null, opening: null, lines: [told] });
  }
  return found;
}

/** What is left of the log when records are taken back. */
export function withoutRecordsFrom(log: readonly Told[], records: number): Told[] {
  return log.filter((told) => told.record < records);
}

/** Old and new events in one list; what is told again is told once. */
export function retold(old: readonly Told[], told: readonly Told[], undone?: number | null): Told[] {
  const since = undone ?? told[0]?.record ?? Infinity;
  return [...withoutRecordsFrom(old, since), ...told];
}

function begins(told: Told): boolean {
  return told.event.endsWith("_began");
}

function seatOf(told: Told): number | null {
  const seat = told.message.args["seat"];
  return isName(seat) && seat.kind === "seat" ? Number(seat.token) : null;
}

function isName(value: unknown): value is Name {
  return typeof value === "object" && value !== null && "kind" in value;
}
