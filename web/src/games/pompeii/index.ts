import type { Choice, Element, Told, View } from "../../wire/types";
import { verbOf } from "../../table/play.svelte";
import type { GameModule, Statistic } from "../game";
import Board from "./Board.svelte";
import { BADGES } from "./looks";
import SeatPanel from "./SeatPanel.svelte";
import { tip } from "./tips";
import type { Table } from "./types";

const VOLCANO = "volcano:vesuvius";

/** A figure is thrown by picking it, or its cell where only one colour stands, and then the volcano. */
function needs(choice: Choice, view: View<Table>): Element[] {
  if (verbOf(choice) !== "throw") return choice.touches;
  const [, cell, owner] = choice.action.split(" ");
  const mixed = view.choices.filter((c) => c.touches[0] === choice.touches[0]).length > 1;
  return [mixed ? `figure:${cell}-${owner}` : choice.touches[0]!, VOLCANO];
}

/** What can be dragged to the same end: a card to its house, a figure from the supply, the drawn tile, the runner. */
function via(choice: Choice, view: View<Table>): Element[] {
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
    case "throw":
      return [choice.touches[0]!];
    case "lay":
      return [`tile:${table.tile}`];
    case "to":
    case "leave":
      return [`cell:${table.runner}`];
  }
  return [];
}

/** A figure that is dragged has been picked to run; the house a card is dragged onto is where its figure settles. */
function begins(choice: Choice): "lift" | "aim" | null {
  const verb = verbOf(choice);
  return verb === "run" ? "lift" : verb === "play" ? "aim" : null;
}

/** The figure that has been picked to run. */
const inHand = (table: Table): Element | null => (table.runner === null ? null : `cell:${table.runner}`);

/** Events that are counted, by who did it, … */
const DONE = { saved: "stat-saved", relative_settled: "stat-relatives", threw: "stat-thrown", laid: "stat-laid", played: "stat-played" };
/** … and those in which a figure of somebody was lost. */
const LOST = ["threw", "buried", "cut_off", "left_behind"];

/** By seat: what became of the figures, relatives, Omens, lava, cards. */
function statistics(log: Told[], table: Table): Statistic[] {
  const seats = table.players.map((_, seat) => ({ kind: "seat", token: String(seat) }));
  const is = (told: Told, role: string, token: string) => (told.message.args[role] as { token?: string } | undefined)?.token === token;
  const lost = (token: string) => log.filter((told) => LOST.includes(told.event) && is(told, "owner", token));
  const lines = Object.entries(DONE).map(([event, id]) =>
    seats.map((seat) => ({ label: { id, args: { seat } }, value: log.filter((t) => t.event === event && is(t, "seat", seat.token)).length })),
  );
  const losses = seats.map((seat) => ({
    label: { id: "stat-lost", args: { seat } },
    value: lost(seat.token).reduce((sum, told) => sum + Number(told.message.args.count ?? 1), 0),
  }));
  return [lines[0]!, losses, ...lines.slice(1)].flat();
}

const pompeii: GameModule<Table> = { Board, SeatPanel, badge: (seat) => BADGES[seat]!, needs, via, begins, inHand, tip, statistics, upright: true };
export default pompeii;
