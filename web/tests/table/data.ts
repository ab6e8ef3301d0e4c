// Data for the tests of a table.
import type { Choice, GameEvent } from "../../src/net/types";

export const gameEvent = (record: number, event: string, seat?: number): GameEvent => ({
  record,
  event,
  touches: [],
  message: { id: `event-${event}`, args: seat === undefined ? {} : { seat: { kind: "seat", token: String(seat) } } },
});

export const choiceOf = (code: number, action: string, touches: string[], seat = 0): Choice => ({
  seat,
  code,
  action,
  touches,
  message: { id: "do", args: {} },
});
