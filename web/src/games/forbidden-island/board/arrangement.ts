// How the parts of the table share the window, so that the island is as large as can be.
import { frame } from "./geometry";
import type { Table } from "../types";

/** Roomy with the piles spread out `beside` or `below` the island; with little room they are only counted, below (`small`) or at the side (`slim`). */
export type Arrangement = "beside" | "below" | "small" | "slim";

/** What each arrangement takes from the width and the height, in rem. */
const TAKES: Record<Arrangement, [number, number]> = { beside: [19, 1.2], below: [1.2, 16], small: [0.6, 6.1], slim: [5.3, 0.6] };
/** How much larger than on a phone the slim parts at the side are. */
export const slimness = (width: number, rem: number): number => (width > 30 * rem ? 1.45 : 1);
/** From this many pixels on a tile is large enough to give room to the piles. */
const ENOUGH = 84;
/** So many rem are needed to spread out the piles. */
const WIDE = 40;

/** The arrangement for a place of so many pixels, a rem being so many of them. */
export function arrange(table: Table, width: number, height: number, rem: number): Arrangement {
  const island = frame(table);
  const tile = (how: Arrangement) =>
    100 * Math.min((width - TAKES[how][0] * rem * (how === "slim" ? slimness(width, rem) : 1)) / island.width, (height - TAKES[how][1] * rem) / island.height);
  const better = (one: Arrangement, other: Arrangement) => (tile(one) >= tile(other) ? one : other);
  const roomy = better("beside", "below");
  const tight = better("small", "slim");
  return width > WIDE * rem && tile(roomy) >= Math.min(ENOUGH, 0.85 * tile(tight)) ? roomy : tight;
}
