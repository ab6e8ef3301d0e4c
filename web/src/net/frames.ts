// Frames of the WebSocket protocol; docs/protocol.md describes each.
import type { Change } from "./differences";
import type { Choice, ElementId, Frame, Message, Proposal, TableSummary, ChatMessage, GameEvent, View } from "./types";

export type Views = Record<string, View>;

export interface Hint {
  code: number;
  odds: number;
  /** How it compares with the others. */
  reason?: Message | null;
  /** What speaks for it in terms of the game. */
  why?: Message[];
  /** What the best move has and this one has not. */
  misses?: Message | null;
  /** The best move of the same seat after it. */
  then?: Choice;
}

/** Why the server refuses a request; `type` is also the id of the message that explains it. */
export interface Refusal {
  type: string;
  detail?: string;
  args?: Message["args"];
}

export interface Welcome {
  type: "welcome";
  table: TableSummary;
  version: number;
  views: Views;
  events: GameEvent[];
  talk: ChatMessage[];
  proposals: Proposal[];
  frames?: Frame[];
  /** The number of records left after an undo since the version in `hello`. */
  undone?: number | null;
}

export interface Update {
  type: "update";
  version: number;
  by: number;
  id?: string;
  undone?: number | null;
  events: GameEvent[];
  frames?: Frame[];
  views: Views;
  /** In place of views, by seat; `WholeFrames` makes views from them. */
  changes?: Record<string, Change>;
  proposals: Proposal[];
  waiting_for: number[];
  due?: string | null;
}

export interface Refused {
  type: "refused";
  id?: string;
  problem: Refusal;
  version?: number;
  views?: Views;
}

export type ServerFrame =
  | Welcome
  | Update
  | Refused
  /** A player looks at a shared screen of this device: what they may see. */
  | { type: "look"; version: number; views: Views; events: GameEvent[] }
  | { type: "table"; table: TableSummary }
  | { type: "talk"; entries: ChatMessage[] }
  | { type: "pointed"; seat: number; element: ElementId }
  | { type: "proposals"; proposals: Proposal[] }
  | { type: "choices"; of: number; version: number; choices: Choice[] }
  | { type: "hints"; id: string; seat: number; version: number; hints: Hint[] }
  | { type: "odds"; version: number; odds: number[] }
  | { type: "pong" }
  | { type: "bye"; reason: string };

export interface Hello {
  type: "hello";
  table: string;
  tokens: string[];
  watch?: string;
  version?: number;
  talk?: number;
  frames: true;
  /** Who looks at a shared screen of this device. */
  look?: number;
  differences: true;
}

export type ClientFrame =
  | { type: "play"; seat: number; do: number; at: number; id: string }
  | { type: "undo"; seat: number; at: number; id: string }
  | { type: "choices"; of: number }
  | { type: "look"; seat: number }
  | { type: "propose"; seat: number; for: number; do: number; at: number }
  | { type: "dismiss"; seat: number; proposal: string }
  | { type: "say"; seat: number; text: string }
  | { type: "callout"; seat: number; callout: string; element?: ElementId }
  | { type: "point"; seat: number; element: ElementId }
  | { type: "hint"; seat: number; id: string }
  | { type: "odds"; on: boolean }
  | { type: "ping" };
