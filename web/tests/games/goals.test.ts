import { expect, it } from "vitest";
import { goals as island } from "../../src/games/forbidden-island/goals";
import { goals as nisyros } from "../../src/games/nisyros/goals";
import { goals as pompeii } from "../../src/games/pompeii/goals";
import type { Goal } from "../../src/games/game";

const ticks = (found: Goal[]) => found.map(({ done }) => (done ? "x" : ".")).join("");

it("ticks off the treasures of Forbidden Island, then the landing, then the flight", () => {
  const table = (taken: boolean[], places: string[], phase = "act") =>
    ({ treasures: { earth_stone: taken[0], statue_of_the_wind: taken[1], crystal_of_fire: taken[2], oceans_chalice: taken[3] }, seats: places.map((place) => ({ place })), phase }) as never;
  expect(ticks(island(table([true, false, false, true], ["fools_landing", "fools_landing"])))).toBe("x..x..");
  expect(ticks(island(table([true, true, true, true], ["fools_landing", "peak"])))).toBe("xxxx..");
  expect(ticks(island(table([true, true, true, true], ["fools_landing", "fools_landing"])))).toBe("xxxxx.");
  expect(ticks(island(table([true, true, true, true], ["fools_landing", "fools_landing"], "over")))).toBe("xxxxxx");
});

it("ticks off each player of Nisyros with seven people saved, below the sentence of the step", () => {
  const found = nisyros({ step: 5, seats: [{ kos: 7 }, { kos: 6 }, { kos: 10 }] } as never);
  expect(found[0]!.text.id).toBe("step-5-text");
  expect(ticks(found)).toBe(".x.x");
  expect(ticks(nisyros({ step: 0, seats: [{ kos: 0 }] } as never))).toBe(".");
});

it("ticks off what a player of Pompeii has done", () => {
  const table = (eruptions: number, players: [number, number][]) => ({ eruptions, players: players.map(([inside, saved]) => ({ inside, saved })) }) as never;
  expect(ticks(pompeii(table(1, [[3, 0], [2, 0]]), 0))).toBe("...");
  expect(ticks(pompeii(table(2, [[0, 4], [2, 3]]), 0))).toBe("xxx");
  expect(ticks(pompeii(table(2, [[0, 4], [2, 4]]), 1))).toBe("x..");
  expect(ticks(pompeii(table(2, [[0, 4]]), -1))).toBe("x");
});
