// What things are called aloud: the labels screen readers say.
import { say, words } from "../../i18n/i18n.svelte";
import { counted, type Card, type Table, type Tile } from "./types";

export const seatName = (seat: number): string => words.name({ kind: "seat", token: String(seat) });
export const tileName = (tile: string): string => words.name({ kind: "tile", token: tile });
export const cardName = (card: string): string => words.name({ kind: "card", token: card });

export function tileLabel(tile: Tile): string {
  const good = tile.treasure ? [words.name({ kind: "treasure", token: tile.treasure })] : [];
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

/** Cards with their numbers: “Earth Stone × 2”. */
export const cardsLabel = (cards: [string, number][]): string[] =>
  cards.map(([card, count]) => (count > 1 ? `${cardName(card)} × ${count}` : cardName(card)));

export const handLabel = (hand: Card[]): string =>
  hand.length === 0 ? say("board-no-cards") : words.list(cardsLabel(counted(hand)));
