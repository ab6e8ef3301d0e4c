// The table of Nisyros as the server sends it.

export type Village = "mandraki" | "pali" | "emporios" | "nikia";
export type Resource = "stone" | "wood" | "wheat";
export type Face = Resource | "shipyard" | "dams" | "theatre" | "hermes" | "more" | "less";

export interface Area {
  area: string;
  covered: boolean;
  resource: Resource | null;
  bonus: boolean;
  dams: number;
  spots: number;
  fumes: boolean;
  fleeing: boolean;
}

export interface Workplace {
  workplace: string;
  workers: number[];
  lying: number[];
  limit: number | null;
  doubled: boolean;
}

export interface Zone {
  village: Village;
  owner: number | null;
  lava: number;
  tenths_left: number;
  boats: number;
  citizens: number[];
  jobs: { boats: number; dams: number; calls: number };
  areas: Area[];
  workplaces: Workplace[];
}

export interface SeatState {
  village: Village | null;
  home: Village | null;
  workers: number;
  lifted: number;
  citizens: number;
  kos: number;
  hades: number;
  ready: boolean | null;
  holds: string | null;
}

export interface Die {
  die: string;
  face: Face | null;
  on: string | null;
  named: boolean;
}

export interface Flight {
  area: string;
  /** Who runs now; null while that is to be chosen. */
  seat: number | null;
  from: string | null;
  by_boat: boolean;
}

export interface NisyrosTable {
  phase: string;
  step: number;
  round: number;
  active: number;
  level: "achilles" | "heracles" | "zeus";
  /** The basic number, before the dice. */
  eruptions_a_round: number;
  stores: Record<Resource, { amount: number; limit: number }>;
  supply: { boats: number; dams: number };
  zones: Zone[];
  seats: SeatState[];
  dice: Die[];
  /** Null until all dice of the round are placed. */
  eruptions: number | null;
  cards: {
    pile: number;
    stars_on_top: number;
    unseen: Record<string, number>;
    discard: Record<string, number>;
    waiting: Record<string, number>;
    open: string | null;
    left: number;
  };
  flight: Flight | null;
  /** The marathon runner who has been chosen and has no new workplace yet. */
  runner: { seat: number; from: string } | null;
}

/** The workplaces of a zone, in the order of the data: four rings, then the coast. */
export const PLACES = ["ring1", "ring2", "ring3", "ring4", "theatre", "shipyard", "dams"] as const;
export const RESOURCES: readonly Resource[] = ["stone", "wood", "wheat"];

/** At a coast without a player only the dam place is used. */
export const unused = (zone: Zone, which: string): boolean => zone.owner === null && which !== "dams";
