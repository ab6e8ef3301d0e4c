// What is chosen before a game begins, as text: the same that a command line would give.
import type { Option } from "../net/types";

export const COLUMNS = 10;
export const ROWS = 8;

/** The named values that a table of so many seats can take. */
export const named = (option: Option, seats: number): string[] =>
  option.name === "start" ? option.values.filter((value) => !/^\d+$/.test(value) || Number(value) < seats) : option.values;

/** What each seat has chosen; what was not chosen is the default. */
export function wishes(option: Option, value: string | undefined, seats: number): string[] {
  const said = value?.split(",") ?? [];
  return Array.from({ length: seats }, (_, seat) => said[seat] ?? option.default);
}

/** One seat chooses; the value of all. Where everybody has the default it is the default. */
export function wish(option: Option, value: string | undefined, seats: number, seat: number, chosen: string): string {
  const now = wishes(option, value, seats).with(seat, chosen);
  return now.every((one) => one === option.default) ? option.default : now.join(",");
}

/** Whether a value was drawn rather than named. */
export const drawn = (option: Option, value: string | undefined): value is string =>
  option.grids.length > 0 && value !== undefined && !option.values.includes(value);

/** The places of a grid, each as row * COLUMNS + column. */
export function places(grid: string): Set<number> {
  return new Set(grid.split("/").flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "X" ? [row * COLUMNS + column] : []))));
}

/** Places as rows of X and . with / between them. */
export function grid(chosen: ReadonlySet<number>): string {
  const line = (row: number) => Array.from({ length: COLUMNS }, (_, column) => (chosen.has(row * COLUMNS + column) ? "X" : ".")).join("");
  return Array.from({ length: ROWS }, (_, row) => line(row)).join("/");
}

/** The grid of a value, in the middle of the paper. */
export function laid(option: Option, value = option.default): string {
  const rows = (option.grids[option.values.indexOf(value)] ?? value).split("/");
  const width = Math.max(...rows.map((row) => row.length));
  const [top, left] = [Math.floor((ROWS - rows.length) / 2), Math.floor((COLUMNS - width) / 2)];
  return grid(new Set([...places(rows.join("/"))].map((place) => place + top * COLUMNS + left)));
}

/** What is sent: what was chosen for this many seats and is not there by itself. */
export function played(options: readonly Option[], chosen: Record<string, string>, seats: number): Record<string, string> {
  const said = options.flatMap((option) => {
    const value = chosen[option.name];
    if (value === undefined || value === option.default) return [];
    if (option.each.length > 0) return [[option.name, wishes(option, value, seats).join(",")]];
    return drawn(option, value) || named(option, seats).includes(value) ? [[option.name, value]] : [];
  });
  return Object.fromEntries(said) as Record<string, string>;
}
