// The last throws of dice that are not part of the table, followed from the log.
import type { GameEvent } from "../../../net/types";

export interface Thrown {
  /** The event die this round. */
  events: number | null;
  /** The volcano die, as the token of its face. */
  volcano: string | null;
  /** The last throw for a person in flight. */
  luck: "red" | "black" | null;
}

const NOTHING: Thrown = { events: null, volcano: null, luck: null };

/** The throws of the current round. */
export function thrownThisRound(log: readonly GameEvent[]): Thrown {
  return log.reduce((now, { event, message }) => {
    switch (event) {
      case "round_began":
        return NOTHING;
      case "events_due":
        return { ...now, events: Number(message.args.number) };
      case "volcano_thrown": {
        const face = message.args.volcano;
        return { ...now, volcano: typeof face === "object" && "token" in face ? face.token : null };
      }
      case "fled_to":
      case "fled_by_boat":
        return { ...now, luck: "black" as const };
      case "perished":
        return { ...now, luck: "red" as const };
      default:
        return now;
    }
  }, NOTHING);
}
