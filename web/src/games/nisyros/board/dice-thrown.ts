// The dice that leave no trace on the table: what they showed is followed from what was told.
import type { Told } from "../../../net/types";

export interface Thrown {
  /** The event die this round. */
  events: number | null;
  /** The volcano die, as the token of its face. */
  volcano: string | null;
  /** The last throw of somebody who fled. */
  luck: "red" | "black" | null;
}

const NOTHING: Thrown = { events: null, volcano: null, luck: null };

/** What the dice show after all that was told; a new round forgets the one before. */
export function thrownSoFar(told: readonly Told[]): Thrown {
  return told.reduce((now, { event, message }) => {
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
