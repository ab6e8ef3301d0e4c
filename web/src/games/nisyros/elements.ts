// The elements of each choice: those that must be picked, and those that may be picked first. Knows no rules, only which
// element a word of an action means.
import type { Choice, ElementId, View } from "../../net/types";
import type { NisyrosTable, Zone } from "./types";

type Nisyros = View<NisyrosTable>;

/** `needs` must be picked, `via` may be picked first. */
export interface Elements {
  needs: ElementId[];
  via: ElementId[];
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

/** The workplace of the lifted worker, to drag the worker from. */
function origin({ seat }: Choice, { table }: Nisyros, target: string): ElementId[] {
  const from = table.runner?.from ?? table.seats[seat]?.holds;
  return from && from !== target ? [`workplace:${from}`] : [];
}

/** Dragging a worker picks the worker; people can be dragged to Kos or to a boat. */
export function begins(choice: Choice): "lift" | "aim" | null {
  const verb = choice.action.split(" ", 1)[0]!;
  if (verb === "pick" || verb.startsWith("run")) return "lift";
  return verb.startsWith("rescue") || verb.startsWith("board") ? "aim" : null;
}

/** The lifted worker. */
export function inHand(table: NisyrosTable, seat: number): ElementId | null {
  const from = table.runner?.from ?? table.seats[seat]?.holds;
  return from ? `workplace:${from}` : null;
}

/** What has the same effect whoever does it: boats belong to all, and in steps 5 and 6 the active player acts for others. */
export const alike = (choice: Choice): boolean => /^(sail|boat|dam|summon) /.test(choice.action);

/** The workers of a seat at a workplace: the workplace if no other seat can be chosen there, else the group of figures. */
function group(verb: string, seat: string, workplace: string, view: Nisyros): ElementId {
  const rivals = view.choices.filter((c) => c.action.endsWith(` ${workplace}`)).length;
  if (rivals <= 1) return `workplace:${workplace}`;
  return `${verb === "run_lying" ? "lying" : "worker"}:${seat}_${workplace}`;
}

function citizens(seat: string, village: string, view: Nisyros): ElementId {
  const here = zoneOf(village, view.table)?.citizens.filter((n) => n > 0).length ?? 0;
  return here > 1 ? `citizen:${seat}_${village}` : `village:${village}`;
}

/** The worker who boards: the first on the coast, because it makes no difference which one of a player does. */
function boarder(seat: number, view: Nisyros): ElementId {
  const coast = zoneOf(fleeing(view), view.table)?.workplaces.slice(4) ?? [];
  const place = coast.find((w) => w.workers[seat]! > 0);
  if (!place) return `seat:${seat}`;
  const alone = place.workers.every((n, p) => p === seat || n === 0);
  return alone ? `workplace:${place.workplace}` : `worker:${seat}_${place.workplace}`;
}

const fleeing = (view: Nisyros): string => view.table.flight?.area.split("_")[0] ?? "";
const zoneOf = (village: string, table: NisyrosTable): Zone | undefined => table.zones.find((z) => z.village === village);

function free(face: string, view: Nisyros): ElementId[] {
  return view.table.dice.filter((d) => d.face === face && d.on === null).map((d) => `die:${d.die}`);
}

function diceFor(workplace: string, view: Nisyros): ElementId[] {
  const [village = "", place = ""] = workplace.split("_");
  const ring = place.startsWith("ring") ? Number(place.slice(4)) - 1 : -1;
  const kind = ring >= 0 ? zoneOf(village, view.table)?.areas[ring]?.resource : place;
  return kind ? free(kind, view) : [];
}
