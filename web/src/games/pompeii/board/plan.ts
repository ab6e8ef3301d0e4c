// Where things lie on the street plan, in units of a hundredth of a cell. The plan lies (north above) or stands (north to the left).
import type { Cell, Colour, Table } from "../types";

export const UNIT = 100;
export const MARGIN = 72;
export const COLUMNS = 11;
export const ROWS = 7;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A building: a wing, joined over the cells it covers. */
export interface Building extends Box {
  name: string;
  house: string | null;
  colour: Colour;
  cells: string[];
}

export type Side = "north" | "east" | "south" | "west";

/** In which stretch of the wall each gate stands. */
export const GATE_SIDE: Record<string, Side> = {
  ercolano: "north",
  vesuvio: "north",
  nola: "east",
  marina: "west",
  sarno: "east",
  stabia: "south",
  nocera: "south",
};

/** The town wall, corner by corner, in (column, row). */
const WALL: [number, number][] = [
  [0, 0], [8, 0], [8, 1], [10, 1], [10, 2], [11, 2], [11, 7], [3, 7], [3, 6], [0, 6],
];

const TURN: Record<Side, number> = { north: 0, east: 90, south: 180, west: 270 };
const OUT: Record<Side, Point> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };
const ORDER: Side[] = ["north", "east", "south", "west"];

/** Geometry for one way of laying the plan. */
export class Plan {
  readonly width: number;
  readonly height: number;

  constructor(readonly upright: boolean) {
    const long = COLUMNS * UNIT + 2 * MARGIN;
    const short = ROWS * UNIT + 2 * MARGIN;
    this.width = upright ? short : long;
    this.height = upright ? long : short;
  }

  get viewBox(): string {
    return `${-MARGIN} ${-MARGIN} ${this.width} ${this.height}`;
  }

  /** A point given in columns and rows. */
  at(column: number, row: number): Point {
    return this.upright ? { x: row * UNIT, y: (COLUMNS - column) * UNIT } : { x: column * UNIT, y: row * UNIT };
  }

  /** The upper left corner of a cell as it is drawn. */
  corner(cell: Cell): Point {
    return this.upright ? this.at(cell.column + 1, cell.row) : this.at(cell.column, cell.row);
  }

  centre(cell: Cell): Point {
    return this.at(cell.column + 0.5, cell.row + 0.5);
  }

  get wall(): string {
    return "M" + WALL.map(([c, r]) => this.at(c, r)).map(({ x, y }) => `${x} ${y}`).join("L") + "Z";
  }

  /** Which way a side of the world lies on the page. */
  side(side: Side): Side {
    return this.upright ? ORDER[(ORDER.indexOf(side) + 3) % 4]! : side;
  }

  /** The middle of a gate in the wall, how it is turned, and the way out. */
  gate(gate: string, cell: Cell): Point & { turn: number; out: Point } {
    const side = this.side(GATE_SIDE[gate]!);
    const middle = this.centre(cell);
    const out = OUT[side];
    return { x: middle.x + out.x * (UNIT / 2), y: middle.y + out.y * (UNIT / 2), turn: TURN[side], out };
  }

  buildings(table: Table): Building[] {
    const found = new Map<string, Building>();
    for (const cell of table.cells) {
      if (!cell.building || !cell.colour) continue;
      const { x, y } = this.corner(cell);
      const known = found.get(cell.building);
      if (known) {
        const right = Math.max(known.x + known.w, x + UNIT);
        const bottom = Math.max(known.y + known.h, y + UNIT);
        known.x = Math.min(known.x, x);
        known.y = Math.min(known.y, y);
        known.w = right - known.x;
        known.h = bottom - known.y;
        known.cells.push(cell.cell);
      } else {
        const house = cell.colour === "neutral" ? null : cell.building.replace(/[ab]$/, "");
        found.set(cell.building, { name: cell.building, house, colour: cell.colour, cells: [cell.cell], x, y, w: UNIT, h: UNIT });
      }
    }
    return [...found.values()];
  }
}

/** Spaces of a cell, from its upper left corner; that corner is left to the number as long as there is room. */
const SLOTS: Record<number, [number, number][]> = {
  1: [[50, 54]],
  2: [[31, 57], [69, 57]],
  3: [[70, 36], [32, 71], [71, 73]],
  4: [[71, 40], [33, 75], [71, 75], [33, 40]],
};

export function slots(spaces: number): [number, number][] {
  return SLOTS[Math.min(spaces, 4)] ?? [];
}

/** Four corners of a cell for figures that stand where there are no spaces, or crowd. */
export const PAIR: [number, number][] = [[30, 50], [70, 50]];
export const CORNERS: [number, number][] = [[71, 30], [29, 70], [71, 70], [29, 30]];
