// The tip of each element, with the paragraph of the rulebook it cites.
import type { ElementId, Message } from "../../net/types";
import type { Tip } from "../game";
import type { Table } from "./types";

export const SYMBOLS = ["coin", "scroll", "vase", "column", "mask", "helmet"];
export const DUALS = ["helmet_mask", "vase_scroll", "column_coin"];

const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });
const name = (kind: string, token: string) => ({ kind, token });

export function tip(element: ElementId, table: Table): Tip | null {
  const [kind, token] = element.split(/:(.*)/, 2) as [string, string];
  switch (kind) {
    case "cell":
      return cellTip(token, table);
    case "gate": {
      const gate = table.gates.find((g) => g.gate === token);
      const text = message(gate?.open ? "tip-gate-open" : "tip-gate-closed");
      return { title: message("tip-named", { name: name("gate", token) }), text, cite: gate?.open ? "7.4" : "6.7" };
    }
    case "house":
    case "card":
      if (token === "omen") return { title: message("omen-card"), text: message("tip-omen"), cite: "4.3" };
      return { title: message("card-label", { house: name("house", token) }), text: message("tip-card"), cite: "3.3" };
    case "figure":
      return { title: message("tip-figure"), text: message("tip-omen"), cite: "4.3" };
    case "supply":
      if (table.step === "to_welcome") return { title: message("tip-supply"), text: message("tip-relatives"), cite: "5.2" };
      return { title: message("tip-supply"), text: message("tip-supply-text"), cite: table.step === "to_settle_joker" ? "3.4" : "3.3" };
    case "pile":
      return { title: message("tip-pile"), text: message("tip-pile-text", { count: table.pile, omens: table.omens_left }), cite: "2.2" };
    case "played":
      return { title: message("played-label"), text: message("tip-played"), cite: "2.1" };
    case "bag":
      return { title: message("tip-bag"), text: message("tip-bag-text"), cite: "6.2" };
    case "tile":
      return { title: message("tile-label", { tile: name("tile", token) }), text: message(token.includes("_") ? "tip-dual" : "tip-tile"), cite: token.includes("_") ? "6.9" : "6.4" };
    case "symbol":
      return { title: message("tile-label", { tile: name("tile", token) }), text: message("tip-tile"), cite: "6.4" };
    case "volcano":
      return { title: message("tip-volcano"), text: message("tip-volcano-text"), cite: "4.3" };
  }
  return null;
}

function cellTip(token: string, table: Table): Tip | null {
  const cell = table.cells.find((c) => c.cell === token);
  if (!cell) return null;
  const title = message("tip-named", { name: name("cell", token) });
  if (cell.lava) return { title, text: message("tip-lava", { symbol: name("symbol", cell.lava) }), cite: "6.6" };
  if (table.phase === "fleeing" && cell.reach) return { title, text: message("tip-reach", { count: cell.reach }), cite: "7.2" };
  if (cell.vent) return { title, text: message(cell.shut ? "tip-vent-shut" : "tip-vent", { symbol: name("symbol", cell.vent) }), cite: cell.shut ? "1.4" : "6.3" };
  if (cell.colour === "neutral") return { title, text: message("tip-neutral", { count: cell.spaces }), cite: "5.2" };
  if (cell.building) return { title, text: message("tip-building", { building: cell.building, count: cell.spaces }), cite: "1.2" };
  return { title, text: message("tip-street"), cite: "1.1" };
}
