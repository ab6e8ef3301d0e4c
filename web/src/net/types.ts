// What travels between the server and the page; docs/protocol.md says what each part means.

/** A thing that has a name in every language, e.g. kind "tile", token "watchtower". */
export interface Name {
  kind: string;
  token: string;
}

export type Argument = number | string | Name | Message | Argument[];

/** A sentence before it is put into words. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** A thing on the table, written `kind:token`. */
export type Element = string;

/** Something a seat may do now. */
export interface Choice {
  seat: number;
  code: number;
  action: string;
  touches: Element[];
  message: Message;
  mark?: "final" | "loses" | null;
}

/** Why something cannot be done now. */
export interface Blocked {
  verb: string;
  message: Message;
}

/** Something that happened. */
export interface Told {
  record: number;
  event: string;
  touches: Element[];
  message: Message;
  /** The only seat that was told; left out when all were. */
  for?: number;
}

/** The table as one seat sees it (-1: as everybody sees it); `table` is the game's own. */
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
  table: T;
  over: boolean;
  returns: number[];
}

/** The position after one record; `table` per seat held. */
export interface Frame {
  records: number;
  events: Told[];
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
}

export interface Summary {
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
  secret?: string | null;
  waiting_for: number[];
  rematch?: string | null;
  result?: Message | null;
  seats: Seat[];
}

export interface Talk {
  number: number;
  seat: number;
  text: string;
  at: string;
}

export interface Proposal {
  id: string;
  seat: number;
  by: number;
  choice: Choice;
  at: number;
}

/** What can be chosen before a game begins. */
export interface Option {
  name: string;
  values: string[];
  default: string;
  /** What each seat may choose for itself; none: one value holds for all. */
  each: string[];
  /** What the values look like where they are shapes, as grids of X and .; then a grid of as many places can be drawn instead. */
  grids: string[];
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  cooperative: boolean;
  secrets: boolean;
  options: Option[];
  bots: string[];
  /** Whether the server can say what is best and how things stand. */
  hints?: boolean;
}

/** How things stood after so many records: each seat's odds, from 0 to 1. */
export interface OddsPoint {
  record: number;
  odds: number[];
}

/** A decision, or a stroke of luck, after which things stood differently. */
export interface TurningPoint {
  /** It lies between the position after `from` records and that after `to`. */
  from: number;
  to: number;
  kind: "choice" | "luck";
  /** Who decided; -1: nobody. */
  seat: number;
  /** Whose odds changed most. */
  whose: number;
  before: number[];
  after: number[];
  events: Told[];
  choice?: Choice | null;
}

/** The odds over a match that is over, as far as they are known. */
export interface Odds {
  records: number;
  /** Whether all win or lose together. */
  team: boolean;
  done: boolean;
  /** How much of it there is, from 0 to 1. */
  known: number;
  points: OddsPoint[];
  turning_points: TurningPoint[];
}
