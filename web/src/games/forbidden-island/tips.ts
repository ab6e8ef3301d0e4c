// The tip of each element, with the paragraph of the rulebook it cites.
import type { ElementId, Message } from "../../net/types";
import type { Tip } from "../game";
import { i18n, say } from "../../i18n/i18n.svelte";
import { cardsLabel, layerName, tileName } from "./labels";
import { LANDING, STARTS, type Role, type Table, type Tile, type Treasure } from "./types";

const ROLE_CITES: Record<Role, string> = { engineer: "4.6", explorer: "4.2", navigator: "4.4", diver: "4.3", messenger: "4.7", pilot: "4.2" };
const CARD_CITES: Record<string, string> = { helicopter: "6.2", sandbag: "6.3", waters_rise: "5.3" };

const named = (kind: string, token: string): Message => ({ id: `${kind}-${token.replaceAll("_", "-")}`, args: {} });
const lines = (...parts: (string | null)[]): Message => ({ id: "tip-lines", args: { lines: parts.filter(Boolean).join("\n") } });

export function tip(element: ElementId, table: Table): Tip | null {
  const [kind, token = "", more] = element.split(":");
  switch (kind) {
    case "tile": {
      const tile = table.tiles.find((one) => one.tile === token);
      return tile ? tileTip(tile, table) : null;
    }
    case "treasure":
      return treasureTip(token as Treasure, table);
    case "card":
      return cardTip(token, more === undefined ? null : Number(more));
    case "role":
      return { title: named("role", token), text: { id: `role-${token}-help`, args: {} }, cite: ROLE_CITES[token as Role] };
    case "seat":
      return seatTip(Number(token), table);
    case "pile":
    case "discard":
      return pileTip(kind, token, table);
    case "track":
      return { title: { id: "tip-water", args: {} }, text: waterText(table), cite: "3.3" };
    default:
      return null;
  }
}

function tileTip(tile: Tile, table: Table): Tip {
  const title = named("tile", tile.tile);
  if (tile.level === "sunk") return { title, text: { id: "tip-sunk", args: {} }, cite: "7.2" };
  const use = useOf(tile, table);
  const level = tile.level === "flooded" ? say("tip-flooded") : null;
  return { title, text: lines(use.text, level, floodCard(tile.tile, table)), cite: use.cite };
}

function useOf(tile: Tile, table: Table): { text: string | null; cite: string } {
  if (tile.treasure) {
    if (table.treasures[tile.treasure]) return { text: say("tip-tile-taken"), cite: "4.8" };
    return { text: say("tip-tile-treasure", { treasure: { kind: "treasure", token: tile.treasure } }), cite: "4.8" };
  }
  if (tile.tile === LANDING) return { text: say("tip-tile-landing"), cite: "8.1" };
  const start = STARTS[tile.tile];
  if (start) return { text: say("tip-tile-start", { role: { kind: "role", token: start } }), cite: "2.4" };
  return { text: null, cite: "1.3" };
}

/** Where the flood card of a tile is, as far as it is known. */
function floodCard(tile: string, { floods }: Table): string {
  if (floods.discard.includes(tile)) return say("tip-flood-discarded");
  const n = floods.layers.findIndex((layer) => layer.includes(tile));
  const above = floods.layers.slice(0, n).flat().length;
  const count = floods.layers[n]?.length ?? 0;
  return above === 0 ? say("tip-flood-next", { count }) : say("tip-flood-below", { above });
}

const placesOf = (treasure: string, table: Table) =>
  table.tiles.filter((tile) => tile.treasure === treasure && tile.level !== "sunk").map((tile) => ({ kind: "tile", token: tile.tile }));

function treasureTip(treasure: Treasure, table: Table): Tip {
  const text: Message = table.treasures[treasure] ? { id: "tip-treasure-taken", args: {} } : { id: "tip-treasure", args: { tiles: placesOf(treasure, table) } };
  return { title: named("treasure", treasure), text, cite: "4.8" };
}

function cardTip(card: string, seat: number | null): Tip {
  const special = CARD_CITES[card];
  const text: Message = special ? { id: `card-${card.replaceAll("_", "-")}-help`, args: {} } : { id: "tip-card", args: {} };
  return { title: named("card", card), text: seat === null ? text : lines(say("tip-held", { seat: { kind: "seat", token: String(seat) } }), say(text)), cite: special ?? "4.8" };
}

function seatTip(seat: number, table: Table): Tip {
  const { role, in_water } = table.seats[seat]!;
  const title: Message = role ? named("role", role) : { id: "seat-name", args: { number: seat + 1 } };
  const text = lines(say("tip-pawn", { seat: { kind: "seat", token: String(seat) } }), role ? say(`role-${role}-help`) : null, in_water ? say("tip-in-water") : null);
  return { title, text, cite: in_water ? "7.3" : role ? ROLE_CITES[role] : "2.4" };
}

function pileTip(kind: "pile" | "discard", which: string, table: Table): Tip {
  const title = named(kind, which);
  if (which === "floods") {
    const { layers, discard } = table.floods;
    if (kind === "discard") return { title, text: lines(i18n.list(discard.map(tileName)), say("tip-flood-discard")), cite: "5.4" };
    const known = layers.map((layer, n) => say("labelled-text", { name: layerName(n, layer.length, layers.length), text: i18n.list(layer.map(tileName)) }));
    return { title, text: lines(...known), cite: "1.4" };
  }
  const { unseen, discard } = table.treasure_cards;
  const cards = i18n.list(cardsLabel(Object.entries(kind === "pile" ? unseen : discard)));
  return kind === "pile" ? { title, text: lines(cards, say("tip-pile")), cite: "5.1" } : { title, text: lines(cards, say("tip-discard")), cite: "5.5" };
}

function waterText({ water }: Table): Message {
  const draws = water.draws[water.level] ?? 0;
  const next = water.level + 1;
  const after = next >= water.skull ? say("tip-water-skull") : say("tip-water-next", { count: water.draws[next] ?? 0 });
  return lines(say("board-water", { level: water.level, skull: water.skull, count: draws }), after);
}
