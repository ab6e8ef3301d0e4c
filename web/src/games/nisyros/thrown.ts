// The dice that leave no trace on the table: what they showed is followed from what was told.
import type { Told } from "../../wire/types";

export interface Thrown {
  round: number;
  /** The event die this round. */
  events: number | null;
  /** The volcano die, as the token of its face. */
  volcano: string | null;
  /** The last throw of somebody who fled. */
  luck: "red" | "black" | null;
}

/** Nothing thrown yet in a round. */
export const noThrow = (round: number): Thrown => ({ round, events: null, volcano: null, luck: null });

/** What the dice show after some events; a new round forgets the one before, also when its beginning was not seen. */
export function followDice(before: Thrown, round: number, events: readonly Told[]): Thrown {
  return events.reduce((now, told) => {
    switch (told.event) {
      case "round_began":
        return noThrow(round);
      case "events_due":
        return { ...now, events: Number(told.message.args.number) };
      case "volcano_thrown": {
        const face = told.message.args.volcano;
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
  }, before.round === round ? before : noThrow(round));
}
