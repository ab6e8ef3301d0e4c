// The elements of each choice: those that must be picked, and those that may be picked first.
import type { Choice, ElementId, View } from "../../net/types";
import { verbOf } from "../../table/interaction/selection.svelte";
import type { Table } from "./types";

const VOLCANO = "volcano:vesuvius";

/** A figure is thrown by picking its cell and then the volcano; if it has several colours, the figure can be picked too. */
export const needs = (choice: Choice): ElementId[] => (verbOf(choice) === "throw" ? [choice.touches[0]!, VOLCANO] : choice.touches);

/** Pieces that can be dragged: a card to its house, a figure from the supply, the drawn tile, the runner. */
export function via(choice: Choice, view: View<Table>): ElementId[] {
  const { table } = view;
  switch (verbOf(choice)) {
    case "play": {
      const house = choice.touches[0]!.slice("house:".length);
      return table.cells.filter((c) => c.building?.replace(/[ab]$/, "") === house).map((c) => `cell:${c.cell}`);
    }
    case "settle":
      return [`supply:${table.turn}`, `card:${table.card}`];
    case "relative":
      return [`supply:${table.turn}`];
    case "throw": {
      const [, cell, owner] = choice.action.split(" ");
      return [`figure:${cell}-${owner}`];
    }
    case "lay":
      return [`tile:${table.tile}`];
    case "to":
    case "leave":
      return [`cell:${table.runner}`];
  }
  return [];
}

/** Dragging a figure picks it to run; the house a card is dropped on is where its figure settles. */
export function begins(choice: Choice): "lift" | "aim" | null {
  const verb = verbOf(choice);
  return verb === "run" ? "lift" : verb === "play" ? "aim" : null;
}

/** The figure picked to run. */
export const inHand = (table: Table): ElementId | null => (table.runner === null ? null : `cell:${table.runner}`);
