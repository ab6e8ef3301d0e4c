import { expect, it } from "vitest";
import { recap, since } from "../../src/table/recap/recap";
import type { GameEvent } from "../../src/net/types";
import { gameEvent } from "./data";

const names = (events: GameEvent[]) => events.map(({ event, record }) => `${event} ${record}`);

it("begins after the last turn of the player and ends before the present one", () => {
  const log = [
    gameEvent(0, "turn_began", 0), gameEvent(1, "moved", 0), gameEvent(2, "flooded"),
    gameEvent(3, "turn_began", 1), gameEvent(4, "shored_up", 1), gameEvent(5, "sunk"),
    gameEvent(6, "turn_began", 0),
  ];
  expect(names(since(log, 0))).toEqual(["turn_began 3", "shored_up 4", "sunk 5"]);
  expect(recap(log, 0).map(({ seat, marks }) => [seat, marks.map(({ events }) => events[0]!.event)])).toEqual([[1, ["shored_up", "sunk"]]]);
  expect(since(log, 2)).toEqual([]);
});

it("counts events of one kind, with a line for each player and one for nobody", () => {
  const log = [
    gameEvent(0, "worker_moved", 0), gameEvent(1, "worker_moved", 1), gameEvent(2, "worker_moved", 1), gameEvent(3, "erupted"), gameEvent(4, "worker_moved", 2),
  ];
  const lines = recap(log, 0);
  expect(lines.map(({ seat }) => seat)).toEqual([1, -1, 2]);
  expect(lines[0]!.marks.map(({ events }) => events.length)).toEqual([2]);
});

it("keeps what only one player was told", () => {
  const log = [gameEvent(0, "played", 0), { ...gameEvent(1, "played", 1), for: 1 }, gameEvent(2, "settled", 1)];
  expect(recap(log, 0).flatMap(({ marks }) => marks.flatMap(({ events }) => events.map(({ record }) => record)))).toEqual([2]);
});
