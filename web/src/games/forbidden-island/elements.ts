// The elements of each choice: those that must be picked, and those that may be picked first.
import type { Choice, ElementId, View } from "../../net/types";
import { cardElement, LANDING, type Table } from "./types";

const parts = (choice: Choice): string[] => choice.action.split(" ");

export function needs(choice: Choice, view: View<Table>): ElementId[] {
  const [verb, one = "", two = ""] = parts(choice);
  const card = (name: string) => cardElement(name, choice.seat, view);
  switch (verb) {
    case "fly":
      // If a step leads there too, a click on the tile means the step, and the flight begins with the Pilot's role.
      return walks(one, choice.seat, view) ? ["role:pilot", `tile:${one}`] : [`tile:${one}`];
    case "give":
      return [card(one), `seat:${two}`];
    case "sandbag":
      return [card("sandbag"), `tile:${one}`];
    case "board":
      return view.table.flyer === null ? [card("helicopter"), `seat:${one}`] : [`seat:${one}`];
    case "discard":
      return [card(one)];
    default:
      return choice.touches;
  }
}

export function via(choice: Choice, view: View<Table>): ElementId[] {
  const [verb, one = ""] = parts(choice);
  const me = `seat:${choice.seat}`;
  switch (verb) {
    case "move":
    case "swim":
      return [me];
    case "fly":
      return walks(one, choice.seat, view) ? [] : [me, "role:pilot"];
    case "capture":
      return [cardElement(one, choice.seat, view)];
    case "land":
      return view.table.seats.flatMap((sitting, seat) => (sitting.aboard ? [`seat:${seat}`] : []));
    case "lift_off":
      return [cardElement("helicopter", choice.seat, view), `tile:${LANDING}`];
    case "draw_card":
      return ["pile:treasure_cards"];
    case "draw_flood":
      return ["pile:floods"];
    case "discard":
      return ["discard:treasure_cards"];
    default:
      return [];
  }
}

const walks = (tile: string, seat: number, view: View): boolean =>
  view.choices.some((choice) => choice.seat === seat && choice.action === `move ${tile}`);
