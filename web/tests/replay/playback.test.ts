import { describe, expect, it } from "vitest";
import { Playback } from "../../src/replay/playback.svelte";
import type { Frame } from "../../src/net/types";

const frame = (records: number): Frame => ({
  records,
  events: [{ record: records, event: "moved", touches: [], message: { id: "event-moved", args: { n: records } } }],
  seat: 0,
  table: { "-1": { n: records } },
  actor: 0,
  prompt: { id: "prompt", args: {} },
});

function film(total: number) {
  const asked: number[] = [];
  const made = new Playback(async (from, count) => {
    asked.push(from);
    const frames = Array.from({ length: Math.max(0, Math.min(count, total + 1 - from)) }, (_, n) => frame(from + n));
    return { records: total, frames };
  });
  return { made, asked };
}

describe("playback", () => {
  it("opens at the end without a position, and loads each chunk once", async () => {
    const { made, asked } = film(130);
    await made.open(null);
    expect(made.at).toBe(130);
    expect(made.frame?.records).toBe(130);
    expect([...asked].sort((a, b) => a - b)).toEqual([0, 60, 120]);
  });

  it("has the log up to the position shown", async () => {
    const { made } = film(10);
    await made.open(4);
    expect(made.log.map((told) => told.record)).toEqual([0, 1, 2, 3, 4]);
  });

  it("stays inside the match, and stops at the end", async () => {
    const { made } = film(3);
    await made.open(2);
    await made.seek(-5);
    expect(made.at).toBe(0);
    await made.seek(99);
    expect(made.at).toBe(3);
    await made.toggle();
    expect([made.at, made.running]).toEqual([0, true]);
    for (let n = 0; n < 4; n++) await made.next();
    expect([made.at, made.running]).toEqual([3, false]);
  });

  it("shows the last position asked for, also during open", async () => {
    const { made } = film(200);
    const opening = made.open(null);
    await made.seek(30);
    expect(made.frame).toBe(null);
    await opening;
    expect([made.at, made.frame?.records]).toEqual([30, 30]);
  });

  it("ignores an earlier position whose chunk arrives late", async () => {
    let late = () => {};
    const made = new Playback(async (from) => {
      if (from === 120) await new Promise<void>((come) => (late = come));
      return { records: 179, frames: Array.from({ length: 60 }, (_, n) => frame(from + n)) };
    });
    const opening = made.open(0);
    await new Promise((done) => setTimeout(done));
    const far = made.seek(150);
    await made.seek(70);
    expect(made.at).toBe(70);
    late();
    await Promise.all([far, opening]);
    expect(made.at).toBe(70);
  });

  it("loads a chunk again after a failure", async () => {
    let down = true;
    const made = new Playback(async () => {
      if (down) throw new Error("offline");
      return { records: 0, frames: [frame(0)] };
    });
    await expect(made.open(0)).rejects.toThrow("offline");
    down = false;
    await made.open(0);
    expect(made.frame?.records).toBe(0);
  });
});
