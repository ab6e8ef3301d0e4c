// The board of every game that has none of its own: it draws the parts that the game lists, or what its data shows.
import type { GameModule, Tip } from "../games/game";
import type { Choice, ElementId, View } from "../net/types";
import { verbOf } from "../table/interaction/selection.svelte";
import { badge } from "./badges";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { helpOf, nameOf, partLabel, verbatim } from "./labels";
import { elementOf } from "./parts";
import { partsOf } from "./parts-of";
import SeatPanel from "./SeatPanel.svelte";

/** The parts that choose an action: those that name its verb, of nobody or of whose action it is. */
function via(choice: Choice, view: View): ElementId[] {
  if (choice.touches.length > 0) return [];
  const own = partsOf(view.table, view.seats).filter((part) => part.seat === undefined || part.seat === choice.seat);
  return own.flatMap((part) => (part.verbs?.includes(verbOf(choice)) ? [elementOf(part)] : []));
}

function tip(element: ElementId, table: unknown): Tip {
  const part = partsOf(table, 0).find((one) => elementOf(one) === element);
  const [kind, token = ""] = element.split(":") as [string, string?];
  return { title: verbatim(part ? partLabel(part) : nameOf(kind, token)), text: helpOf(element) };
}

/** No scenes and no sounds of its own. */
const drama: GameModule["drama"] = { Ending, scene: () => null, sounds: {}, ending: () => "home" };

export const defaultModule: GameModule<unknown> = { Board, SeatPanel, upright: true, badge, via, tip, drama, statistics: () => [] };
