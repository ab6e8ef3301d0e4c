import { describe, expect, it } from "vitest";
import { originsOf } from "../../src/default-board/flights";
import { inferredParts } from "../../src/default-board/infer";
import { lookOf } from "../../src/default-board/looks";
import { elementOf, listedParts, type Part } from "../../src/default-board/parts";

const kindOf = (_: readonly string[], key: string) => (key === "tiles" ? "tile" : "card");

describe("the parts that a table lists", () => {
  it("are those that can be drawn", () => {
    const board = [
      { part: "track", name: "water", value: 2, low: 0, top: 9 },
      { part: "track", name: "half", value: 2 },
      { part: "hand", seat: 1, kind: "card", cards: [null, "pearl"] },
      { part: "hand", seat: 1, kind: "card", cards: [3] },
      { part: "hologram", name: "new" },
      null,
      { part: "places", name: "map", kind: "tile", lines: [], places: [{ token: "cove", pieces: [{ kind: "seat" }] }] },
    ];
    expect(listedParts({ board })!.map(elementOf)).toEqual(["track:water", "hand:1"]);
  });

  it("are none where it lists none", () => {
    expect(listedParts({ distance: 3 })).toBeNull();
    expect(listedParts(null)).toBeNull();
  });
});

describe("parts found in plain data", () => {
  const of = (table: unknown) => inferredParts(table, 2, kindOf);

  it("are counters, hands, cards and places", () => {
    const found = of({
      distance: 6,
      turn: 1,
      hands: [null, "pearl"],
      coins: [3, 4],
      thrown: { shell: 2, pearl: 0 },
      tiles: [{ tile: "cove", column: 1, row: 2, level: "dry" }, { tile: "peak", column: 0, row: 2, level: "sunk" }, { tile: "wood", column: 2, row: 2, level: "dry" }],
    });
    expect(found).toEqual([
      { part: "counter", name: "distance", value: 6 },
      { part: "hand", seat: 0, kind: "card", cards: [null] },
      { part: "hand", seat: 1, kind: "card", cards: ["pearl"] },
      { part: "counter", name: "coins", value: 3, seat: 0 },
      { part: "counter", name: "coins", value: 4, seat: 1 },
      { part: "row", name: "thrown", kind: "card", cards: ["shell", "shell"] },
      {
        part: "places",
        name: "tiles",
        kind: "tile",
        lines: [],
        places: [
          { token: "cove", at: [1, 2], state: { kind: "level", token: "dry" }, pieces: [] },
          { token: "peak", at: [0, 2], state: { kind: "level", token: "sunk" }, pieces: [] },
          { token: "wood", at: [2, 2], state: { kind: "level", token: "dry" }, pieces: [] },
        ],
      },
    ]);
  });

  it("belong to the seats whose records they stand in", () => {
    const found = of({ seats: [{ seat: 0, hand: ["shell"], gold: 2 }, { seat: 1, hand: [], gold: 0 }] });
    expect(found.map((part) => [elementOf(part), part.seat])).toEqual([["hand:0", 0], ["counter:gold:0", 0], ["hand:1", 1], ["counter:gold:1", 1]]);
  });

  it("are none in what cannot be shown", () => {
    expect(of(null)).toEqual([]);
    expect(of({ phase: 3, nested: { deep: { er: 1 } }, flags: [true, false], empty: [] })).toEqual([]);
  });
});

describe("where things come from", () => {
  const pile = (count: number): Part => ({ part: "pile", name: "pile", kind: "card", count });
  const hand = (...cards: (string | null)[]): Part => ({ part: "hand", seat: 0, kind: "card", cards });
  const row = (...cards: string[]): Part => ({ part: "row", name: "thrown", kind: "card", cards });

  it("is the pile for a card that is drawn, and the hand for one that is thrown away", () => {
    expect([...originsOf([pile(3), hand("shell"), row()], [pile(2), hand("shell", "pearl"), row()])]).toEqual([["hand:0", "pile:pile"]]);
    expect([...originsOf([pile(3), hand("shell"), row()], [pile(3), hand(), row("shell")])]).toEqual([["row:thrown", "hand:0"]]);
  });

  it("is the part that lost the same card, if several lost one", () => {
    const before = [pile(3), hand("shell", "pearl"), row()];
    expect(originsOf(before, [pile(2), hand("pearl"), row("shell")]).get("row:thrown")).toBe("hand:0");
  });

  it("is nothing at first and where nothing moved", () => {
    expect(originsOf([], [pile(3), hand("shell")]).size).toBe(0);
    expect(originsOf([pile(3)], [pile(3)]).size).toBe(0);
  });

  it("is the place where a piece stood", () => {
    const at = (token: string): Part => ({ part: "places", name: "map", kind: "tile", lines: [], places: ["cove", "peak"].map((one) => ({ token: one, pieces: one === token ? [{ kind: "seat", token: "0", count: 1, seat: 0 }] : [] })) });
    expect([...originsOf([at("cove")], [at("peak")])]).toEqual([["seat:0", "tile:cove"]]);
  });
});

it("gives a token the same look everywhere", () => {
  expect(lookOf("card", "shell")).toEqual(lookOf("card", "shell"));
  expect(new Set(["shell", "pearl", "crown"].map((token) => JSON.stringify(lookOf("card", token)))).size).toBe(3);
});
