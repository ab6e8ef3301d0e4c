import { beforeEach, expect, it, vi } from "vitest";
import { momentOf, Reel } from "../../src/table/store/animation-queue.svelte";
import type { Frame } from "../../src/net/types";

const frame = (records: number): Frame => ({ records, events: [], seat: 0, table: {}, actor: 0, prompt: { id: "p", args: {} } });
const frames = (from: number, count: number) => Array.from({ length: count }, (_, n) => frame(from + n));
let pace = 200;
let seen: number[];
let reel: Reel;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 200;
  seen = [];
  reel = new Reel({ pace: () => pace, shown: (one) => seen.push(one.records) });
});

it("shows one record after the other and lets choose as soon as the last one lies there", () => {
  reel.add(frames(1, 3));
  expect([reel.current?.records, reel.busy]).toEqual([1, true]);
  vi.advanceTimersByTime(200);
  expect([reel.current?.records, reel.busy]).toEqual([2, true]);
  vi.advanceTimersByTime(200);
  expect([reel.current?.records, reel.busy]).toEqual([3, false]);
  vi.advanceTimersByTime(200);
  expect([reel.current, reel.busy]).toEqual([null, false]);
  expect(seen).toEqual([1, 2, 3]);
});

it("keeps what is on the table there until its moment is over, even when more comes", () => {
  reel.add(frames(1, 1));
  vi.advanceTimersByTime(100);
  reel.add(frames(2, 1));
  expect([reel.current?.records, reel.busy]).toEqual([1, true]);
  vi.advanceTimersByTime(100);
  expect([reel.current?.records, reel.busy]).toEqual([2, false]);
});

it("goes to the end at once when it is skipped, and tells all that happened", () => {
  reel.add(frames(1, 5));
  reel.skip();
  expect([reel.current, reel.busy, reel.left]).toEqual([null, false, 0]);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

it("shows nothing in between to who wants no motion", () => {
  pace = 0;
  reel.add(frames(1, 4));
  expect([reel.current, reel.busy]).toEqual([null, false]);
  expect(seen).toEqual([1, 2, 3, 4]);
});

it("forgets what was taken back", () => {
  reel.add(frames(1, 4));
  reel.clear();
  expect([reel.current, reel.busy]).toEqual([null, false]);
  expect(seen).toEqual([1]);
});

it("hurries when much is left", () => {
  expect(momentOf(200, 1)).toBe(200);
  expect(momentOf(200, 14)).toBe(200);
  expect(momentOf(200, 28)).toBe(100);
  expect(momentOf(200, 1000)).toBe(45);
  expect(momentOf(0, 5)).toBe(0);
  reel.add(frames(1, 60));
  let time = 0;
  while (reel.current !== null && time < 60_000) {
    vi.advanceTimersByTime(10);
    time += 10;
  }
  expect(time).toBeLessThan(8_000);
});
