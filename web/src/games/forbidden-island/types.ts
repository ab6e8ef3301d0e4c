// The table of Forbidden Island as the server sends it, and the ids of its elements.
import type { ElementId, View } from "../../net/types";

export type Level = "dry" | "flooded" | "sunk";
export type Treasure = "earth_stone" | "statue_of_the_wind" | "crystal_of_fire" | "oceans_chalice";
export type Card = Treasure | "helicopter" | "sandbag" | "waters_rise";
export type Role = "engineer" | "explorer" | "navigator" | "diver" | "messenger" | "pilot";

export interface Tile {
  tile: string;
  row: number;
  col: number;
  level: Level;
  treasure: Treasure | null;
  pawns: number[];
}

export interface Adventurer {
  role: Role | null;
  place: string | null;
  hand: Card[];
  in_water: boolean;
  aboard: boolean;
}

export interface Table {
  phase: string;
  turn: number;
  actions: number;
  hand_limit: number;
  left: number;
  water: { level: number; skull: number; draws: number[] };
  rows: number;
  cols: number;
  tiles: Tile[];
  treasures: Record<Treasure, boolean>;
  seats: Adventurer[];
  treasure_cards: { pile: number; unseen: Partial<Record<Card, number>>; discard: Partial<Record<Card, number>> };
  /** Known layers of the flood pile, the topmost first; the order inside a layer is unknown. */
  floods: { layers: string[][]; discard: string[] };
  flyer: number | null;
}

export const LANDING = "fools_landing";
export const TREASURES: Treasure[] = ["earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice"];
/** The starting tile of each adventurer. */
export const STARTS: Record<string, Role> = {
  bronze_gate: "engineer",
  copper_gate: "explorer",
  gold_gate: "navigator",
  iron_gate: "diver",
  silver_gate: "messenger",
  fools_landing: "pilot",
};

/** The seat whose cards have ids without a seat: the viewer, else the seat in turn. */
export const own = (view: View): number => (view.seat >= 0 ? view.seat : view.actor);

/** Equal cards in one hand are one element. */
export const cardElement = (card: string, seat: number, view: View): ElementId =>
  seat === own(view) ? `card:${card}` : `card:${card}:${seat}`;

/** Each kind of card with its count, in order of appearance. */
export function counted<T extends string>(cards: T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
