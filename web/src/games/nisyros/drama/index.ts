// Nisyros: what is shown large, what is heard, and the pictures of the endings.
import type { GameEvent, Message } from "../../../net/types";
import { type Drama, REVEAL, type Staging, tokenOf } from "../../drama";
import type { NisyrosTable } from "../types";
import Ending from "./Ending.svelte";
import Reveal from "./Reveal.svelte";
import Scenery from "./Scenery.svelte";

const DIE = 2;
/** People flee one after the other: shorter than other great scenes. */
const PERSON = 6;
const TERRACE = 7;
const COAST = 10;

function lava(event: GameEvent): Staging {
  const coast = tokenOf(event, "area").endsWith("_coast");
  return { look: "great", picture: coast ? "coast" : "terrace", beats: coast ? COAST : TERRACE, title: coast ? "moment-coast" : "moment-lava" };
}
const person = (picture: string, title: string): Staging => ({ look: "great", picture, beats: PERSON, title });

export function ending(_: NisyrosTable, { id, args }: Message): string {
  const { reason } = args;
  const covered = typeof reason === "object" && "token" in reason && reason.token === "covered";
  return `${id.slice("result-".length)}${covered ? " covered" : ""}`;
}

export const drama: Drama<NisyrosTable> = {
  Reveal,
  Scenery,
  Ending,
  ending,
  scene(event) {
    switch (event.event) {
      case "card_drawn":
        return { look: "reveal", picture: "card", beats: REVEAL + 1, from: ["pile:pile"], to: [`card:${tokenOf(event, "card")}`, "pile:discard"] };
      case "die_thrown":
        return { look: "reveal", picture: "die", beats: DIE, to: [`die:${tokenOf(event, "die")}`] };
      case "events_due":
        return { look: "reveal", picture: "event", beats: DIE, to: ["die:event"] };
      case "volcano_thrown":
        return { look: "reveal", picture: "volcano", beats: REVEAL, to: ["die:volcano"] };
      case "erupted":
      case "lava_flowed":
        return lava(event);
      case "fled_to":
        return person("run", "moment-escape");
      case "fled_by_boat":
        return person("boat", "moment-escape");
      case "evacuated":
        return person("boat", "moment-boat");
      case "perished":
      case "cut_off":
        return person("hades", "moment-hades");
      default:
        return null;
    }
  },
  sounds: {
    card_drawn: "card", die_thrown: "dice", events_due: "dice", volcano_thrown: "dice", worker_moved: "step", summoned: "step",
    gathered: "gather", bonus_taken: "gather", fed: "gather", boat_built: "build", dam_built: "build", dams_held: "gate", dam_lost: "gate",
    lava_flowed: "rumble", erupted: "eruption", fled_to: "saved", fled_by_boat: "horn", evacuated: "horn", boat_sailed: "splash",
    boat_landed: "splash", boat_lost: "sink", boats_burned: "sink", perished: "fall", cut_off: "fall",
  },
};
