import type { Badge } from "../game";
import type { NisyrosTable, Village } from "./types";

/** The badge of each village and its player, on coasts, figures and the volcano die. */
export const VILLAGE_BADGES: Record<Village, Badge> = {
  mandraki: { colour: "#1660a6", shape: "circle", letter: "M" },
  pali: { colour: "#b65c00", shape: "square", letter: "P" },
  emporios: { colour: "#8b2f8e", shape: "diamond", letter: "E" },
  nikia: { colour: "#2c3338", shape: "hexagon", letter: "N" },
};

/** The badge of a seat: that of its village, or before it has one its number. */
export function badge(seat: number, table: NisyrosTable): Badge {
  const village = table.seats[seat]?.village;
  return village ? VILLAGE_BADGES[village] : { colour: "#6d6459", shape: "star", letter: String(seat + 1) };
}

/** The outline of a shape around (0, 0), about 2 × `r` wide. */
export function outline(shape: Badge["shape"], r: number): string {
  const polygon = (n: number, start: number, radius: number): string => {
    const points = Array.from({ length: n }, (_, i) => {
      const a = ((start + (360 / n) * i) * Math.PI) / 180;
      return `${(radius * Math.sin(a)).toFixed(1)} ${(-radius * Math.cos(a)).toFixed(1)}`;
    });
    return `M${points.join("L")}Z`;
  };
  switch (shape) {
    case "square":
      return `M${-r * 0.9} ${-r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`;
    case "triangle":
      return polygon(3, 0, r * 1.2);
    case "diamond":
      return polygon(4, 0, r * 1.24);
    case "hexagon":
      return polygon(6, 30, r * 1.08);
    default:
      return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
}
