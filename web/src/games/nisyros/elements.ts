// What must be picked for each choice, and what may be picked first. Rules of the game are not needed for it: it only
// says which thing on the board a word of a choice means.
import type { Choice, Element, View } from "../../net/types";
import type { NisyrosTable, Zone } from "./types";

type Nisyros = View<NisyrosTable>;

/** The elements of a choice: `needs` must be picked, `via` may be. */
export interface Elements {
  needs: Element[];
  via: Element[];
}

export function elements(choice: Choice, view: Nisyros): Elements {
  const [verb, one = "", two = ""] = choice.action.split(" ");
  switch (verb) {
    case "pick":
      return { needs: [`workplace:${one}`], via: [] };
    case "put":
      return { needs: [`workplace:${one}`], via: origin(choice, view, one) };
    case "sail":
      return { needs: [`boats:${one}`, `sea:${two}`], via: [] };
    case "zone":
      return { needs: [`zone:${one}`], via: [] };
    case "coast":
    case "settle":
      return { needs: [`area:${one}_coast`], via: [] };
    case "strike":
    case "run":
    case "run_lying":
      return { needs: [group(verb, one, two, view)], via: [] };
    case "rescue_worker":
      return { needs: [group(verb, one, two, view)], via: ["kos:kos"] };
    case "rescue_citizen":
      return { needs: [citizens(one, two, view)], via: ["kos:kos"] };
    case "summon":
      return { needs: [citizens(two, one, view)], via: [`workplace:${one}_theatre`] };
    case "find":
      return { needs: [`lost:${one}`], via: ["hades:hades"] };
    case "boat":
      return { needs: [`workplace:${one}_shipyard`], via: [] };
    case "dam":
      return { needs: [`area:${one}`], via: [`workplace:${one.split("_")[0]}_dams`] };
    case "double":
      return { needs: [`workplace:${one}`], via: diceFor(one, view) };
    case "hermes":
      return { needs: [`workplace:${one}`], via: free("hermes", view) };
    case "board_citizen":
      return { needs: [citizens(one, fleeing(view), view)], via: ["kos:kos", `boats:${fleeing(view)}`] };
    case "board_worker":
      return { needs: [boarder(Number(one), view)], via: ["kos:kos", `boats:${fleeing(view)}`] };
    default:
      return { needs: choice.touches, via: [] };
  }
}

/** Where the worker who is put down comes from: he can be dragged from there. */
function origin({ seat }: Choice, { table }: Nisyros, target: string): Element[] {
  const from = table.runner?.from ?? table.seats[seat]?.holds;
  return from && from !== target ? [`workplace:${from}`] : [];
}

/** Dragging a worker takes him; who is dragged to Kos or to a boat needs no more than that. */
export function begins(choice: Choice): "lift" | "aim" | null {
  const verb = choice.action.split(" ", 1)[0]!;
  if (verb === "pick" || verb.startsWith("run")) return "lift";
  return verb.startsWith("rescue") || verb.startsWith("board") ? "aim" : null;
}

/** A worker in somebody's hand: pressed again he is put back. */
export function inHand(table: NisyrosTable, seat: number): Element | null {
  const from = table.runner?.from ?? table.seats[seat]?.holds;
  return from ? `workplace:${from}` : null;
}

/** Boats belong to all: it does not matter who sails them. */
export const alike = (choice: Choice): boolean => choice.action.startsWith("sail ");

/** Workers of a seat: the workplace if nobody else there is meant, else this group of figures alone. */
function group(verb: string, seat: string, workplace: string, view: Nisyros): Element {
  const rivals = view.choices.filter((c) => c.action.endsWith(` ${workplace}`)).length;
  if (rivals <= 1) return `workplace:${workplace}`;
  return `${verb === "run_lying" ? "lying" : "worker"}:${seat}_${workplace}`;
}

function citizens(seat: string, village: string, view: Nisyros): Element {
  const here = zoneOf(village, view.table)?.citizens.filter((n) => n > 0).length ?? 0;
  return here > 1 ? `citizen:${seat}_${village}` : `village:${village}`;
}

/** Workers of one player are alike wherever on the coast they stand: the first of them stands for all. */
function boarder(seat: number, view: Nisyros): Element {
  const coast = zoneOf(fleeing(view), view.table)?.workplaces.slice(4) ?? [];
  const place = coast.find((w) => w.workers[seat]! > 0);
  if (!place) return `seat:${seat}`;
  const alone = place.workers.every((n, p) => p === seat || n === 0);
  return alone ? `workplace:${place.workplace}` : `worker:${seat}_${place.workplace}`;
}

const fleeing = (view: Nisyros): string => view.table.flight?.area.split("_")[0] ?? "";
const zoneOf = (village: string, table: NisyrosTable): Zone | undefined => table.zones.find((z) => z.village === village);

function free(face: string, view: Nisyros): Element[] {
  return view.table.dice.filter((d) => d.face === face && d.on === null).map((d) => `die:${d.die}`);
}

function diceFor(workplace: string, view: Nisyros): Element[] {
  const [village = "", place = ""] = workplace.split("_");
  const ring = place.startsWith("ring") ? Number(place.slice(4)) - 1 : -1;
  const kind = ring >= 0 ? zoneOf(village, view.table)?.areas[ring]?.resource : place;
  return kind ? free(kind, view) : [];
}
