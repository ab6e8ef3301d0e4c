import { beforeEach, expect, it } from "vitest";
import type { GameModule } from "../../src/games/game";
import { Selection } from "../../src/table/interaction/selection.svelte";
import type { Choice, View } from "../../src/net/types";

const choice = (code: number, action: string, touches: string[]): Choice => ({ seat: 0, code, action, touches, message: { id: "do", args: {} } });
const view = (version: number) => ({ seat: 0, version }) as View;
const CHOICES = [
  choice(1, "move a", ["tile:a"]),
  choice(2, "move b", ["tile:b"]),
  choice(3, "shore a", ["tile:a"]),
  choice(4, "give x 1", ["card:x", "seat:1"]),
  choice(5, "give x 2", ["card:x", "seat:2"]),
  choice(6, "end", []),
];
let selection: Selection;
let played: number[];

beforeEach(() => {
  played = [];
  selection = new Selection();
  selection.onchoose = (one) => played.push(one.code);
  selection.module = { via: (one: Choice) => (one.action.startsWith("move") ? ["pawn:0"] : []) } as unknown as GameModule;
  selection.update(view(1), CHOICES);
});

it("makes a choice at once if only one fits", () => {
  expect(selection.press("tile:b")).toBe(true);
  expect(played).toEqual([2]);
});

it("opens a menu if several choices fit", () => {
  selection.press("tile:a");
  expect(played).toEqual([]);
  expect(selection.menu?.choices.map((one) => one.code)).toEqual([1, 3]);
  selection.choose(selection.menu!.choices[1]!);
  expect(played).toEqual([3]);
  expect(selection.menu).toBeNull();
});

it("needs all elements of a choice, and lights those that can follow", () => {
  selection.press("card:x");
  expect([...selection.lit].sort()).toEqual(["card:x", "seat:1", "seat:2"]);
  selection.press("seat:2");
  expect(played).toEqual([5]);
});

it("clears an element that is pressed twice or cancelled", () => {
  selection.press("card:x");
  selection.press("card:x");
  expect(selection.picked).toEqual([]);
  selection.press("card:x");
  selection.cancel();
  expect(selection.lit.has("tile:a")).toBe(true);
});

it("accepts an optional element first", () => {
  selection.press("pawn:0");
  expect([...selection.lit].sort()).toEqual(["pawn:0", "tile:a", "tile:b"]);
  selection.press("tile:a");
  expect(played).toEqual([1]);
});

it("drags from the first element of a choice to its last", () => {
  expect(selection.draggable("pawn:0")).toBe(true);
  expect(selection.draggable("card:x")).toBe(true);
  expect(selection.draggable("tile:a")).toBe(false);
  expect(selection.draggable("seat:1")).toBe(false);
  selection.lift("pawn:0");
  expect(selection.drop("pawn:0", "tile:a")).toBe(true);
  expect(played).toEqual([1]);
  expect(selection.drop("card:x", "tile:a")).toBe(false);
});

it("fits only choices of the picked verb", () => {
  selection.toggleVerb("0 shore");
  expect([...selection.lit]).toEqual(["tile:a"]);
  selection.press("tile:a");
  expect(played).toEqual([3]);
});

it("picks the element with which all choices of a verb begin", () => {
  selection.toggleVerb("0 give");
  expect(selection.picked).toEqual(["card:x"]);
  selection.press("seat:2");
  expect(played).toEqual([5]);
  selection.toggleVerb("0 give");
  selection.toggleVerb("0 give");
  expect([selection.picked, selection.verb]).toEqual([[], null]);
});

it("has no choices of other seats while a piece is lifted", () => {
  const other = { ...choice(7, "move c", ["tile:c"]), seat: 1 };
  selection.update(view(2), [...CHOICES, other]);
  expect(selection.lit.has("tile:c")).toBe(true);
  selection.module = { inHand: () => "pawn:0" } as unknown as GameModule;
  selection.update(view(3), [...CHOICES, other]);
  expect(selection.lit.has("tile:c")).toBe(false);
  expect([selection.press("tile:c"), played]).toEqual([false, []]);
  expect([selection.press("tile:b"), played]).toEqual([true, [2]]);
});

it("clears picked elements with a new version only", () => {
  selection.press("card:x");
  selection.update(view(1), [...CHOICES]);
  expect(selection.picked).toEqual(["card:x"]);
  selection.update(view(2), CHOICES);
  expect(selection.picked).toEqual([]);
});

it("keeps elements lit while waiting, but makes no choice", () => {
  selection.press("tile:b");
  selection.update(view(1), CHOICES, true);
  expect(selection.lit.has("tile:a")).toBe(true);
  expect([selection.press("tile:a"), selection.drop("pawn:0", "tile:a"), selection.draggable("pawn:0")]).toEqual([true, false, false]);
  selection.choose(CHOICES[5]!);
  expect(played).toEqual([2]);
  expect(selection.sent).toBe(CHOICES[1]);
  selection.update(view(2), CHOICES);
  expect(selection.sent).toBeNull();
  selection.press("tile:b");
  expect(played).toEqual([2, 2]);
});

it("with a guide lights one element at a time and declines everything else", () => {
  const declined: (number | null)[] = [];
  const guided = CHOICES.find((one) => one.code === 4)!;
  selection.guide = { choice: guided, decline: (other) => declined.push(other?.code ?? null) };
  expect([...selection.lit]).toEqual(["card:x"]);
  expect(selection.press("tile:b")).toBe(true);
  selection.choose(CHOICES.find((one) => one.code === 6)!);
  expect(declined).toEqual([2, 6]);
  expect(played).toEqual([]);
  selection.press("card:x");
  expect([...selection.lit]).toEqual(["seat:1"]);
  selection.press("seat:2");
  expect(declined).toEqual([2, 6, 5]);
  selection.press("seat:1");
  expect(played).toEqual([4]);
});

it("with a guide that only reads, nothing is lit", () => {
  let declined = 0;
  selection.guide = { choice: null, decline: () => (declined += 1) };
  expect(selection.lit.size).toBe(0);
  selection.press("tile:a");
  expect(declined).toBe(1);
});
