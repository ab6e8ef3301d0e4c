import { describe, expect, it } from "vitest";
import { COLUMNS, drawn, grid, laid, named, places, played, wish, wishes } from "../../src/home/options";
import type { Option } from "../../src/net/types";

const option = (name: string, more: Partial<Option> = {}): Option => ({ name, values: ["a", "b"], default: "a", each: [], grids: [], ...more });
const ROLES = option("roles", { values: ["random"], default: "random", each: ["random", "pilot", "diver"] });
const SHAPE = option("shape", { values: ["standard", "skull"], default: "standard", grids: ["XXX/XXX", "X.X/.XX/.X"] });
const START = option("start", { values: ["lot", "0", "1", "2", "3"], default: "lot" });

describe("options of a new table", () => {
  it("offer only seats that are there", () => {
    expect(named(START, 2)).toEqual(["lot", "0", "1"]);
    expect(played([START], { start: "3" }, 2)).toEqual({});
    expect(played([START], { start: "3" }, 4)).toEqual({ start: "3" });
  });

  it("send what is not there by itself, and nothing else", () => {
    expect(played([option("level"), option("wind")], { level: "b", wind: "a", gone: "x" }, 2)).toEqual({ level: "b" });
  });

  it("let each seat choose, for as many seats as there are", () => {
    const value = wish(ROLES, undefined, 3, 1, "pilot");
    expect(value).toBe("random,pilot,random");
    expect(wishes(ROLES, value, 4)).toEqual(["random", "pilot", "random", "random"]);
    expect(played([ROLES], { roles: value }, 2)).toEqual({ roles: "random,pilot" });
    expect(wish(ROLES, value, 3, 1, "random")).toBe("random");
    expect(played([ROLES], {}, 2)).toEqual({});
  });
});

describe("a grid drawn by hand", () => {
  it("begins with the shape that was chosen, in the middle of the paper", () => {
    const first = laid(SHAPE, "skull");
    expect(first.split("/").slice(2, 5)).toEqual(["...X.X....", "....XX....", "....X....."]);
    expect(drawn(SHAPE, first)).toBe(true);
    expect(played([SHAPE], { shape: first }, 2)).toEqual({ shape: first });
    expect(places(laid(SHAPE)).size).toBe(6);
  });

  it("is read and written alike, and told from a name", () => {
    const some = new Set([0, 3, COLUMNS, COLUMNS * 7 + 9]);
    expect(places(grid(some))).toEqual(some);
    expect(grid(some).split("/")[0]).toBe("X..X......");
    expect([drawn(SHAPE, "skull"), drawn(SHAPE, undefined), drawn(START, "X")]).toEqual([false, false, false]);
  });
});
