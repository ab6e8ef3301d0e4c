import type { GameModule } from "../game";
import { badge } from "./adventurers";
import Board from "./Board.svelte";
import { needs, via } from "./picking";
import SeatPanel from "./SeatPanel.svelte";
import { statistics } from "./statistics";
import type { Table } from "./table";
import { tip } from "./tips";

export default { Board, SeatPanel, badge, needs, via, tip, statistics } satisfies GameModule<Table>;
