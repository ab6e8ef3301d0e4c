// Colours, shapes and letters of the seats.
import type { Badge } from "../game";

export const BADGES: Badge[] = [
  { colour: "#c8301c", shape: "circle", letter: "A" },
  { colour: "#2a2624", shape: "square", letter: "B" },
  { colour: "#f3c32f", shape: "triangle", letter: "C" },
  { colour: "#5aa2e0", shape: "diamond", letter: "D" },
];

/** Outlines of figures around (0, 0), with a radius of about 20. */
export const SHAPES = [
  "M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z",
  "M-14-18H14Q18-18 18-14V14Q18 18 14 18H-14Q-18 18-18 14V-14Q-18-18-14-18Z",
  "M-3-21Q0-25 3-21L22 14Q24 19 18 19H-18Q-24 19-22 14Z",
  "M-3-22Q0-25 3-22L22-3Q25 0 22 3L3 22Q0 25-3 22L-22 3Q-25 0-22-3Z",
];

export const FILL = ["#c8301c", "#2a2624", "#f3c32f", "#5aa2e0"];
export const EDGE = ["#6d150b", "#0d0b0a", "#8a6500", "#164b7c"];
export const LETTER_FILL = ["#fff4e6", "#f5ead8", "#2b2118", "#0d2236"];
/** The vertical position of the letter: lower in a triangle. */
export const LETTER_Y = [1, 1, 6, 1];
export const LETTERS = BADGES.map((badge) => badge.letter);
