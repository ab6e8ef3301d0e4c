// Layout of the table: puts the piles where they leave the island most space.
import { frame } from "./geometry";
import type { Table } from "../types";

/** The piles are spread out `beside` or `below` the island. With little space only their counts are shown, below it (`small`) or at its side (`slim`). */
export type Arrangement = "beside" | "below" | "small" | "slim";

/** Width and height each layout takes from the island, in rem. */
const TAKES: Record<Arrangement, [number, number]> = { beside: [19, 1.2], below: [1.2, 16], small: [0.6, 6.1], slim: [5.3, 0.6] };
/** Scale of the slim parts at the side: larger than on a phone if there is space. */
export const slimness = (width: number, rem: number): number => (width > 30 * rem ? 1.45 : 1);
/** Pixels of a tile that is large enough; further space goes to the piles. */
const ENOUGH = 84;
/** Width needed to spread out the piles, in rem. */
const WIDE = 40;

/** The layout for an area, all in pixels. */
export function arrange(table: Table, width: number, height: number, rem: number): Arrangement {
  const island = frame(table);
  const tile = (how: Arrangement) =>
    100 * Math.min((width - TAKES[how][0] * rem * (how === "slim" ? slimness(width, rem) : 1)) / island.width, (height - TAKES[how][1] * rem) / island.height);
  const better = (one: Arrangement, other: Arrangement) => (tile(one) >= tile(other) ? one : other);
  const roomy = better("beside", "below");
  const tight = better("small", "slim");
  return width > WIDE * rem && tile(roomy) >= Math.min(ENOUGH, 0.85 * tile(tight)) ? roomy : tight;
}
