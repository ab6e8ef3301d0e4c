import { beforeEach, expect, it } from "vitest";
import type { GameModule } from "../../src/games/game";
import { Play } from "../../src/table/interaction/selection.svelte";
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
let play: Play;
let played: number[];

beforeEach(() => {
  played = [];
  play = new Play();
  play.onplay = (one) => played.push(one.code);
  play.module = { via: (one: Choice) => (one.action.startsWith("move") ? ["pawn:0"] : []) } as unknown as GameModule;
  play.offer(view(1), CHOICES);
});

it("plays at once what only one choice can mean", () => {
  expect(play.press("tile:b")).toBe(true);
  expect(played).toEqual([2]);
});

it("asks which when several choices fit", () => {
  play.press("tile:a");
  expect(played).toEqual([]);
  expect(play.menu?.choices.map((one) => one.code)).toEqual([1, 3]);
  play.choose(play.menu!.choices[1]!);
  expect(played).toEqual([3]);
  expect(play.menu).toBeNull();
});

it("needs every part of a choice, and lights only what can still follow", () => {
  play.press("card:x");
  expect([...play.lit].sort()).toEqual(["card:x", "seat:1", "seat:2"]);
  play.press("seat:2");
  expect(played).toEqual([5]);
});

it("puts down what is pressed twice or cancelled", () => {
  play.press("card:x");
  play.press("card:x");
  expect(play.picked).toEqual([]);
  play.press("card:x");
  play.cancel();
  expect(play.lit.has("tile:a")).toBe(true);
});

it("lets a piece be picked first that need not be", () => {
  play.press("pawn:0");
  expect([...play.lit].sort()).toEqual(["pawn:0", "tile:a", "tile:b"]);
  play.press("tile:a");
  expect(played).toEqual([1]);
});

it("drags from where a choice begins, and plays where it is dropped", () => {
  expect(play.draggable("pawn:0")).toBe(true);
  expect(play.draggable("card:x")).toBe(true);
  expect(play.draggable("tile:a")).toBe(false);
  expect(play.draggable("seat:1")).toBe(false);
  play.lift("pawn:0");
  expect(play.drop("pawn:0", "tile:a")).toBe(true);
  expect(played).toEqual([1]);
  expect(play.drop("card:x", "tile:a")).toBe(false);
});

it("keeps to the verb that was picked", () => {
  play.toggle("0 shore");
  expect([...play.lit]).toEqual(["tile:a"]);
  play.press("tile:a");
  expect(played).toEqual([3]);
});

it("picks by itself what everything of a verb begins with", () => {
  play.toggle("0 give");
  expect(play.picked).toEqual(["card:x"]);
  play.press("seat:2");
  expect(played).toEqual([5]);
  play.toggle("0 give");
  play.toggle("0 give");
  expect([play.picked, play.verb]).toEqual([[], null]);
});

it("leaves others at the screen alone while a piece is in hand", () => {
  const other = { ...choice(7, "move c", ["tile:c"]), seat: 1 };
  play.offer(view(2), [...CHOICES, other]);
  expect(play.lit.has("tile:c")).toBe(true);
  play.module = { inHand: () => "pawn:0" } as unknown as GameModule;
  play.offer(view(3), [...CHOICES, other]);
  expect(play.lit.has("tile:c")).toBe(false);
  expect([play.press("tile:c"), played]).toEqual([false, []]);
  expect([play.press("tile:b"), played]).toEqual([true, [2]]);
});

it("forgets what was picked when the table moves on, not when it is only told again", () => {
  play.press("card:x");
  play.offer(view(1), [...CHOICES]);
  expect(play.picked).toEqual(["card:x"]);
  play.offer(view(2), CHOICES);
  expect(play.picked).toEqual([]);
});

it("waits for an answer: what glows goes on glowing, and nothing can be done with it", () => {
  play.press("tile:b");
  play.offer(view(1), CHOICES, true);
  expect(play.lit.has("tile:a")).toBe(true);
  expect([play.press("tile:a"), play.drop("pawn:0", "tile:a"), play.draggable("pawn:0")]).toEqual([true, false, false]);
  play.choose(CHOICES[5]!);
  expect(played).toEqual([2]);
  expect(play.taken).toBe(CHOICES[1]);
  play.offer(view(2), CHOICES);
  expect(play.taken).toBeNull();
  play.press("tile:b");
  expect(played).toEqual([2, 2]);
});
