// What happened since a player's last turn: a line for each player, with an icon for each kind of event.
import type { GameEvent, Name } from "../../net/types";
import { ICONS, type Icon } from "./icons";

export interface RecapMark {
  icon: Icon;
  /** Events of one kind, the oldest first. */
  events: GameEvent[];
}

export interface RecapLine {
  /** Whose it is; -1: nobody's, such as lava. */
  seat: number;
  marks: RecapMark[];
}

const NOBODY = -1;

/** The events after the last one of a seat, without those that already belong to its turn now. */
export function since(log: readonly GameEvent[], seat: number): GameEvent[] {
  const doers = doersOf(log);
  let end = log.length;
  while (end > 0 && doers[end - 1] === seat) end--;
  let start = end;
  while (start > 0 && doers[start - 1] !== seat) start--;
  return start === 0 && !doers.includes(seat) ? [] : log.slice(start, end);
}

/** One line for each player in the order of their events; only what everybody was told. */
export function recap(log: readonly GameEvent[], seat: number): RecapLine[] {
  const open = log.filter((event) => event.for === undefined);
  const events = since(open, seat);
  const all = doersOf(open);
  const doers = new Map(open.map((event, n) => [event, all[n]!]));
  const lines: RecapLine[] = [];
  for (const event of events) {
    const icon = ICONS[event.event];
    if (!icon) continue;
    const doer = doers.get(event)!;
    let line = lines.find((one) => one.seat === doer);
    if (!line) lines.push((line = { seat: doer, marks: [] }));
    const mark = line.marks.find((one) => one.icon === icon && one.events[0]!.event === event.event);
    if (mark) mark.events.push(event);
    else line.marks.push({ icon, events: [event] });
  }
  return lines;
}

/** Whose each event is: the player it names, else the one whose turn it is. */
function doersOf(log: readonly GameEvent[]): number[] {
  let turn = NOBODY;
  return log.map((event) => {
    const named = event.message.args["seat"] as Name | undefined;
    const seat = typeof named === "object" && named.kind === "seat" ? Number(named.token) : NOBODY;
    if (event.event === "turn_began") turn = seat;
    if (event.event === "round_began") return NOBODY;
    return seat === NOBODY ? turn : seat;
  });
}
