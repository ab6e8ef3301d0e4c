import { describe, expect, it } from "vitest";
import { centred, COLUMNS, fixedValues, gridOf, isDrawn, namedValues, numberTyped, numberValues, optionsToSend, placesOf, seatValues, withSeatValue } from "../../src/home/options";
import { houseRules } from "../../src/net/games";
import type { Option } from "../../src/net/types";

const option = (name: string, more: Partial<Option> = {}): Option => ({ name, values: ["a", "b"], default: "a", each: [], grids: [], fixes: {}, group: "", range: null, ...more });
const ROLES = option("roles", { values: ["random"], default: "random", each: ["random", "pilot", "diver"] });
const SHAPE = option("shape", { values: ["standard", "skull"], default: "standard", grids: ["XXX/XXX", "X.X/.XX/.X"] });
const START = option("start", { values: ["lot", "0", "1", "2", "3"], default: "lot" });

describe("options of a new table", () => {
  it("have values for existing seats only", () => {
    expect(namedValues(START, 2)).toEqual(["lot", "0", "1"]);
    expect(optionsToSend([START], { start: "3" }, 2)).toEqual({});
    expect(optionsToSend([START], { start: "3" }, 4)).toEqual({ start: "3" });
  });

  it("are sent only if they differ from the default", () => {
    expect(optionsToSend([option("level"), option("wind")], { level: "b", wind: "a", gone: "x" }, 2)).toEqual({ level: "b" });
  });

  it("are fixed by an edition, and then not sent", () => {
    const options = [option("edition", { fixes: { b: { omen: "b" } } }), option("omen"), option("wind")];
    expect(fixedValues(options, { edition: "b", omen: "a" })).toEqual({ omen: "b" });
    expect(optionsToSend(options, { edition: "b", omen: "b", wind: "b" }, 2)).toEqual({ edition: "b", wind: "b" });
    expect(optionsToSend(options, { omen: "b" }, 2)).toEqual({ omen: "b" });
  });

  it("have a value for each seat", () => {
    const value = withSeatValue(ROLES, undefined, 3, 1, "pilot");
    expect(value).toBe("random,pilot,random");
    expect(seatValues(ROLES, value, 4)).toEqual(["random", "pilot", "random", "random"]);
    expect(optionsToSend([ROLES], { roles: value }, 2)).toEqual({ roles: "random,pilot" });
    expect(withSeatValue(ROLES, value, 3, 1, "random")).toBe("random");
    expect(optionsToSend([ROLES], {}, 2)).toEqual({});
  });
});

describe("house rules", () => {
  const number = (name: string, first: string, range: [number, number]) => option(name, { group: "house", range, default: first, values: [first, "1", "2", "3", "4"] });
  const LIFTS = number("lifts", "3", [1, 4]);
  const MARK = number("mark", "box", [1, 4]);

  it("go from the lowest number to the highest, with the box first where it is none", () => {
    expect(numberValues(LIFTS)).toEqual(["1", "2", "3", "4"]);
    expect(numberValues(MARK)).toEqual(["box", "1", "2", "3", "4"]);
  });

  it("are typed: out of the range means its end, nothing the box", () => {
    expect(["2", "0", "99", "-3", "2.6", "", " ", "many"].map((text) => numberTyped(LIFTS, text))).toEqual(["2", "1", "4", "1", "3", "3", "3", "3"]);
    expect(numberTyped(MARK, "")).toBe("box");
  });

  it("are those that differ from the box, and only those are sent", () => {
    const chosen = { lifts: "4", mark: "box", level: "b" };
    expect(houseRules([option("level"), LIFTS, MARK], chosen)).toEqual([LIFTS]);
    expect(optionsToSend([option("level"), LIFTS, MARK], chosen, 2)).toEqual({ lifts: "4", level: "b" });
    expect(houseRules([LIFTS, MARK], { lifts: "3" })).toEqual([]);
  });
});

describe("a grid drawn by hand", () => {
  it("begins with the shape that was chosen, in the middle of the paper", () => {
    const first = centred(SHAPE, "skull");
    expect(first.split("/").slice(2, 5)).toEqual(["...X.X....", "....XX....", "....X....."]);
    expect(isDrawn(SHAPE, first)).toBe(true);
    expect(optionsToSend([SHAPE], { shape: first }, 2)).toEqual({ shape: first });
    expect(placesOf(centred(SHAPE)).size).toBe(6);
  });

  it("is read and written alike, and told from a name", () => {
    const some = new Set([0, 3, COLUMNS, COLUMNS * 7 + 9]);
    expect(placesOf(gridOf(some))).toEqual(some);
    expect(gridOf(some).split("/")[0]).toBe("X..X......");
    expect([isDrawn(SHAPE, "skull"), isDrawn(SHAPE, undefined), isDrawn(START, "X")]).toEqual([false, false, false]);
  });
});
