import type { Component } from "svelte";
import type { Plugin } from "../plugins/plugin.svelte";
import type { Drama } from "./drama";
import type { Choice, ElementId, Message, GameEvent, View } from "../net/types";

/** Identifies a seat by colour, shape and letter, never by colour alone. */
export interface Badge {
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
  letter: string;
}

/** A tip: messages of the game's or the page's catalogue, and the cited paragraph of the rulebook. */
export interface Tip {
  title: Message;
  text?: Message | null;
  cite?: string;
}

/** A line of the statistics at the end: a message and a number, or one number for each seat. */
export interface Statistic {
  label: Message;
  value: number | number[];
}

/** Something the players are trying to do, in the order in which it is done. */
export interface Goal {
  text: Message;
  done: boolean;
}

/** Props of a board. It draws `table`; `events` led to it and are only animated. */
export interface BoardProps<T> {
  table: T;
  view: View<T>;
  events: GameEvent[];
  /** All events so far, for what cannot be seen in `table`. */
  log: GameEvent[];
}

/** Props of the part of a seat's panel that the game draws: role, hand, people saved. */
export interface SeatProps<T> extends Omit<BoardProps<T>, "log"> {
  seat: number;
  /** One line is enough: somebody else acts. What can be picked is drawn all the same. */
  compact: boolean;
}

/**
 * A game on the page: the default export of `<game>/index.ts`. Knows how elements look and which elements make a choice, but no
 * rules.
 */
export interface GameModule<T = any> {
  /** The package that the game comes from, if it brings a board. */
  plugin?: Plugin;
  Board: Component<BoardProps<T>>;
  SeatPanel: Component<SeatProps<T>>;
  /** Whether the board is upright on a phone, and needs more of the window than a square. */
  upright?: boolean;
  badge(seat: number, table: T): Badge;
  /** Elements that must be picked to make a choice, in the usual order. Default: those the choice touches. */
  needs?(choice: Choice, view: View<T>): ElementId[];
  /** Elements that may be picked first, e.g. the own pawn to see where it can go. */
  via?(choice: Choice, view: View<T>): ElementId[];
  /**
   * For a choice that only begins a move. "lift": dragging its piece makes the choice, and shows where the piece can go. "aim": the
   * element the piece was dropped on, or picked with, is the target of the next choice.
   */
  begins?(choice: Choice, view: View<T>): "lift" | "aim" | null;
  /** The piece lifted by a choice. Pressing it again, or Escape, undoes that choice. */
  inHand?(table: T, seat: number): ElementId | null;
  /** Whether a choice has the same effect for every seat of this screen: then it is listed once. */
  alike?(choice: Choice): boolean;
  tip(element: ElementId, table: T): Tip | null;
  /** What is shown large, what is heard, and the pictures of the endings. */
  drama: Drama<T>;
  statistics(log: GameEvent[], table: T): Statistic[];
  /** What the players are trying to do; `seat` is the viewer, -1 for a spectator. */
  goals?(table: T, seat: number): Goal[];
  /** What a seat reached, beside its rank at the end. */
  result?(seat: number, table: T): Message;
  /** How well each seat did (more is better), to rank seats with equal returns. */
  standing?(table: T): number[];
}
