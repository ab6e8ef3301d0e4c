import type { GameModule } from "../game";
import { BADGES } from "./badges";
import Board from "./board/Board.svelte";
import { drama } from "./drama";
import { begins, inHand, needs, via } from "./elements";
import { goals } from "./goals";
import SeatPanel from "./SeatPanel.svelte";
import { standing, statistics } from "./statistics";
import { tip } from "./tips";
import type { Table } from "./types";

const pompeii: GameModule<Table> = {
  Board,
  SeatPanel,
  upright: true,
  badge: (seat) => BADGES[seat]!,
  needs,
  via,
  begins,
  inHand,
  tip,
  drama,
  statistics,
  goals,
  standing,
  result: (seat, table) => ({ id: "end-result", args: { saved: table.players[seat]!.saved, volcano: table.players[seat]!.volcano } }),
};

export default pompeii;
