import { render } from "svelte/server";
import { expect, it } from "vitest";
import NewTable from "../../src/home/NewTable.svelte";
import type { GameInfo } from "../../src/net/types";

const game = (seats: number[]): GameInfo => ({ id: "g", version: 1, seats, cooperative: true, secrets: false, options: [], bots: ["normal"] });
/** Who sits where at first. */
const kinds = (seats: number[]) => [...render(NewTable, { props: { game: game(seats) } }).body.matchAll(/<option value="(\w+)" selected/g)].map(([, kind]) => kind);

it("a new table begins with as few seats as its game allows", () => {
  expect(kinds([2, 3, 4])).toEqual(["me", "bot", "normal"]);
  expect(kinds([3, 4, 5])).toEqual(["me", "bot", "normal", "bot", "normal"]);
  expect(kinds([5, 6])).toEqual(["me", ...Array(4).fill(["bot", "normal"]).flat()]);
});
