// Data of the protocol; docs/protocol.md describes each field.

/** A thing that has a name in every language, e.g. kind "tile", token "watchtower". */
export interface Name {
  kind: string;
  token: string;
}

export type Argument = number | string | Name | Message | Argument[];

/** A message of the catalogues with its variables. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** Id of an element of the table: `kind:token`. */
export type ElementId = string;

/** A legal action of a seat. */
export interface Choice {
  seat: number;
  code: number;
  action: string;
  touches: ElementId[];
  message: Message;
  mark?: "final" | "loses" | null;
}

/** A verb that is not possible now, and why. */
export interface Blocked {
  verb: string;
  message: Message;
}

/** An event of the match. */
export interface GameEvent {
  record: number;
  event: string;
  touches: ElementId[];
  message: Message;
  /** The only seat that may see it; undefined if all may. */
  for?: number;
}

/** The position as a seat sees it (-1: the public view). `table` is data of the game. */
export interface View<T = unknown> {
  game: string;
  seat: number;
  seats: number;
  version: number;
  records: number;
  actor: number;
  prompt: Message;
  choices: Choice[];
  blocked: Blocked[];
  undo: number;
  /** On a shared screen of this device: the public view, until the player of the seat looks. */
  hidden?: boolean;
  table: T;
  over: boolean;
  returns: number[];
}

/** The position after a record; `table` by held seat. */
export interface Frame {
  records: number;
  events: GameEvent[];
  seat: number;
  table: Record<string, unknown>;
  actor: number;
  prompt: Message;
}

export interface Seat {
  seat: number;
  kind: "player" | "open" | "bot";
  name: string;
  bot?: string | null;
  here: boolean;
  stand_in?: string | null;
  absent_since?: string | null;
}

/** What a player added to the chance; without a number it never came. */
export interface Contribution {
  seat: number;
  commitment?: string | null;
  number?: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  game_version: number;
  options: Record<string, string>;
  state: "open" | "running" | "over" | "closed" | "frozen";
  frozen?: Message | null;
  listed: boolean;
  version: number;
  created: string;
  moved: string;
  actor: number;
  seal: string;
  /** Seconds per turn, and when the turn of the player it waits for is over. */
  deadline?: number | null;
  due?: string | null;
  unverified?: boolean | null;
  secret?: string | null;
  /** The start waits for the numbers of players: their commitments by seat, and the seats whose number is missing. */
  draw?: { commitments: Record<string, string>; missing: number[] } | null;
  /** What players added to the chance at the start. */
  contributions?: Contribution[] | null;
  waiting_for: number[];
  rematch?: string | null;
  result?: Message | null;
  /** How far the game has come. */
  progress?: Message | null;
  seats: Seat[];
}

export interface ChatMessage {
  number: number;
  seat: number;
  text: string;
  /** A callout instead of a text, and the element it is about. */
  callout?: string;
  element?: ElementId;
  at: string;
}

export interface Proposal {
  id: string;
  seat: number;
  by: number;
  choice: Choice;
  at: number;
}

/** An option of a game. */
export interface Option {
  name: string;
  values: string[];
  default: string;
  /** The values each seat may choose for itself; empty if one value applies to all. */
  each: string[];
  /** Values that are shapes, as grids of X and . in rows; a grid with as many X may be drawn instead. */
  grids: string[];
  /** By value: the values of other options that it fixes, as an edition does. */
  fixes: Record<string, Record<string, string>>;
  /** Options of a group are shown together: `house` are the house rules. */
  group: string;
  /** The lowest and the highest value of a number; null for others. */
  range: [number, number] | null;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  cooperative: boolean;
  secrets: boolean;
  options: Option[];
  bots: string[];
  /** Whether the server has hints and odds for it. */
  hints?: boolean;
  /** What its players can call out. */
  callouts?: string[];
  /** The chapters of its tutorial. */
  tutorial?: string[];
  plugin?: PluginInfo;
}

/** The package that a game comes from, and the addresses of what it brings for the page. */
export interface PluginInfo {
  package: string;
  version: string;
  board: string | null;
  /** The style sheet of the board. */
  style: string | null;
  cover: string | null;
}

/** The odds of each seat after a record, from 0 to 1. */
export interface OddsPoint {
  record: number;
  odds: number[];
}

/** A choice or a chance event that changed the odds. */
export interface TurningPoint {
  /** Between the positions after `from` and after `to` records. */
  from: number;
  to: number;
  kind: "choice" | "luck";
  /** Who chose; -1: chance. */
  seat: number;
  /** The seat whose odds changed most. */
  whose: number;
  before: number[];
  after: number[];
  events: GameEvent[];
  choice?: Choice | null;
  /** What would have been better, and what speaks for it. */
  better?: { choice: Choice; then?: Choice; why: Message[] } | null;
  /** The outcome with the least chance, in per cent. */
  unlikely?: { percent: number; event: GameEvent } | null;
}

/** The odds over a finished match, as far as they are computed. */
export interface MatchOdds {
  records: number;
  /** Whether all win or lose together. */
  team: boolean;
  done: boolean;
  /** The share computed, from 0 to 1. */
  known: number;
  points: OddsPoint[];
  turning_points: TurningPoint[];
}
