import { describe, expect, it } from "vitest";
import { applyChange, WholeFrames } from "../../src/net/differences";
import type { ServerFrame, Update } from "../../src/net/frames";

describe("changes", () => {
  it("replace, add and remove values", () => {
    const before = { a: { b: 1, c: 2 }, gone: 0, list: [1, 2, 3] };
    expect(applyChange(before, { a: { c: [3] }, gone: 0, list: { "1": [5] }, added: [[]] })).toEqual({
      a: { b: 1, c: 3 },
      list: [1, 5, 3],
      added: [],
    });
    expect(before).toEqual({ a: { b: 1, c: 2 }, gone: 0, list: [1, 2, 3] });
    expect(applyChange(null, [{ a: 1 }])).toEqual({ a: 1 });
  });

  it("keep and share what stays", () => {
    const kept = { x: 1 };
    const after = applyChange({ items: [kept, 2], same: kept }, { items: { list: [[0], 0] } }) as Record<string, unknown[]>;
    expect(after).toEqual({ items: [0, { x: 1 }], same: { x: 1 } });
    expect(after.items![1]).toBe(kept);
    expect(after.same).toBe(kept);
  });
});

describe("whole frames", () => {
  const view = (version: number, table: unknown) => ({ version, seat: 0, table });
  const welcome = { type: "welcome", version: 3, views: { "0": view(3, { tiles: ["dry", "dry"] }) } } as unknown as ServerFrame;
  const update = (version: number, more: object) => ({ type: "update", version, ...more }) as unknown as ServerFrame;

  it("have the views after a change", () => {
    const frames = new WholeFrames();
    expect(frames.whole(welcome)).toBe(welcome);
    const next = frames.whole(update(4, { changes: { "0": { version: [4], table: { tiles: { "1": ["wet"] } } } } })) as Update;
    expect(next).toEqual({ type: "update", version: 4, views: { "0": view(4, { tiles: ["dry", "wet"] }) } });
    const last = frames.whole(update(5, { changes: { "0": { version: [5] } } })) as Update;
    expect(last.views["0"]).toEqual(view(5, { tiles: ["dry", "wet"] }));
  });

  it("take the table from the last position of a step", () => {
    const frames = new WholeFrames();
    frames.whole(welcome);
    const positions = [{ "0": { tiles: { "0": ["wet"] } } }, { "0": {} }, { "0": { tiles: { "1": ["wet"] } } }];
    const next = frames.whole(
      update(4, { frames: positions.map((table) => ({ table })), changes: { "0": { version: [4] } } }),
    ) as Update;
    const tiles = [["wet", "dry"], ["wet", "dry"], ["wet", "wet"]];
    expect(next.frames!.map((one) => one.table["0"])).toEqual(tiles.map((shown) => ({ tiles: shown })));
    expect(next.views["0"]).toEqual(view(4, { tiles: ["wet", "wet"] }));
  });

  it("are without views where those known are newer", () => {
    const frames = new WholeFrames();
    frames.whole(welcome);
    expect((frames.whole(update(3, { changes: { "0": { version: [3] } } })) as Update).views).toEqual({});
    expect((frames.whole(update(4, { changes: { "0": {} } })) as Update).views).toEqual({ "0": view(3, { tiles: ["dry", "dry"] }) });
  });
});
