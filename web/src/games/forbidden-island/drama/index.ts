// Forbidden Island: what is shown large, what is heard, and the pictures of the endings.
import type { Message } from "../../../net/types";
import { type Drama, GREAT, REVEAL, tokenOf } from "../../drama";
import type { Table } from "../types";
import Ending from "./Ending.svelte";
import Reveal from "./Reveal.svelte";
import Scenery from "./Scenery.svelte";


export function ending(_: Table, { id, args }: Message): string {
  if (id === "result-won") return "won";
  const [first] = Array.isArray(args.reasons) ? args.reasons : [];
  const reason = typeof first === "object" && "token" in first ? first.token : "";
  return reason;
}

export const drama: Drama<Table> = {
  Reveal,
  Scenery,
  Ending,
  ending,
  scene(event) {
    const tile = tokenOf(event, "tile");
    switch (event.event) {
      case "card_drawn": {
        const card = tokenOf(event, "card");
        const seat = tokenOf(event, "seat");
        return { look: "reveal", picture: card, beats: REVEAL, from: ["pile:treasure_cards"], to: [`card:${card}:${seat}`, `card:${card}`, `seat:${seat}`] };
      }
      case "flooded":
        return { look: "reveal", picture: tile, beats: REVEAL, from: ["pile:floods"], to: [`tile:${tile}`] };
      case "water_rose":
        return { look: "great", picture: "waters_rise", beats: GREAT, title: "moment-waters-rise" };
      case "sunk":
        return { look: "great", picture: tile, beats: GREAT, title: "moment-sunk" };
      case "captured":
        return { look: "great", picture: tokenOf(event, "treasure"), beats: GREAT, title: "moment-treasure" };
      default:
        return null;
    }
  },
  sounds: {
    card_drawn: "card", card_dealt: "card", card_discarded: "card", gave: "card", moved: "step", guided: "step", swam: "splash",
    in_the_water: "splash", flew: "horn", boarded: "horn", landed: "step", shored_up: "build", sandbag_played: "build", flooded: "flood",
    sunk: "sink", water_rose: "rise", captured: "treasure",
  },
};
