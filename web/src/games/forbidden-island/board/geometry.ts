// Geometry of the island. A tile is 100 by 100.
import type { Table, Tile } from "../types";

export const SIDE = 100;
export const STEP = 109;
export const SHORE = 22;

export const left = (tile: Tile): number => tile.col * STEP;
export const top = (tile: Tile): number => tile.row * STEP;

/** The view box of the whole island with some sea around it. */
export function frame({ rows, cols }: Table): { x: number; y: number; width: number; height: number } {
  const span = (n: number) => n * STEP - (STEP - SIDE) + 2 * SHORE;
  return { x: -SHORE, y: -SHORE, width: span(cols), height: span(rows) };
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Scale of pawns by their number on a tile; larger on tiles that are small on the screen. */
const SIZES = { roomy: [0.94, 0.94, 0.94, 0.72], small: [1.35, 1.35, 0.98, 0.74] };

/** The feet of pawn `n` of `count` on a tile: side by side, from the right. */
export function standing(tile: Tile, n: number, count: number, named: boolean): Spot {
  const size = SIZES[named ? "roomy" : "small"][count - 1]!;
  const right = left(tile) + SIDE - 17 * size - 1;
  return { x: right - (count - 1 - n) * 33 * size, y: top(tile) + (named ? 71 : 96), size };
}

/** Passenger `n` of `count` under the helicopter. */
export function hanging(tile: Tile, n: number, count: number): Spot {
  return { x: left(tile) + SIDE / 2 + (n - (count - 1) / 2) * 24, y: top(tile) + 54, size: 0.72 };
}

/** Split a name into one or two lines of about the same length. */
export function inLines(name: string): string[] {
  if (name.length < 14 || !name.includes(" ")) return [name];
  const gaps = [...name.matchAll(/ /g)].map((gap) => gap.index);
  const middle = name.length / 2;
  const cut = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}
