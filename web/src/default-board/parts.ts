// The parts of a board as a game lists them under `board`; docs/protocol.md describes each field.
import type { ElementId, Name } from "../net/types";

interface Shared {
  /** The player it belongs to. */
  seat?: number;
  /** Actions without elements that pressing it chooses. */
  verbs?: string[];
}

/** A token, or null for a card face down. */
export type CardToken = string | null;

export interface Counter extends Shared {
  part: "counter";
  name: string;
  value: number;
}

export interface Track extends Shared {
  part: "track";
  name: string;
  value: number;
  low: number;
  top: number;
}

export interface Pile extends Shared {
  part: "pile";
  name: string;
  kind: string;
  count: number;
  /** The card on top of a pile that lies face up. */
  top?: string;
}

export interface Row extends Shared {
  part: "row";
  name: string;
  kind: string;
  cards: CardToken[];
}

export interface Hand extends Shared {
  part: "hand";
  seat: number;
  kind: string;
  cards: CardToken[];
}

export interface Piece {
  kind: string;
  token: string;
  count: number;
  seat?: number;
}

export interface Place {
  token: string;
  /** Column and row. */
  at?: [number, number];
  state?: Name;
  pieces: Piece[];
}

export interface Places extends Shared {
  part: "places";
  name: string;
  kind: string;
  places: Place[];
  lines: [string, string][];
}

export type Part = Counter | Track | Pile | Row | Hand | Places;

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const areCards = (value: unknown): boolean => Array.isArray(value) && value.every((card) => card === null || isText(card));
const isPiece = (value: unknown): boolean => isRecord(value) && isText(value.kind) && isText(value.token) && isNumber(value.count);
const isPlace = (value: unknown): boolean => isRecord(value) && isText(value.token) && Array.isArray(value.pieces) && value.pieces.every(isPiece);

/** What makes a part of each kind one that can be drawn. */
const FORMS: Record<string, (fields: Fields) => boolean> = {
  counter: ({ name, value }) => isText(name) && isNumber(value),
  track: ({ name, value, low, top }) => isText(name) && [value, low, top].every(isNumber),
  pile: ({ name, kind, count }) => isText(name) && isText(kind) && isNumber(count),
  row: ({ name, kind, cards }) => isText(name) && isText(kind) && areCards(cards),
  hand: ({ seat, kind, cards }) => isNumber(seat) && isText(kind) && areCards(cards),
  places: ({ name, kind, places, lines }) => isText(name) && isText(kind) && Array.isArray(lines) && Array.isArray(places) && places.every(isPlace),
};

/** The parts that a table lists; null if it lists none. What cannot be drawn is left out. */
export function listedParts(table: unknown): Part[] | null {
  if (!isRecord(table) || !Array.isArray(table.board)) return null;
  return table.board.filter((part): part is Part => isRecord(part) && FORMS[String(part.part)]?.(part) === true);
}

/** The element of a whole part. */
export function elementOf(part: Part): ElementId {
  if (part.part === "hand") return `hand:${part.seat}`;
  return `${part.part}:${part.name}${part.seat === undefined ? "" : `:${part.seat}`}`;
}

/** How many cards a part holds; 0 for what holds none. */
export function cardCount(part: Part): number {
  return part.part === "pile" ? part.count : "cards" in part ? part.cards.length : 0;
}
