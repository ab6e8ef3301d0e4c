// Options of a new table, as text values like those of the command line.
import type { Option } from "../net/types";

export const COLUMNS = 10;
export const ROWS = 8;

/** The named values that are valid for a number of seats. */
export const namedValues = (option: Option, seats: number): string[] =>
  option.name === "start" ? option.values.filter((value) => !/^\d+$/.test(value) || Number(value) < seats) : option.values;

/** The value of each seat, by default the default. */
export function seatValues(option: Option, value: string | undefined, seats: number): string[] {
  const said = value?.split(",") ?? [];
  return Array.from({ length: seats }, (_, seat) => said[seat] ?? option.default);
}

/** The option's value after a seat has chosen. If all seats have the default, it is the default. */
export function withSeatValue(option: Option, value: string | undefined, seats: number, seat: number, chosen: string): string {
  const now = seatValues(option, value, seats).with(seat, chosen);
  return now.every((one) => one === option.default) ? option.default : now.join(",");
}

/** Whether a value is a drawn shape. */
export const isDrawn = (option: Option, value: string | undefined): value is string =>
  option.grids.length > 0 && value !== undefined && !option.values.includes(value);

/** The places set in a grid, each as row * COLUMNS + column. */
export function placesOf(grid: string): Set<number> {
  return new Set(grid.split("/").flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "X" ? [row * COLUMNS + column] : []))));
}

/** A grid as text: rows of X and ., separated by /. */
export function gridOf(chosen: ReadonlySet<number>): string {
  const line = (row: number) => Array.from({ length: COLUMNS }, (_, column) => (chosen.has(row * COLUMNS + column) ? "X" : ".")).join("");
  return Array.from({ length: ROWS }, (_, row) => line(row)).join("/");
}

/** The grid of a value, centred. */
export function centred(option: Option, value = option.default): string {
  const rows = (option.grids[option.values.indexOf(value)] ?? value).split("/");
  const width = Math.max(...rows.map((row) => row.length));
  const [top, left] = [Math.floor((ROWS - rows.length) / 2), Math.floor((COLUMNS - width) / 2)];
  return gridOf(new Set([...placesOf(rows.join("/"))].map((place) => place + top * COLUMNS + left)));
}

/** The values that chosen values of other options fix, such as an edition. */
export function fixedValues(options: readonly Option[], chosen: Record<string, string>): Record<string, string> {
  return Object.assign({}, ...options.map((option) => option.fixes[chosen[option.name] ?? option.default] ?? {})) as Record<string, string>;
}

/** The options to send: those valid for the number of seats that are neither the default nor fixed. */
export function optionsToSend(options: readonly Option[], chosen: Record<string, string>, seats: number): Record<string, string> {
  const fixed = fixedValues(options, chosen);
  const said = options.flatMap((option) => {
    const value = chosen[option.name];
    if (value === undefined || value === option.default || option.name in fixed) return [];
    if (option.each.length > 0) return [[option.name, seatValues(option, value, seats).join(",")]];
    return isDrawn(option, value) || namedValues(option, seats).includes(value) ? [[option.name, value]] : [];
  });
  return Object.fromEntries(said) as Record<string, string>;
}

/** The values of a number, from the lowest up. What the box has comes first where it is no number. */
export function numberValues({ range, default: box }: Option): string[] {
  const [low, high] = range!;
  const numbers = Array.from({ length: high - low + 1 }, (_, n) => String(low + n));
  return numbers.includes(box) ? numbers : [box, ...numbers];
}

/** What a typed text means: the nearest number of the range, or the box's if it is none. */
export function numberTyped(option: Option, text: string): string {
  const [low, high] = option.range!;
  const typed = Math.round(Number(text));
  return text.trim() === "" || !Number.isFinite(typed) ? option.default : String(Math.max(low, Math.min(high, typed)));
}
