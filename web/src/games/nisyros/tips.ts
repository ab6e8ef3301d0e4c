// The tip of each element, with the paragraph of the rulebook it cites.
import type { ElementId, Message, Argument } from "../../net/types";
import type { Tip } from "../game";
import type { NisyrosTable, Zone } from "./types";

const CARDS = ["plan", "runner", "thunderstorm", "storm", "harvest", "drizzle", "fasting", "rats", "siesta", "fumes", "search",
  "boat", "oracle", "crevice", "call", "woodworm", "tremor", "earthquake", "wind", "panic"];
/** The paragraph of each step of the round, first to tenth. */
const STEPS = ["4.1", "5.1", "7.1", "8.1", "9.1", "10.1", "11.1", "12.2", "13.1", "15.1"];

const message = (id: string, args: Record<string, Argument> = {}): Message => ({ id, args });
const named = (kind: string, token: string): Argument => ({ kind, token });
/** A message that is only a name. */
const only = (kind: string, token: string): Message => message(`${kind}-${token.replaceAll("_", "-")}`);

export function tip(element: ElementId, table: NisyrosTable): Tip | null {
  const [kind = "", token = ""] = element.split(":");
  const place = at(token, table);
  switch (kind) {
    case "area":
    case "workplace":
      return place && land(place.zone, place.where, kind, token);
    case "village":
      return village(token, table);
    case "sea":
      return { title: message("tip-sea", { village: named("village", token) }), text: message("tip-boats-text"), cite: "4.5" };
    case "boats":
      return { title: message("board-boats-at", { number: zone(token, table)?.boats ?? 0, village: named("village", token) }), text: message("tip-boats-text"), cite: "4.5" };
    case "clock":
      return clock(token, table);
    case "zone":
      return { title: message("do-zone", { village: named("village", token) }), cite: "13.3" };
    case "kos":
    case "saved":
      return { title: message("tip-kos"), text: message("tip-kos-text"), cite: "17.2" };
    case "hades":
    case "lost":
      return { title: message("tip-hades"), text: message("tip-hades-text"), cite: "14.1" };
    case "die":
      return die(token, table);
    case "card":
      return { title: only("card", token), text: message(`effect-${token}`), cite: `6.${CARDS.indexOf(token) + 1}` };
    case "pile":
      return pile(token, table);
    case "resource":
      return store(token as "stone", table);
    case "supply":
      return { title: message(`tip-supply-${token}`, { number: table.supply[token as "boats"] }), text: message("tip-supply-text"), cite: "1.4" };
    case "step":
      return { title: message(`step-${token}`), text: message(`step-${token}-text`), cite: STEPS[Number(token) - 1]! };
    case "round":
      return { title: message("tip-round", { number: table.round }), text: message(`tip-level-${table.level}`, { eruptions: table.eruptions_a_round }), cite: "2.9" };
    case "eruptions":
      return { title: eruptions(table), text: message("tip-eruptions-text"), cite: "13.1" };
    case "worker":
    case "lying":
    case "citizen":
    case "aloft":
    case "seat":
      return person(kind, token, table);
    default:
      return null;
  }
}

export const eruptions = (table: NisyrosTable) =>
  table.eruptions === null ? message("tip-eruptions-open") : message("tip-eruptions", { number: table.eruptions });

const zone = (village: string, table: NisyrosTable): Zone | undefined => table.zones.find((z) => z.village === village);

function at(token: string, table: NisyrosTable): { zone: Zone; where: string } | null {
  const [village = "", where = ""] = token.split("_");
  const found = zone(village, table);
  return found && where ? { zone: found, where } : null;
}

function land(z: Zone, where: string, kind: string, token: string): Tip {
  const title = only(kind, token);
  const area = z.areas[where.startsWith("ring") ? Number(where.slice(4)) - 1 : 4]!;
  if (area.fleeing) return { title, text: message("tip-fleeing-text"), cite: "14.1" };
  if (area.covered) return { title, text: message("tip-lava-text"), cite: "12.2" };
  if (area.fumes) return { title, text: message("tip-fumes-text"), cite: "6.10" };
  if (where === "theatre") return { title, text: message("tip-theatre-text", { number: z.jobs.calls }), cite: "10.1" };
  if (where === "shipyard") return { title, text: message("tip-shipyard-text", { number: z.jobs.boats }), cite: "9.1" };
  if (where === "dams") return { title, text: message("tip-dams-text", { number: z.jobs.dams }), cite: "9.2" };
  const dams = { number: area.dams, spots: area.spots };
  if (where === "coast") return { title, text: message("tip-coast-text", dams), cite: "1.2" };
  const upper = where === "ring1" || where === "ring2";
  const args = { resource: named("resource", area.resource ?? "stone"), ...dams };
  if (where === "ring1") return { title, text: message(area.bonus ? "tip-top-text" : "tip-top-taken-text", { resource: args.resource }), cite: area.bonus ? "8.3" : "8.1" };
  return { title, text: message(upper ? "tip-upper-text" : "tip-lower-text", args), cite: "8.1" };
}

function village(token: string, table: NisyrosTable): Tip {
  const title = message("tip-village", { village: named("village", token) });
  const coast = zone(token, table)?.areas[4];
  if (coast?.fleeing) return { title, text: message("tip-fleeing-text"), cite: "14.1" };
  if (coast?.covered) return { title, text: message("tip-lava-text"), cite: "12.2" };
  return { title, text: message("tip-village-text"), cite: "1.2" };
}

function clock(village: string, table: NisyrosTable): Tip | null {
  const z = zone(village, table);
  if (!z) return null;
  if (z.lava === 5) return { title: only("area", `${village}_coast`), text: message("tip-lava-text"), cite: "12.2" };
  return { title: message("tip-clock", { village: named("village", village), rounds: z.tenths_left / 10 }), text: message("tip-clock-text"), cite: "12.2" };
}

function die(token: string, table: NisyrosTable): Tip {
  if (token === "event") return { title: message("tip-event-die"), text: message("tip-event-die-text"), cite: "5.1" };
  if (token === "volcano") return { title: message("tip-volcano-die"), text: message("tip-volcano-die-text"), cite: "13.2" };
  if (token === "flight") return { title: message("tip-flight-die"), text: message("tip-flight-die-text"), cite: "14.1" };
  const face = table.dice.find((d) => d.die === token)?.face ?? null;
  const title = message("board-die", { die: named("die", token) });
  if (face === null) return { title, text: message("tip-die-blank-text"), cite: "1.6" };
  if (face === "more" || face === "less") return { title: only("face", face), text: message("tip-die-eruption-text"), cite: "7.2" };
  if (face === "hermes") return { title: only("face", face), text: message("tip-die-hermes-text"), cite: "7.4" };
  return { title: only("face", face), text: message("tip-die-doubler-text"), cite: "7.3" };
}

function pile(token: string, table: NisyrosTable): Tip {
  const held = token === "pile" ? table.cards.unseen : table.cards.discard;
  const number = Object.values(held).reduce((a, b) => a + b, 0);
  const cards = Object.entries(held).flatMap(([card, n]) => Array<Argument>(n).fill(named("card", card)));
  const title = message(`tip-${token}`, { number });
  return { title, text: cards.length > 0 ? message(`tip-${token}-text`, { cards, stars: table.cards.stars_on_top }) : null, cite: token === "pile" ? "2.7" : "5.5" };
}

function store(resource: "stone" | "wood" | "wheat", table: NisyrosTable): Tip {
  const { amount, limit } = table.stores[resource];
  return { title: message("tip-store", { resource: named("resource", resource), number: amount, limit }), text: message(`tip-store-${resource}`), cite: "1.5" };
}

function person(kind: string, token: string, table: NisyrosTable): Tip | null {
  const seat = Number(token.split("_")[0]);
  const state = table.seats[seat];
  if (!state) return null;
  const title = message("board-people-of", { seat: named("seat", String(seat)), number: state.workers + state.citizens });
  if (kind === "lying") return { title, text: message("tip-lying-text"), cite: "6.9" };
  const home = state.home ?? state.village;
  const args = { saved: state.kos, lost: state.hades };
  return { title, text: home ? message("tip-person-text", { village: named("village", home), ...args }) : null, cite: kind === "citizen" ? "1.3" : "4.2" };
}
