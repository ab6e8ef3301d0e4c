// What the server shows of a Forbidden Island table, and how its things are called as elements.
import type { Element, View } from "../../net/types";

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
  left: number;
  water: { level: number; skull: number; draws: number[] };
  rows: number;
  cols: number;
  tiles: Tile[];
  treasures: Record<Treasure, boolean>;
  seats: Adventurer[];
  artefacts: { pile: number; unseen: Partial<Record<Card, number>>; discard: Partial<Record<Card, number>> };
  /** The known layers of the flood pile, the topmost first, each in unknown order. */
  floods: { layers: string[][]; discard: string[] };
  flyer: number | null;
}

export const LANDING = "fools_landing";
export const TREASURES: Treasure[] = ["earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice"];
/** Where each adventurer begins. */
export const STARTS: Record<string, Role> = {
  bronze_gate: "engineer",
  copper_gate: "explorer",
  gold_gate: "navigator",
  iron_gate: "diver",
  silver_gate: "messenger",
  fools_landing: "pilot",
};

/** The seat whose cards are called by their plain name: who looks, or else who acts. */
export const own = (view: View): number => (view.seat >= 0 ? view.seat : view.actor);

/** All cards of a kind in one hand are one thing. */
export const cardElement = (card: string, seat: number, view: View): Element =>
  seat === own(view) ? `card:${card}` : `card:${card}:${seat}`;

/** Equal cards together, in the order in which they come. */
export function counted<T extends string>(cards: T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
