// The Downfall of Pompeii: what is shown large, what is heard, and the pictures of the endings.
import type { Message } from "../../../net/types";
import { type Drama, GREAT, REVEAL, tokenOf } from "../../drama";
import type { Table } from "../types";
import Ending from "./Ending.svelte";
import Reveal from "./Reveal.svelte";
import Scenery from "./Scenery.svelte";

const ERUPTION = 14;
const LOSS = 7;

/** The table does not name the verdict, but shows it. */
export function ending(table: Table, _: Message): string {
  if (table.gates.every((gate) => !gate.open)) return "gates";
  return Object.values(table.bag).some((count) => count > 0) ? "nobody" : "ash";
}

export const drama: Drama<Table> = {
  Reveal,
  Scenery,
  Ending,
  ending,
  scene(event, _, seat) {
    const house = tokenOf(event, "house");
    switch (event.event) {
      case "played":
        return tokenOf(event, "seat") === String(seat) ? null : { look: "reveal", picture: house, beats: REVEAL, from: [`seat:${tokenOf(event, "seat")}`], to: [`card:${house}`, "played:cards"] };
      case "got":
        return { look: "reveal", picture: house, beats: REVEAL, from: ["pile:cards"], to: [`house:${house}`] };
      case "omen":
        return { look: "reveal", picture: "omen", beats: REVEAL + 1, from: ["pile:cards"], to: ["card:omen"] };
      case "first_ad79":
        return { look: "reveal", picture: "ad79", beats: REVEAL + 2, from: ["pile:cards"], to: ["pile:cards"] };
      case "second_ad79":
        return { look: "great", picture: "eruption", beats: ERUPTION, title: "moment-eruption" };
      case "drew_tile":
        return { look: "reveal", picture: tokenOf(event, "tile"), beats: REVEAL, from: ["bag:lava"], to: [`tile:${tokenOf(event, "tile")}`, "bag:lava"] };
      case "threw":
        return { look: "great", picture: "thrown", beats: GREAT, title: "moment-thrown" };
      case "buried":
        return { look: "great", picture: "buried", beats: LOSS, title: "moment-buried" };
      case "cut_off":
        return { look: "great", picture: "buried", beats: LOSS, title: "moment-cut-off" };
      case "gate_closed":
        return { look: "great", picture: "gate", beats: LOSS - 1, title: "moment-gate" };
      default:
        return null;
    }
  },
  sounds: {
    drew: "card", got: "card", played: "card", dealt: "card", settled: "step", relative_settled: "step", first_ad79: "rumble", omen: "rumble",
    second_ad79: "eruption", threw: "fall", drew_tile: "dice", laid: "rumble", buried: "fall", cut_off: "fall", gate_closed: "gate",
    ran: "step", saved: "saved", left_behind: "fall",
  },
};
