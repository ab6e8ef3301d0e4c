// The log of a match: merging what the server resends, and grouping events by turn.
import type { GameEvent, Name } from "../../net/types";

export interface Turn {
  /** Its first record. */
  record: number;
  /** Whose turn it is; null before the first turn. */
  seat: number | null;
  /** The event that began it, in games that have one. */
  opening: GameEvent | null;
  lines: GameEvent[];
}

/** Group events by turn: at events named `…_began`, or in games without them whenever another seat acts. */
export function turns(log: readonly GameEvent[]): Turn[] {
  const marked = log.some(begins);
  const found: Turn[] = [];
  for (const event of log) {
    // A secret told to one player is theirs, though it need not name them.
    const seat = event.for ?? seatOf(event);
    const last = found.at(-1);
    if (marked ? begins(event) : seat !== null && seat !== last?.seat) {
      found.push({ record: event.record, seat, opening: marked ? event : null, lines: marked ? [] : [event] });
    } else if (last) last.lines.push(event);
    else found.push({ record: event.record, seat: null, opening: null, lines: [event] });
  }
  return found;
}

/** The log before a record, e.g. after an undo. */
export function withoutRecordsFrom(log: readonly GameEvent[], records: number): GameEvent[] {
  return log.filter((event) => event.record < records);
}

/** Merge new events into the log; events sent again replace those already there. */
export function mergeLog(old: readonly GameEvent[], events: readonly GameEvent[], undone?: number | null): GameEvent[] {
  const since = undone ?? events[0]?.record ?? Infinity;
  return [...withoutRecordsFrom(old, since), ...events];
}

function begins(event: GameEvent): boolean {
  return event.event.endsWith("_began");
}

function seatOf(event: GameEvent): number | null {
  const seat = event.message.args["seat"];
  return isName(seat) && seat.kind === "seat" ? Number(seat.token) : null;
}

function isName(value: unknown): value is Name {
  return typeof value === "object" && value !== null && "kind" in value;
}
