import { expect, it } from "vitest";
import { actionList } from "../../src/table/turn/action-list";
import { choiceOf } from "./data";

const choices = [
  choiceOf(1, "move a", ["tile:a"]),
  choiceOf(2, "move b", ["tile:b"]),
  choiceOf(3, "end", []),
  choiceOf(4, "move a", ["tile:a"], 1),
  choiceOf(5, "give x 1", ["card:x", "seat:1"]),
];
const blocked = ["move", "fly"].map((verb) => ({ verb, message: { id: verb, args: {} } }));
const list = actionList(choices, blocked, (choice) => choice.touches, (element) => element !== "card:x");

it("choices without elements, or with one that is not drawn, are buttons", () => {
  expect(list.buttons.map((one) => one.code)).toEqual([3, 5]);
});

it("verbs are counted by seat", () => {
  expect(list.verbs.map(({ verb, seat, count }) => [verb, seat, count])).toEqual([["move", 0, 2], ["move", 1, 1]]);
});

it("a verb with a choice is not blocked", () => {
  expect(list.blocked.map((one) => one.verb)).toEqual(["fly"]);
});
