import { describe, expect, it } from "vitest";
import { nearest, towards, under } from "../../src/table/interaction/spatial-navigation";
import { facing, tellApart } from "../../src/table/store/viewpoint";
import { offers } from "../../src/table/turn/action-list";
import { beside } from "../../src/table/interaction/popover";
import { retold, turns, withoutRecordsFrom } from "../../src/table/store/log";
import type { Choice, Told } from "../../src/net/types";

const told = (record: number, event: string, seat?: number): Told => ({
  record,
  event,
  touches: [],
  message: { id: `event-${event}`, args: seat === undefined ? {} : { seat: { kind: "seat", token: String(seat) } } },
});
const choice = (code: number, action: string, touches: string[], seat = 0): Choice => ({ seat, code, action, touches, message: { id: "do", args: {} } });

describe("who looks at a shared screen", () => {
  it("watches where it holds no seat", () => {
    expect(facing({ held: [], actor: 1, face: null, apart: false })).toEqual({ face: -1, pass: null });
  });
  it("looks with its own eyes, whoever acts", () => {
    expect(facing({ held: [2], actor: 0, face: null, apart: false })).toEqual({ face: 2, pass: null });
  });
  it("turns to who acts when there is nothing to hide", () => {
    expect(facing({ held: [0, 1], actor: 1, face: 0, apart: false })).toEqual({ face: 1, pass: null });
    expect(facing({ held: [0, 1], actor: 2, face: 1, apart: false })).toEqual({ face: 1, pass: null });
  });
  it("shows nothing until who acts says so when there are secrets", () => {
    expect(facing({ held: [0, 1], actor: 1, face: 0, apart: true })).toEqual({ face: null, pass: 1 });
    expect(facing({ held: [0, 1], actor: 1, face: 1, apart: true })).toEqual({ face: 1, pass: null });
    expect(facing({ held: [0, 1], actor: 0, face: null, apart: true })).toEqual({ face: null, pass: 0 });
  });
  it("stays with who looks while somebody elsewhere acts", () => {
    expect(facing({ held: [0, 1], actor: 3, face: 1, apart: true })).toEqual({ face: 1, pass: null });
  });
  it("finds secrets by comparing what the seats see", () => {
    expect(tellApart([{ hand: [1] }])).toBe(false);
    expect(tellApart([{ hand: [1] }, { hand: [2] }])).toBe(true);
    expect(tellApart([{ hand: [] }, { hand: [] }])).toBe(false);
  });
});

describe("the log by turns", () => {
  it("is cut where the game says a turn began", () => {
    const found = turns([told(0, "dealt"), told(1, "turn_began", 0), told(2, "moved", 0), told(3, "sandbagged", 2), told(4, "turn_began", 1)]);
    expect(found.map(({ seat, record, lines }) => [seat, record, lines.length])).toEqual([[null, 0, 1], [0, 1, 2], [1, 4, 0]]);
    expect(found[1]!.opening?.event).toBe("turn_began");
  });
  it("is cut where another seat goes on in games that do not say", () => {
    const found = turns([told(0, "lot"), told(1, "played", 2), told(2, "buried"), told(3, "drew", 2), told(4, "played", 0)]);
    expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([[null, 1], [2, 3], [0, 1]]);
  });
  it("is told once, however often it is heard", () => {
    const old = [told(0, "a"), told(1, "b"), told(2, "c")];
    expect(retold(old, [told(2, "c"), told(3, "d")]).map((one) => one.record)).toEqual([0, 1, 2, 3]);
    expect(retold(old, [], 1).map((one) => one.record)).toEqual([0]);
    expect(retold(old, []).map((one) => one.record)).toEqual([0, 1, 2]);
  });
  it("forgets what was undone", () => {
    expect(withoutRecordsFrom([told(4, "a"), told(5, "b"), told(6, "c")], 5).map((one) => one.event)).toEqual(["a"]);
  });
});

describe("the turn card", () => {
  const choices = [choice(1, "move a", ["tile:a"]), choice(2, "move b", ["tile:b"]), choice(3, "end", []), choice(4, "move a", ["tile:a"], 1), choice(5, "give x 1", ["card:x", "seat:1"])];
  const sorted = offers(choices, [{ verb: "move", message: { id: "m", args: {} } }, { verb: "fly", message: { id: "f", args: {} } }], (c) => c.touches, (el) => el !== "card:x");

  it("makes buttons of what needs no place, and of what has none", () => {
    expect(sorted.buttons.map((one) => one.code)).toEqual([3, 5]);
  });
  it("counts verbs seat by seat", () => {
    expect(sorted.verbs.map(({ verb, seat, count }) => [verb, seat, count])).toEqual([["move", 0, 2], ["move", 1, 1]]);
  });
  it("says why something cannot be done only if it really cannot", () => {
    expect(sorted.blocked.map((one) => one.verb)).toEqual(["fly"]);
  });
});

describe("arrow keys", () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));
  it("go straight to the neighbour", () => {
    expect(towards({ x: 100, y: 100 }, "ArrowUp", grid)).toBe(1);
    expect(towards({ x: 100, y: 100 }, "ArrowDown", grid)).toBe(7);
    expect(towards({ x: 100, y: 100 }, "ArrowLeft", grid)).toBe(3);
    expect(towards({ x: 100, y: 100 }, "ArrowRight", grid)).toBe(5);
  });
  it("find what lies askew, and nothing behind", () => {
    expect(towards({ x: 0, y: 0 }, "ArrowRight", [{ x: 50, y: 60 }, { x: -20, y: 0 }])).toBe(0);
    expect(towards({ x: 0, y: 0 }, "ArrowLeft", [{ x: 50, y: 0 }])).toBeNull();
  });
  it("know what is nearest", () => {
    expect(nearest({ x: 90, y: 190 }, grid)).toBe(7);
    expect(nearest({ x: 0, y: 0 }, [])).toBeNull();
  });
  it("know what a fingertip means: small things are met all over it, large ones only where they are", () => {
    const small = { left: 100, top: 100, width: 20, height: 20 };
    expect(under({ x: 90, y: 110 }, [small], 44)).toBe(0);
    expect(under({ x: 87, y: 110 }, [small], 44)).toBeNull();
    expect(under({ x: 127, y: 110 }, [small, { left: 124, top: 100, width: 20, height: 20 }], 44)).toBe(1);
    expect(under({ x: 45, y: 20 }, [{ left: 50, top: 0, width: 60, height: 60 }], 44)).toBeNull();
    expect(under({ x: 0, y: 0 }, [], 44)).toBeNull();
  });
});

describe("cards beside things", () => {
  const window = { width: 360, height: 740 };
  it("stand below, above or beside, and always inside the window", () => {
    expect(beside({ left: 100, top: 100, width: 40, height: 40 }, { width: 100, height: 50 }, window)).toEqual({ left: 70, top: 148 });
    expect(beside({ left: 100, top: 700, width: 40, height: 30 }, { width: 100, height: 50 }, window)).toEqual({ left: 70, top: 642 });
    expect(beside({ left: 0, top: 10, width: 20, height: 720 }, { width: 100, height: 60 }, window)).toEqual({ left: 28, top: 10 });
    expect(beside({ left: 350, top: 100, width: 10, height: 10 }, { width: 200, height: 50 }, window).left).toBe(154);
  });
});
