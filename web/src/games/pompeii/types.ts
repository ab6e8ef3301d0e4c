// The table of Pompeii as the server sends it.

export type Colour = "blue-grey" | "purple" | "turquoise" | "brown" | "neutral";
export type SymbolName = "coin" | "scroll" | "vase" | "column" | "mask" | "helmet";

export interface Cell {
  cell: string;
  row: number;
  column: number;
  building: string | null;
  colour: Colour | null;
  spaces: number;
  /** Number of figures by seat. */
  figures: number[];
  /** How many cells a figure runs from here. */
  reach: number;
  vent: SymbolName | null;
  lava: SymbolName | null;
  /** A vent that figures may not enter. */
  shut: boolean;
}

export interface Player {
  colour: string;
  hand: string[] | null;
  cards: number;
  supply: number;
  inside: number;
  saved: number;
  volcano: number;
  box: number;
}

export interface Gate {
  gate: string;
  cell: string;
  open: boolean;
}

export interface Table {
  phase: "settling" | "fleeing" | "over";
  step: string;
  turn: number;
  players: Player[];
  cells: Cell[];
  gates: Gate[];
  pile: number;
  omens_left: number;
  eruptions: number;
  played: Record<string, number>;
  card: string | null;
  relatives_left: number;
  bag: Record<string, number>;
  aside: Record<string, number>;
  tile: string | null;
  moves_left: number;
  runner: string | null;
}
