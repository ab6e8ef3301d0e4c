import type { Component } from "svelte";
import type { Choice, Element, Message, Told, View } from "../net/types";

/** How a seat is told from the others: never by colour alone. */
export interface Badge {
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
  letter: string;
}

/** What a tooltip says: messages of the game's catalogue or the page's, and the paragraph of the rulebook it cites. */
export interface Tip {
  title: Message;
  text?: Message | null;
  cite?: string;
}

/** A line of the statistics after the end: a message of the page's or the game's words, and a number, or one for each seat. */
export interface Statistic {
  label: Message;
  value: number | number[];
}

/** What a board is given. It draws `table`; `events` are those that led to it, to be shown, not to be trusted for anything else. */
export interface BoardProps<T> {
  table: T;
  view: View<T>;
  events: Told[];
  /** All that was told so far: for what leaves no trace on the table. */
  told: Told[];
}

/** What is shown inside a seat's panel: role, hand, what was saved. */
export interface SeatProps<T> extends Omit<BoardProps<T>, "told"> {
  seat: number;
}

/**
 * A game on the page: one folder with an `index.ts` whose default export is this.
 * It knows how things look and what they are called, and no rule.
 */
export interface GameModule<T = any> {
  Board: Component<BoardProps<T>>;
  SeatPanel: Component<SeatProps<T>>;
  /** Whether the board stands upright on a phone, and needs more of the window than a square. */
  upright?: boolean;
  badge(seat: number, table: T): Badge;
  /** Elements that must be picked to make a choice, in the order people think of them; default: what it touches. */
  needs?(choice: Choice, view: View<T>): Element[];
  /** Elements that may be picked first to see what they can do (one's own pawn), but need not be. */
  via?(choice: Choice, view: View<T>): Element[];
  /**
   * A choice that only begins a move. "lift": who drags its piece has made it, and sees where the piece can go. "aim": what the
   * piece was dragged onto, or picked with, is meant for the choice that follows.
   */
  begins?(choice: Choice, view: View<T>): "lift" | "aim" | null;
  /** A piece that a choice has taken up: pressing it again, or Escape, takes that choice back. */
  inHand?(table: T, seat: number): Element | null;
  /** Whether a choice means the same whoever at this screen makes it: then it is offered once. */
  alike?(choice: Choice): boolean;
  tip(element: Element, table: T): Tip | null;
  statistics(log: Told[], table: T): Statistic[];
  /** How well each seat did, more is better: tells those apart who have all lost. */
  standing?(table: T): number[];
}
