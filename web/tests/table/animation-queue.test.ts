import { beforeEach, expect, it, vi } from "vitest";
import { AnimationQueue, frameDuration } from "../../src/table/store/animation-queue.svelte";
import type { Frame } from "../../src/net/types";

const frame = (records: number): Frame => ({ records, events: [], seat: 0, table: {}, actor: 0, prompt: { id: "p", args: {} } });
const frames = (from: number, count: number) => Array.from({ length: count }, (_, n) => frame(from + n));
let pace = 200;
let seen: number[];
let queue: AnimationQueue;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 200;
  seen = [];
  queue = new AnimationQueue({ pace: () => pace, onframe: (one) => seen.push(one.records) });
});

it("shows one record after the other, and is busy until the last one", () => {
  queue.add(frames(1, 3));
  expect([queue.current?.records, queue.busy]).toEqual([1, true]);
  vi.advanceTimersByTime(200);
  expect([queue.current?.records, queue.busy]).toEqual([2, true]);
  vi.advanceTimersByTime(200);
  expect([queue.current?.records, queue.busy]).toEqual([3, false]);
  vi.advanceTimersByTime(200);
  expect([queue.current, queue.busy]).toEqual([null, false]);
  expect(seen).toEqual([1, 2, 3]);
});

it("shows a frame for its whole duration when more are added", () => {
  queue.add(frames(1, 1));
  vi.advanceTimersByTime(100);
  queue.add(frames(2, 1));
  expect([queue.current?.records, queue.busy]).toEqual([1, true]);
  vi.advanceTimersByTime(100);
  expect([queue.current?.records, queue.busy]).toEqual([2, false]);
});

it("skips to the end, and calls back for every frame", () => {
  queue.add(frames(1, 5));
  queue.skip();
  expect([queue.current, queue.busy, queue.remaining]).toEqual([null, false, 0]);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

it("shows no frames at pace 0", () => {
  pace = 0;
  queue.add(frames(1, 4));
  expect([queue.current, queue.busy]).toEqual([null, false]);
  expect(seen).toEqual([1, 2, 3, 4]);
});

it("drops frames when cleared", () => {
  queue.add(frames(1, 4));
  queue.clear();
  expect([queue.current, queue.busy]).toEqual([null, false]);
  expect(seen).toEqual([1]);
});

it("shows frames for a shorter time in a long queue", () => {
  expect(frameDuration(200, 1)).toBe(200);
  expect(frameDuration(200, 14)).toBe(200);
  expect(frameDuration(200, 28)).toBe(100);
  expect(frameDuration(200, 1000)).toBe(45);
  expect(frameDuration(0, 5)).toBe(0);
  queue.add(frames(1, 60));
  let time = 0;
  while (queue.current !== null && time < 60_000) {
    vi.advanceTimersByTime(10);
    time += 10;
  }
  expect(time).toBeLessThan(8_000);
});
