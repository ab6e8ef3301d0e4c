import { beforeEach, describe, expect, it } from "vitest";
import pompeii from "../../src/games/pompeii";
import { follow, NOBODY, stand } from "../../src/games/pompeii/board/figures";
import { Plan, slots, UNIT } from "../../src/games/pompeii/board/plan";
import { tip } from "../../src/games/pompeii/tips";
import type { Cell, Table } from "../../src/games/pompeii/types";
import { Selection } from "../../src/table/interaction/selection.svelte";
import type { Choice, GameEvent, View } from "../../src/net/types";
import rulebook from "../../../src/lastboat/games/pompeii/RULEBOOK.md?raw";

const cell = (name: string, figures: number[], more: Partial<Cell> = {}): Cell => ({
  cell: name,
  column: name.charCodeAt(0) - 97,
  row: Number(name.slice(1)) - 1,
  building: null,
  colour: null,
  spaces: 0,
  figures,
  reach: figures.reduce((a, b) => a + b, 0),
  vent: null,
  lava: null,
  shut: false,
  ...more,
});

function town(cells: Cell[], saved = [0, 0], volcano = [0, 0]): Table {
  const players = saved.map((n, seat) => ({ colour: "red", hand: null, cards: 0, supply: 9, inside: 0, saved: n, volcano: volcano[seat]!, box: 0 }));
  return {
    phase: "fleeing", step: "to_run", turn: 0, players, cells, pile: 0, omens_left: 0, eruptions: 2, played: {}, card: null, relatives_left: 0,
    bag: {}, aside: {}, tile: null, moves_left: 2, runner: null,
    gates: [{ gate: "marina", cell: "a5", open: true }, { gate: "sarno", cell: "k5", open: true }],
  };
}
const told = (event: string, ...touches: string[]): GameEvent => ({ record: 1, event, touches, message: { id: event, args: {} } });

describe("figures keep who they are", () => {
  const before = follow(NOBODY, town([cell("a5", [2, 1]), cell("b5", [0, 0]), cell("k5", [0, 0])]), []);

  it("appear when they settle", () => {
    expect(before.figures.map((f) => [f.owner, f.cell])).toEqual([[0, "a5"], [0, "a5"], [1, "a5"]]);
  });

  it("move when they are missing in one cell and new in another", () => {
    const after = follow(before, town([cell("a5", [1, 1]), cell("b5", [1, 0]), cell("k5", [0, 0])]), []);
    expect(after.figures.map((f) => f.id)).toEqual(before.figures.map((f) => f.id));
    expect(after.figures.filter((f) => f.owner === 0).map((f) => f.cell).sort()).toEqual(["a5", "b5"]);
  });

  it("leave through the gate that is told of, or into the volcano", () => {
    const after = follow(before, town([cell("a5", [1, 0]), cell("b5", [0, 0]), cell("k5", [0, 0])], [1, 0], [0, 1]), [
      told("saved", "seat:0", "cell:a5", "gate:marina"),
    ]);
    expect(after.figures.filter((f) => f.gone).map((f) => [f.owner, f.gone])).toEqual([[0, "marina"], [1, "volcano"]]);
    expect(follow(after, town([cell("a5", [1, 0]), cell("b5", [0, 0]), cell("k5", [0, 0])], [1, 0], [0, 1]), []).figures).toHaveLength(1);
  });
});

describe("figures in a cell", () => {
  const plan = new Plan(false);
  const standing = (figures: number[], spaces = 0) => {
    const table = town([cell("c3", figures, { spaces })]);
    return stand(follow(NOBODY, table, []), table, plan, { x: 0, y: 0 });
  };

  it("stand in the spaces while there are enough", () => {
    const at = standing([1, 1], 3).map(({ x, y }) => [x - 2 * UNIT, y - 2 * UNIT]);
    expect(at).toEqual(slots(3).slice(0, 2));
  });

  it.each([2, 3, 4])("leave the corner of the house number free, three of them in %i spaces", (spaces) => {
    const inCorner = standing([2, 1], spaces).filter(({ x, y }) => x < 2.5 * UNIT && y < 2.5 * UNIT);
    expect(inCorner).toEqual([]);
  });

  it("are heaped by colour and counted when they crowd", () => {
    const crowd = standing([4, 3]);
    expect(crowd.map((s) => s.heap).filter(Boolean)).toEqual([4, 3]);
    expect(new Set(crowd.filter((s) => s.heap).map((s) => s.x)).size).toBe(2);
    for (const { x, y } of crowd) {
      expect(x).toBeGreaterThan(2 * UNIT);
      expect(y).toBeLessThan(3 * UNIT);
    }
  });
});

describe("the plan", () => {
  it("stands with north to the left, and every cell keeps its neighbours", () => {
    const plan = new Plan(true);
    expect(plan.width).toBeLessThan(plan.height);
    expect(plan.side("north")).toBe("west");
    const [here, east, south] = [cell("c3", [0, 0]), cell("d3", [0, 0]), cell("c4", [0, 0])].map((c) => plan.centre(c));
    expect([east!.x - here!.x, east!.y - here!.y]).toEqual([0, -UNIT]);
    expect([south!.x - here!.x, south!.y - here!.y]).toEqual([UNIT, 0]);
  });

  it("joins the cells of a wing", () => {
    const wing = (name: string) => cell(name, [0, 0], { building: "6a", colour: "turquoise", spaces: 2 });
    const [found] = new Plan(false).buildings(town([wing("c4"), wing("c5")]));
    expect(found).toMatchObject({ house: "6", x: 200, y: 300, w: 100, h: 200, cells: ["c4", "c5"] });
  });
});

describe("tips", () => {
  const table = town([
    cell("a1", [0, 0]), cell("b1", [0, 0], { colour: "neutral", building: "n1", spaces: 1 }), cell("c3", [1, 1], { building: "3a", colour: "purple", spaces: 3 }),
    cell("c2", [0, 0], { vent: "coin" }), cell("e4", [0, 0], { vent: "column", shut: true }), cell("d2", [0, 0], { lava: "coin" }), cell("d3", [0, 0], { building: "3b", colour: "purple", spaces: 2 }),
  ]);
  const things = [
    ...table.cells.map((c) => `cell:${c.cell}`), "gate:marina", "house:3", "card:3", "card:omen", "figure:c3-0", "supply:0", "pile:cards", "played:cards", "bag:lava",
    "tile:coin", "tile:helmet_mask", "symbol:mask", "volcano:vesuvius",
  ];

  it.each(things)("%s is explained by a paragraph of the rulebook", (thing) => {
    const said = tip(thing, table);
    expect(said?.text).toBeTruthy();
    expect(rulebook).toContain(`### §${said!.cite} `);
  });

  it("the supply is explained by what is to be placed from it", () => {
    const explained = (step: string) => {
      const said = tip("supply:0", { ...table, step });
      return [said?.text?.id, said?.cite];
    };
    expect(explained("to_settle")).toEqual(["tip-supply-text", "3.3"]);
    expect(explained("to_settle_joker")).toEqual(["tip-supply-text", "3.4"]);
    expect(explained("to_welcome")).toEqual(["tip-relatives", "5.2"]);
  });

  it("nobody explains what is not on the table", () => {
    expect(tip("seat:0", table)).toBeNull();
    expect(tip("cell:z9", table)).toBeNull();
  });
});

describe("playing on the table", () => {
  const table: Table = {
    ...town([cell("e6", [0, 0], { building: "9", colour: "turquoise", spaces: 4 }), cell("f5", [0, 1], { building: "7", colour: "purple", spaces: 3 }), cell("d6", [1, 1])]),
    card: "9",
    runner: "d6",
    tile: "coin",
  };
  const choice = (code: number, action: string, ...touches: string[]): Choice => ({ seat: 0, code, action, touches, message: { id: "do", args: {} } });
  const offer = (version: number, ...choices: Choice[]) => selection.update({ seat: 0, version, table, choices } as unknown as View, choices);
  let selection: Selection;
  let played: string[];

  beforeEach(() => {
    played = [];
    selection = new Selection();
    selection.onchoose = (one) => played.push(one.action);
    selection.module = pompeii;
  });

  it("a card is played by pressing it", () => {
    offer(1, choice(1, "play 9", "house:9"), choice(2, "play 7", "house:7"));
    selection.press("house:7");
    expect(played).toEqual(["play 7"]);
  });

  it("a card dragged onto its house settles there", async () => {
    offer(1, choice(1, "play 9", "house:9"), choice(2, "play 7", "house:7"));
    expect([selection.draggable("house:9"), selection.draggable("cell:e6")]).toEqual([true, false]);
    expect(selection.drop("house:9", "cell:f5")).toBe(false);
    expect(selection.drop("house:9", "cell:e6")).toBe(true);
    offer(2);
    offer(2, choice(3, "settle e6", "cell:e6"), choice(4, "settle f5", "cell:f5"));
    await Promise.resolve();
    expect(played).toEqual(["play 9", "settle e6"]);
  });

  it("a house picked before its card is settled in", async () => {
    offer(1, choice(1, "play 9", "house:9"), choice(2, "play 7", "house:7"));
    selection.press("cell:e6");
    expect([...selection.lit].sort()).toEqual(["cell:e6", "house:9"]);
    selection.press("house:9");
    offer(2, choice(3, "settle e6", "cell:e6"), choice(4, "settle f5", "cell:f5"));
    await Promise.resolve();
    expect(played).toEqual(["play 9", "settle e6"]);
  });

  it("what was aimed at is forgotten when it cannot be chosen", async () => {
    offer(1, choice(1, "play 9", "house:9"));
    selection.drop("house:9", "cell:e6");
    offer(2, choice(4, "settle f5", "cell:f5"));
    offer(3, choice(3, "settle e6", "cell:e6"));
    await Promise.resolve();
    expect(played).toEqual(["play 9"]);
  });

  it("a figure that is lifted has been picked to run, and runs to where it is let go", () => {
    selection.update({ seat: 0, version: 1, table: { ...table, runner: null } } as unknown as View, [choice(1, "run d6", "cell:d6"), choice(2, "rest")]);
    expect(selection.draggable("cell:d6")).toBe(true);
    selection.lift("cell:d6");
    expect(played).toEqual(["run d6"]);
    offer(2, choice(3, "to e6", "cell:e6"), choice(4, "leave marina", "gate:marina"));
    expect(selection.drop("cell:d6", "gate:marina")).toBe(true);
    expect(played).toEqual(["run d6", "leave marina"]);
  });

  it("a figure picked to run is put back by pressing it again", () => {
    let backs = 0;
    selection.onundo = () => Boolean(++backs);
    offer(1, choice(3, "to e6", "cell:e6"));
    expect(selection.press("cell:d6")).toBe(true);
    expect(selection.putBack()).toBe(true);
    expect([backs, played]).toEqual([2, []]);
    offer(2);
    expect(selection.putBack()).toBe(false);
  });

  it("an Omen takes a figure and the volcano, by clicks or by dragging", () => {
    offer(1, choice(1, "throw f5 1", "cell:f5", "seat:1"), choice(2, "throw d6 0", "cell:d6", "seat:0"), choice(3, "throw d6 1", "cell:d6", "seat:1"));
    selection.press("cell:f5");
    expect(played).toEqual([]);
    selection.press("volcano:vesuvius");
    expect(played).toEqual(["throw f5 1"]);
    selection.drop("figure:d6-1", "volcano:vesuvius");
    expect(played).toEqual(["throw f5 1", "throw d6 1"]);
    selection.press("cell:d6");
    selection.press("figure:d6-0");
    selection.press("volcano:vesuvius");
    expect(played.at(-1)).toBe("throw d6 0");
    selection.press("figure:d6-1");
    selection.press("volcano:vesuvius");
    expect(played.at(-1)).toBe("throw d6 1");
    selection.press("cell:d6");
    selection.press("volcano:vesuvius");
    expect(selection.menu?.choices.map((one) => one.action)).toEqual(["throw d6 0", "throw d6 1"]);
  });

  it("the drawn tile is laid by dragging it or by pressing the cell", () => {
    offer(1, choice(1, "lay d6", "cell:d6"), choice(2, "lay e6", "cell:e6"));
    selection.drop("tile:coin", "cell:e6");
    selection.press("cell:d6");
    expect(played).toEqual(["lay e6", "lay d6"]);
  });

  it("counts what everybody did and lost", () => {
    const seat = (token: string) => ({ kind: "seat", token });
    const log: GameEvent[] = [
      { ...told("saved"), message: { id: "", args: { seat: seat("1") } } },
      { ...told("threw"), message: { id: "", args: { seat: seat("1"), owner: seat("0") } } },
      { ...told("buried"), message: { id: "", args: { owner: seat("0"), count: 3 } } },
    ];
    const found = Object.fromEntries(pompeii.statistics(log, table).map(({ label, value }) => [label.id, (value as number[]).slice(0, 2)]));
    expect(found).toMatchObject({ "stat-saved": [0, 1], "stat-thrown": [0, 1], "stat-lost": [4, 0] });
  });
});

describe.each([false, true])("the town, upright: %s", (upright) => {
  const plan = new Plan(upright);

  it("shows the letter of every column and the number of every row at its edge", () => {
    const shown = plan.coordinates;
    expect(shown.map(({ text }) => text).join("")).toBe("abcdefghijk1234567");
    for (const { text, x, y } of shown) {
      const column = /[a-k]/.test(text);
      const middle = plan.centre(cell(column ? `${text}1` : `a${text}`, []));
      expect(column === upright ? y : x).toBe(column === upright ? middle.y : middle.x);
    }
  });

  it("puts no letter where a gate is drawn", () => {
    for (const gate of [["ercolano", "a1"], ["vesuvio", "f1"], ["marina", "a5"]] as const) {
      const { x, y } = plan.gate(gate[0], cell(gate[1], []));
      for (const at of plan.coordinates) expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(17);
    }
  });
});
