import type { GameModule } from "../game";
import { badge } from "./badges";
import Board from "./board/Board.svelte";
import { drama } from "./drama";
import { needs, via } from "./elements";
import { goals } from "./goals";
import SeatPanel from "./SeatPanel.svelte";
import { statistics } from "./statistics";
import type { Table } from "./types";
import { tip } from "./tips";

export default { Board, SeatPanel, badge, needs, via, tip, statistics, goals, drama } satisfies GameModule<Table>;
