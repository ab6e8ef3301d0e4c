import type { Choice, Element, Told, View } from "../../net/types";
import { verbOf } from "../../table/interaction/selection.svelte";
import type { GameModule, Statistic } from "../game";
import Board from "./board/Board.svelte";
import { BADGES } from "./badges";
import SeatPanel from "./SeatPanel.svelte";
import { tip } from "./tips";
import type { Table } from "./types";

const VOLCANO = "volcano:vesuvius";

/** A figure is thrown by picking its cell and then the volcano; where several colours stand, whose it is can be picked or is asked. */
const needs = (choice: Choice): Element[] => (verbOf(choice) === "throw" ? [choice.touches[0]!, VOLCANO] : choice.touches);

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
  const is = (told: Told, role: string, seat: number) => (told.message.args[role] as { token?: string } | undefined)?.token === String(seat);
  const line = (id: string, count: (seat: number) => number) => ({ label: { id, args: {} }, value: table.players.map((_, seat) => count(seat)) });
  const [saved, ...rest] = Object.entries(DONE).map(([event, id]) => line(id, (seat) => log.filter((t) => t.event === event && is(t, "seat", seat)).length));
  const lost = line("stat-lost", (seat) =>
    log.filter((t) => LOST.includes(t.event) && is(t, "owner", seat)).reduce((sum, t) => sum + Number(t.message.args.count ?? 1), 0),
  );
  return [saved!, lost, ...rest];
}

/** Most saved, then fewest in the volcano. */
const standing = (table: Table): number[] => table.players.map((player) => 100 * player.saved - player.volcano);

const pompeii: GameModule<Table> = { Board, SeatPanel, badge: (seat) => BADGES[seat]!, needs, via, begins, inHand, tip, statistics, standing, upright: true };
export default pompeii;
