import { expect, it } from "vitest";
import { shareUnchanged } from "../../src/table/store/structural-sharing";

const told = () => ({ tiles: [{ tile: "a", pawns: [0] }, { tile: "b", pawns: [] }], water: { level: 1, draws: [2, 3] }, flyer: null });

it("keeps the objects of unchanged parts", () => {
  const before = told();
  expect(shareUnchanged(before, told())).toBe(before);
  const next = told();
  next.tiles[1]!.pawns.push(1 as never);
  const now = shareUnchanged(before, next);
  expect(now).not.toBe(before);
  expect(now).toEqual({ ...told(), tiles: [{ tile: "a", pawns: [0] }, { tile: "b", pawns: [1] }] });
  expect([now.tiles[0] === before.tiles[0], now.tiles[1] === before.tiles[1], now.water === before.water]).toEqual([true, false, true]);
});

it("has the new data", () => {
  const cases: [unknown, unknown][] = [
    [null, { a: 1 }], [{ a: 1 }, null], [[1, 2], [1]], [[1], [1, 2]], [{ a: 1, b: 2 }, { a: 1 }], [{ a: 1 }, { a: 1, b: 2 }], [[], {}], [{ a: [] }, { a: {} }],
    [{ a: undefined }, { b: undefined }], [1, 2], ["x", "x"], [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
  ];
  for (const [before, now] of cases) {
    const copy = structuredClone(now);
    expect(shareUnchanged(before, now)).toStrictEqual(copy);
  }
});
