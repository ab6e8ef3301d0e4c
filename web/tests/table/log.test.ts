import { expect, it } from "vitest";
import { mergeLog, turns, withoutRecordsFrom } from "../../src/table/store/log";
import { seatNames } from "../../src/table/bot-names";
import { gameEvent } from "./data";

it("turns begin at the events that say so", () => {
  const log = [gameEvent(0, "dealt"), gameEvent(1, "turn_began", 0), gameEvent(2, "moved", 0), gameEvent(3, "sandbagged", 2), gameEvent(4, "turn_began", 1)];
  const found = turns(log);
  expect(found.map(({ seat, record, lines }) => [seat, record, lines.length])).toEqual([[null, 0, 1], [0, 1, 2], [1, 4, 0]]);
  expect(found[1]!.opening?.event).toBe("turn_began");
});

it("without such events, turns begin where another seat acts", () => {
  const found = turns([gameEvent(0, "lot"), gameEvent(1, "played", 2), gameEvent(2, "buried"), gameEvent(3, "drew", 2), gameEvent(4, "played", 0)]);
  expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([[null, 1], [2, 3], [0, 1]]);
});

it("what only one player was told stands under that player", () => {
  const found = turns([gameEvent(0, "took", 1), { ...gameEvent(1, "your_card"), for: 0 }, gameEvent(2, "played", 1)]);
  expect(found.map(({ seat, lines }) => [seat, lines.map((one) => one.event)])).toEqual([[1, ["took"]], [0, ["your_card"]], [1, ["played"]]]);
});

it("events that are sent again are not repeated", () => {
  const old = [gameEvent(0, "a"), gameEvent(1, "b"), gameEvent(2, "c")];
  expect(mergeLog(old, [gameEvent(2, "c"), gameEvent(3, "d")]).map((one) => one.record)).toEqual([0, 1, 2, 3]);
  expect(mergeLog(old, [], 1).map((one) => one.record)).toEqual([0]);
  expect(mergeLog(old, []).map((one) => one.record)).toEqual([0, 1, 2]);
});

it("undone records are removed", () => {
  expect(withoutRecordsFrom([gameEvent(4, "a"), gameEvent(5, "b"), gameEvent(6, "c")], 5).map((one) => one.event)).toEqual(["a"]);
});

it("bots without a name are given one, each another", () => {
  const names = seatNames([{ kind: "player", name: "Ada" }, { kind: "bot", name: "" }, { kind: "bot", name: "" }, { kind: "open", name: "" }]);
  expect(names[0]).toBe("Ada");
  expect(names[3]).toBe("");
  expect(new Set(names).size).toBe(4);
});
