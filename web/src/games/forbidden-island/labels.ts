// Labels of elements for screen readers.
import { i18n, say } from "../../i18n/i18n.svelte";
import { counted, type Card, type Table, type Tile } from "./types";

export const seatName = (seat: number): string => i18n.seatName(seat);
export const tileName = (tile: string): string => i18n.name({ kind: "tile", token: tile });
export const cardName = (card: string): string => i18n.name({ kind: "card", token: card });

export function tileLabel(tile: Tile): string {
  const good = tile.treasure ? [i18n.name({ kind: "treasure", token: tile.treasure })] : [];
  return [tileName(tile.tile), say(`level-${tile.level}`), ...good, ...tile.pawns.map(seatName)].join(", ");
}

export function pawnLabel(seat: number, table: Table): string {
  const { role, place, in_water, aboard } = table.seats[seat]!;
  const parts = [seatName(seat)];
  if (role) parts.push(say(`role-${role}`));
  if (place) parts.push(tileName(place));
  if (in_water) parts.push(say("board-in-water"));
  if (aboard) parts.push(say("board-aboard"));
  return parts.join(", ");
}

/** Cards with their counts: “Earth Stone × 2”. */
export const cardsLabel = (cards: [string, number][]): string[] =>
  cards.map(([card, count]) => (count > 1 ? `${cardName(card)} × ${count}` : cardName(card)));

export const handLabel = (hand: Card[]): string =>
  hand.length === 0 ? say("board-no-cards") : i18n.list(cardsLabel(counted(hand)));

/** The name of layer `n` of the flood pile; layer 0 is drawn from next. */
export function layerName(n: number, count: number, layers: number): string {
  if (layers === 1) return say("layer-all", { count });
  return say(n === 0 ? "layer-next" : "layer-below", { count });
}
