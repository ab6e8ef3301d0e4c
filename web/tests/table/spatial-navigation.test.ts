import { describe, expect, it } from "vitest";
import { boxUnder, nearest, nearestTowards } from "../../src/table/interaction/spatial-navigation";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));

describe("arrow keys", () => {
  it("lead to the neighbour in their direction", () => {
    expect(nearestTowards({ x: 100, y: 100 }, "ArrowUp", grid)).toBe(1);
    expect(nearestTowards({ x: 100, y: 100 }, "ArrowDown", grid)).toBe(7);
    expect(nearestTowards({ x: 100, y: 100 }, "ArrowLeft", grid)).toBe(3);
    expect(nearestTowards({ x: 100, y: 100 }, "ArrowRight", grid)).toBe(5);
  });
  it("lead diagonally, but not back", () => {
    expect(nearestTowards({ x: 0, y: 0 }, "ArrowRight", [{ x: 50, y: 60 }, { x: -20, y: 0 }])).toBe(0);
    expect(nearestTowards({ x: 0, y: 0 }, "ArrowLeft", [{ x: 50, y: 0 }])).toBeNull();
  });
});

it("the nearest point is found", () => {
  expect(nearest({ x: 90, y: 190 }, grid)).toBe(7);
  expect(nearest({ x: 0, y: 0 }, [])).toBeNull();
});

it("a finger hits small boxes beside them, and large ones only inside", () => {
  const small = { left: 100, top: 100, width: 20, height: 20 };
  expect(boxUnder({ x: 90, y: 110 }, [small], 44)).toBe(0);
  expect(boxUnder({ x: 87, y: 110 }, [small], 44)).toBeNull();
  expect(boxUnder({ x: 127, y: 110 }, [small, { left: 124, top: 100, width: 20, height: 20 }], 44)).toBe(1);
  expect(boxUnder({ x: 45, y: 20 }, [{ left: 50, top: 0, width: 60, height: 60 }], 44)).toBeNull();
  expect(boxUnder({ x: 0, y: 0 }, [], 44)).toBeNull();
});
