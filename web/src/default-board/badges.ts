// Colour, shape and letter of each seat.
import type { Badge } from "../games/game";

const COLOURS = ["#b3271c", "#1c5f9e", "#f3c32f", "#1f6b3a", "#7a3fa0", "#f6f1e4", "#2a2624", "#d9722b"];
const SHAPES: Badge["shape"][] = ["circle", "square", "triangle", "diamond", "hexagon", "star"];

export const badge = (seat: number): Badge => ({
  colour: COLOURS[seat % COLOURS.length]!,
  shape: SHAPES[seat % SHAPES.length]!,
  letter: String.fromCharCode(65 + (seat % 26)),
});
