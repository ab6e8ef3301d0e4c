// The frames of the socket; docs/protocol.md says what each means.
import type { Choice, Element, Frame, Message, Proposal, Summary, Talk, Told, View } from "./types";

export type Views = Record<string, View>;

export interface Hint {
  code: number;
  odds: number;
  reason?: Message | null;
  /** What the same seat would do right after it. */
  then?: Choice;
}

/** What the server answers when something cannot be done. */
export interface Refusal {
  type: string;
  detail?: string;
  args?: Message["args"];
}

export interface Welcome {
  type: "welcome";
  table: Summary;
  version: number;
  views: Views;
  events: Told[];
  talk: Talk[];
  proposals: Proposal[];
  frames?: Frame[];
  /** To how many records things went back since the version we named. */
  undone?: number | null;
}

export interface Update {
  type: "update";
  version: number;
  by: number;
  id?: string;
  undone?: number | null;
  events: Told[];
  frames?: Frame[];
  views: Views;
  proposals: Proposal[];
  waiting_for: number[];
}

export interface Refused {
  type: "refused";
  id?: string;
  problem: Refusal;
  version?: number;
  views?: Views;
}

export type Heard =
  | Welcome
  | Update
  | Refused
  | { type: "table"; table: Summary }
  | { type: "talk"; entries: Talk[] }
  | { type: "pointed"; seat: number; element: Element }
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
}

export type Said =
  | { type: "play"; seat: number; do: number; at: number; id: string }
  | { type: "undo"; seat: number; at: number; id: string }
  | { type: "choices"; of: number }
  | { type: "propose"; seat: number; for: number; do: number; at: number }
  | { type: "dismiss"; seat: number; proposal: string }
  | { type: "say"; seat: number; text: string }
  | { type: "point"; seat: number; element: Element }
  | { type: "hint"; seat: number; id: string }
  | { type: "odds"; on: boolean }
  | { type: "ping" };
