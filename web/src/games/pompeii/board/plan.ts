// Geometry of the street plan; a cell is 100 by 100. The plan is wide (north up) or upright (north to the left).
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

/** A wing of a building, over all cells it covers. */
export interface Building extends Box {
  name: string;
  house: string | null;
  colour: Colour;
  cells: string[];
}

export type Side = "north" | "east" | "south" | "west";

/** The side of the wall of each gate. */
export const GATE_SIDE: Record<string, Side> = {
  ercolano: "north",
  vesuvio: "north",
  nola: "east",
  marina: "west",
  sarno: "east",
  stabia: "south",
  nocera: "south",
};

/** Corners of the town wall, in (column, row). */
const WALL: [number, number][] = [
  [0, 0], [8, 0], [8, 1], [10, 1], [10, 2], [11, 2], [11, 7], [3, 7], [3, 6], [0, 6],
];

const TURN: Record<Side, number> = { north: 0, east: 90, south: 180, west: 270 };
const OUT: Record<Side, Point> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };
const ORDER: Side[] = ["north", "east", "south", "west"];

/** The letter of a column or the digit of a row, as cells are called in words. */
export interface Coordinate extends Point {
  text: string;
}

/** The row where each column but the last begins in the north, and the column where each row begins in the west. */
const NORTH_END = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1];
const WEST_END = [0, 0, 0, 0, 0, 0, 3];
/** Columns and rows that begin with a gate. */
const NORTH_GATES = [0, 5];
const WEST_GATES = [4];
/** From the town's edge to a coordinate: outwards on the wall, or inwards where a gate takes its place. */
const ON_WALL = 14;
const INSIDE = -18;

/** Geometry for one orientation. */
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

  /** The point at a column and row. */
  at(column: number, row: number): Point {
    return this.upright ? { x: row * UNIT, y: (COLUMNS - column) * UNIT } : { x: column * UNIT, y: row * UNIT };
  }

  /** The upper left corner of a cell on the page. */
  corner(cell: Cell): Point {
    return this.upright ? this.at(cell.column + 1, cell.row) : this.at(cell.column, cell.row);
  }

  centre(cell: Cell): Point {
    return this.at(cell.column + 0.5, cell.row + 0.5);
  }

  get coordinates(): Coordinate[] {
    const put = (text: string, edge: Point, side: Side, inside: boolean): Coordinate => {
      const out = OUT[this.side(side)];
      const by = inside ? INSIDE : ON_WALL;
      return { text, x: edge.x + by * out.x, y: edge.y + by * out.y };
    };
    return [
      ...NORTH_END.map((row, column) => put("abcdefghij"[column]!, this.at(column + 0.5, row), "north", NORTH_GATES.includes(column))),
      put("k", this.at(COLUMNS - 0.5, ROWS), "south", false), // in the north is the sign of a gate
      ...WEST_END.map((column, row) => put(String(row + 1), this.at(column, row + 0.5), "west", WEST_GATES.includes(row))),
    ];
  }

  get wall(): string {
    return "M" + WALL.map(([c, r]) => this.at(c, r)).map(({ x, y }) => `${x} ${y}`).join("L") + "Z";
  }

  /** The side of the page for a compass direction. */
  side(side: Side): Side {
    return this.upright ? ORDER[(ORDER.indexOf(side) + 3) % 4]! : side;
  }

  /** Position, rotation and outward direction of a gate. */
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

/** Spaces of a cell, from its upper left corner, which stays free for the number if possible. */
const SLOTS: Record<number, [number, number][]> = {
  1: [[50, 54]],
  2: [[31, 57], [69, 57]],
  3: [[70, 36], [32, 71], [71, 73]],
  4: [[71, 40], [33, 75], [71, 75], [33, 40]],
};

export function slots(spaces: number): [number, number][] {
  return SLOTS[Math.min(spaces, 4)] ?? [];
}

/** Spots for two, and for up to four figures in a cell without enough spaces. */
export const PAIR: [number, number][] = [[30, 50], [70, 50]];
export const CORNERS: [number, number][] = [[71, 30], [29, 70], [71, 70], [29, 30]];
