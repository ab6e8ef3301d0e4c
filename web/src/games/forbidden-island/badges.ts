// Colour, shape and letter of the six adventurers.
import type { Badge } from "../game";
import type { Role, Table } from "./types";

interface Look {
  colour: string;
  shape: Badge["shape"];
  /** The colour of the letter. */
  ink: string;
  letter: string;
}

export const LOOKS: Record<Role, Look> = {
  engineer: { colour: "#b3261e", shape: "square", ink: "#fff", letter: "E" },
  explorer: { colour: "#4cb072", shape: "triangle", ink: "#1d150d", letter: "X" },
  navigator: { colour: "#f4c02c", shape: "diamond", ink: "#1d150d", letter: "N" },
  diver: { colour: "#262b33", shape: "circle", ink: "#fff", letter: "D" },
  messenger: { colour: "#f6f1e4", shape: "star", ink: "#1d150d", letter: "M" },
  pilot: { colour: "#2a66c8", shape: "hexagon", ink: "#fff", letter: "P" },
};
/** Before the roles are dealt. */
const NOBODY: Look = { colour: "#8a7f70", shape: "circle", ink: "#fff", letter: "" };

/** Outlines, 32 by 32. */
export const OUTLINES: Record<Badge["shape"], string> = {
  circle: "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  square: "M5 3h22a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  triangle: "M16 1 31 29a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1z",
  diamond: "M16 0 32 16 16 32 0 16z",
  hexagon: "M8 2h16l8 14-8 14H8L0 16z",
  star: "M16-1l5 9.5 11 1.5-8 7.5 2.5 11.5L16 24 5.5 29 8 17.5 0 10l11-1.5z",
};

export const lookOf = (role: Role | null): Look => (role ? LOOKS[role] : NOBODY);

/** The letter of a role: the same in every language, so that players at one table mean the same. */
export const letterOf = (role: Role): string => LOOKS[role].letter;

export function badge(seat: number, table: Table): Badge {
  const role = table.seats[seat]?.role ?? null;
  const { colour, shape } = lookOf(role);
  return { colour, shape, letter: role ? letterOf(role) : String(seat + 1) };
}
