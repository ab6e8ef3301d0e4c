import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { areaPath, eventsOfChance, extremes, type Frame, linePath, oddsAt, recordAt, smooth, spreadOut, xOf } from "../../src/review/odds-curve";
import { MatchReview } from "../../src/review/match-review.svelte";
import { ApiError } from "../../src/net/api";
import type { MatchOdds, OddsPoint, GameEvent } from "../../src/net/types";

const frame: Frame = { left: 10, top: 20, width: 100, height: 50, first: 10, last: 30 };
const points: OddsPoint[] = [
  { record: 10, odds: [0.5, 0.5] },
  { record: 20, odds: [0.25, 0.75] },
  { record: 30, odds: [1, 0] },
];
const flat = (...odds: number[]): OddsPoint[] => odds.map((one, n) => ({ record: n, odds: [one] }));

describe("the curve", () => {
  it("goes from the first decision on the left to the end on the right, good odds on top", () => {
    expect(linePath(points, 0, frame)).toBe("M10.0 45.0L60.0 57.5L110.0 20.0");
    expect(areaPath(points, 1, frame)).toBe("M10.0 45.0L60.0 32.5L110.0 70.0L110.0 70.0L10.0 70.0Z");
    expect(areaPath([], 0, frame)).toBe("");
  });

  it("finds the position under a pointer, also beside the curve", () => {
    expect([recordAt(60, frame), recordAt(-5, frame), recordAt(999, frame)]).toEqual([20, 10, 30]);
    expect(xOf(0, frame)).toBe(10);
  });

  it("moves overlapping signs apart and keeps them inside", () => {
    expect(spreadOut([50, 52, 90], 10, 0, 100)).toEqual([50, 60, 90]);
    expect(spreadOut([95, 96, 97], 10, 0, 100)).toEqual([80, 90, 100]);
    expect(spreadOut([3, 1], 10, 0, 100)).toEqual([11, 1]);
  });

  it("is smoothed, but not across a turning point or at the end", () => {
    const trembling = flat(0.5, 0.6, 0.5, 0.6, 0.5, 0.6, 0.5, 0.6);
    const calmed = smooth(trembling, []).map(({ odds }) => odds[0]!);
    expect(Math.abs(calmed[3]! - calmed[4]!)).toBeLessThan(0.04);
    expect(calmed.at(-1)).toBe(0.6);
    const turn = flat(0.25, 0.25, 0.25, 0.75, 0.75, 0.75);
    expect(smooth(turn, [{ from: 2, to: 3 }])).toEqual(turn);
    expect(smooth(turn, [])[2]!.odds[0]).toBeGreaterThan(0.3);
  });
});

describe("its description", () => {
  it("has the odds of the last point before a position", () => {
    expect(oddsAt(points, 9)).toBeNull();
    expect(oddsAt(points, 10)).toEqual([0.5, 0.5]);
    expect(oddsAt(points, 29)).toEqual([0.25, 0.75]);
    expect(oddsAt(points, 99)).toEqual([1, 0]);
  });

  it("has the first, last, lowest and highest odds", () => {
    expect(extremes(points, 1)).toEqual({ first: 50, last: 0, low: 0, high: 75 });
  });

  it("has the events of chance without the start of the next turn", () => {
    const told = (event: string): GameEvent => ({ record: 1, event, touches: [], message: { id: `event-${event}`, args: {} } });
    expect(eventsOfChance([told("flooded"), told("turn_began")]).map((one) => one.event)).toEqual(["flooded"]);
    expect(eventsOfChance([told("turn_began")]).map((one) => one.event)).toEqual(["turn_began"]);
  });
});

describe("the match review", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const odds = (known: number, done = false): MatchOdds => ({ records: 30, team: true, done, known, points, turning_points: [] });

  it("polls until the odds are complete", async () => {
    const answers = [odds(0), odds(0.5), odds(1), odds(1, true)];
    const ask = vi.fn(async () => answers.shift()!);
    const hindsight = new MatchReview(ask);
    hindsight.follow();
    await vi.advanceTimersByTimeAsync(600);
    expect(hindsight.odds?.known).toBe(0.5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hindsight.odds?.done).toBe(true);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("stops when it is closed", async () => {
    const ask = vi.fn(async () => odds(0.1));
    const stop = new MatchReview(ask).follow();
    await vi.advanceTimersByTimeAsync(600);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("retries after failures a few times, but not after a refusal", async () => {
    const down = vi.fn(async (): Promise<MatchOdds> => Promise.reject(new ApiError("error-busy", 503, "")));
    new MatchReview(down).follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(down).toHaveBeenCalledTimes(4);
    const refused = vi.fn(async (): Promise<MatchOdds> => Promise.reject(new ApiError("error-not-over", 409, "")));
    new MatchReview(refused).follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it("stops without news", async () => {
    const ask = vi.fn(async () => odds(0));
    new MatchReview(ask).follow();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ask.mock.calls.length).toBeLessThan(100);
  });
});
