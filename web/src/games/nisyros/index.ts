import type { GameModule } from "../game";
import { badge } from "./badges";
import Board from "./board/Board.svelte";
import { drama } from "./drama";
import { alike, begins, elements, inHand } from "./elements";
import { goals } from "./goals";
import SeatPanel from "./SeatPanel.svelte";
import { statistics } from "./statistics";
import { tip } from "./tips";
import type { NisyrosTable } from "./types";

const nisyros: GameModule<NisyrosTable> = {
  Board,
  SeatPanel,
  badge,
  needs: (choice, view) => elements(choice, view).needs,
  via: (choice, view) => elements(choice, view).via,
  begins,
  inHand,
  alike,
  tip,
  drama,
  statistics,
  goals,
};

export default nisyros;
