// Forbidden Island on the page: what is clicked for which choice, where things stand, what is counted and explained.
import { beforeAll, describe, expect, it } from "vitest";
import type { GameModule } from "../../src/games/game";
import { badge, letterOf, LOOKS } from "../../src/games/forbidden-island/badges";
import { arrange } from "../../src/games/forbidden-island/board/arrangement";
import { hanging, inLines, SIDE, standing } from "../../src/games/forbidden-island/board/geometry";
import { tileLabel } from "../../src/games/forbidden-island/labels";
import { needs, via } from "../../src/games/forbidden-island/elements";
import { statistics } from "../../src/games/forbidden-island/statistics";
import { counted, STARTS, TREASURES, type Role, type Table } from "../../src/games/forbidden-island/types";
import { tip } from "../../src/games/forbidden-island/tips";
import { Selection } from "../../src/table/interaction/selection.svelte";
import type { Choice, GameEvent, View } from "../../src/net/types";
import { LANGUAGES, i18n, type Language } from "../../src/i18n/i18n.svelte";

const TILES = ["temple_of_the_moon", "temple_of_the_sun", "watchtower", "bronze_gate", "fools_landing", "lost_lagoon"];

function table(change: Partial<Table> = {}): Table {
  return {
    phase: "act", turn: 0, actions: 3, hand_limit: 5, left: 0,
    water: { level: 1, skull: 10, draws: [0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0] },
    rows: 1, cols: TILES.length,
    tiles: TILES.map((tile, col) => ({ tile, row: 0, col, level: "dry", treasure: col < 2 ? "earth_stone" : null, pawns: tile === "watchtower" ? [0, 1] : [] })),
    treasures: { earth_stone: false, statue_of_the_wind: false, crystal_of_fire: false, oceans_chalice: false },
    seats: [
      { role: "pilot", place: "watchtower", hand: ["earth_stone", "helicopter"], in_water: false, aboard: false },
      { role: "navigator", place: "watchtower", hand: ["sandbag"], in_water: false, aboard: false },
    ],
    treasure_cards: { pile: 3, unseen: { earth_stone: 2, waters_rise: 1 }, discard: { sandbag: 1 } },
    floods: { layers: [["watchtower"], ["bronze_gate", "fools_landing"]], discard: ["lost_lagoon"] },
    flyer: null,
    ...change,
  };
}

let code = 0;
const choice = (action: string, touches: string[] = [], seat = 0): Choice => ({ seat, code: code++, action, touches, message: { id: "do", args: {} } });

function view(choices: Choice[], change: Partial<Table> = {}, seat = 0): View<Table> {
  return {
    game: "forbidden-island", seat, seats: 2, version: 1, records: 1, actor: 0, prompt: { id: "p", args: {} },
    choices, blocked: [], undo: 0, table: table(change), over: false, returns: [],
  };
}

function playing(choices: Choice[], change: Partial<Table> = {}): { selection: Selection; played: string[] } {
  const selection = new Selection();
  const played: string[] = [];
  selection.module = { needs, via } as unknown as GameModule;
  selection.update(view(choices, change), choices);
  selection.onchoose = (one) => played.push(one.action);
  return { selection, played };
}

beforeAll(() => i18n.load("en", ["forbidden-island"]));

describe("from clicks to choices", () => {
  const move = choice("move bronze_gate", ["tile:bronze_gate"]);
  const shore = choice("shore_up bronze_gate", ["tile:bronze_gate"]);
  const fly = choice("fly bronze_gate", ["tile:bronze_gate"]);
  const far = choice("fly lost_lagoon", ["tile:lost_lagoon"]);
  const give = choice("give earth_stone 1", ["treasure:earth_stone", "seat:1"]);
  const bag = choice("sandbag bronze_gate", ["tile:bronze_gate"]);

  it("moves at a click on a tile, though a flight or a sandbag could go there too", () => {
    const { selection, played } = playing([move, fly, far, bag]);
    selection.press("tile:bronze_gate");
    selection.press("tile:lost_lagoon");
    expect(played).toEqual(["move bronze_gate", "fly lost_lagoon"]);
  });

  it("asks which when a tile can be moved to and shored up", () => {
    const { selection, played } = playing([move, shore]);
    selection.press("tile:bronze_gate");
    expect(played).toEqual([]);
    expect(selection.menu?.choices).toEqual([move, shore]);
  });

  it("moves without a question when the own pawn is dragged there", () => {
    const { selection, played } = playing([move, shore]);
    selection.drop("seat:0", "tile:bronze_gate");
    expect(played).toEqual(["move bronze_gate"]);
  });

  it("flies a short way when the Pilot's role is picked first", () => {
    const { selection, played } = playing([move, fly, far]);
    selection.press("role:pilot");
    selection.press("tile:bronze_gate");
    expect(played).toEqual(["fly bronze_gate"]);
  });

  it("gives a card that is dragged onto a player, or picked before the player", () => {
    const { selection, played } = playing([give, move]);
    selection.drop("card:earth_stone", "seat:1");
    selection.press("card:earth_stone");
    selection.press("seat:1");
    expect(played).toEqual(["give earth_stone 1", "give earth_stone 1"]);
  });

  it("plays a sandbag by its card, and that of another seat by that seat's card", () => {
    const other = choice("sandbag bronze_gate", ["tile:bronze_gate"], 1);
    expect(needs(bag, view([bag]))).toEqual(["card:sandbag", "tile:bronze_gate"]);
    expect(needs(other, view([other]))).toEqual(["card:sandbag:1", "tile:bronze_gate"]);
  });

  it("takes passengers by the card first, then by themselves, and lands", () => {
    const board = choice("board 1", ["seat:1"]);
    expect(needs(board, view([board]))).toEqual(["card:helicopter", "seat:1"]);
    const seats = table().seats.map((one, seat) => ({ ...one, aboard: seat === 0 }));
    const land = choice("land lost_lagoon", ["tile:lost_lagoon"]);
    const { selection, played } = playing([board, land], { flyer: 0, seats });
    selection.drop("seat:0", "tile:lost_lagoon");
    selection.press("seat:1");
    expect(played).toEqual(["land lost_lagoon", "board 1"]);
  });

  it("lifts off when the helicopter is dragged to the landing place, and offers it at a click on the card", () => {
    const off = choice("lift_off");
    const board = choice("board 1", ["seat:1"]);
    const { selection, played } = playing([off, board]);
    selection.drop("card:helicopter", "tile:fools_landing");
    expect(played).toEqual(["lift_off"]);
    selection.press("card:helicopter");
    expect(selection.menu?.choices).toEqual([off]);
  });

  it("draws at a click on the pile, and keeps the button: nothing has to be picked", () => {
    const draw = choice("draw_card");
    const { selection, played } = playing([draw]);
    expect(selection.needs(draw)).toEqual([]);
    selection.press("pile:treasure_cards");
    expect(played).toEqual(["draw_card"]);
  });

  it("discards at a click, or when the card is dragged to the discard", () => {
    const discard = choice("discard earth_stone", ["card:earth_stone"]);
    const { selection, played } = playing([discard]);
    selection.press("card:earth_stone");
    selection.drop("card:earth_stone", "discard:treasure_cards");
    expect(played).toEqual(["discard earth_stone", "discard earth_stone"]);
  });

  it("takes a treasure at a click on it, or when its card is dragged to it", () => {
    const capture = choice("capture earth_stone", ["treasure:earth_stone"]);
    const { selection, played } = playing([capture]);
    selection.press("treasure:earth_stone");
    selection.drop("card:earth_stone", "treasure:earth_stone");
    expect(played).toEqual(["capture earth_stone", "capture earth_stone"]);
  });
});

describe("where things stand", () => {
  const tile = table().tiles[2]!;

  it.each([1, 2, 3, 4])("%i pawns stand side by side on their tile", (count) => {
    for (const named of [true, false]) {
      const spots = Array.from({ length: count }, (_, n) => standing(tile, n, count, named));
      const half = 16 * spots[0]!.size;
      expect(spots[0]!.x - half).toBeGreaterThanOrEqual(tile.col * 109 - 2);
      expect(spots.at(-1)!.x + half).toBeLessThanOrEqual(tile.col * 109 + SIDE);
      spots.slice(1).forEach((spot, n) => expect(spot.x - spots[n]!.x).toBeGreaterThanOrEqual(2 * half));
    }
  });

  it("passengers hang under the middle of the helicopter", () => {
    const [left, right] = [hanging(tile, 0, 2), hanging(tile, 1, 2)];
    expect((left.x + right.x) / 2).toBe(tile.col * 109 + SIDE / 2);
  });

  it("the parts of the table leave the island as much room as they can", () => {
    const standard = table({ rows: 6, cols: 6 });
    expect(arrange(standard, 1060, 700, 17), "a laptop").toBe("beside");
    expect(arrange(standard, 350, 350, 15), "a phone with its panels open").toBe("slim");
    expect(arrange(standard, 350, 600, 15), "a phone with its panels put away").toBe("small");
    expect(arrange(table({ rows: 3, cols: 10 }), 1060, 700, 17), "a long island").toBe("below");
  });

  it("long names take two lines of about the same length", () => {
    expect(inLines("Watchtower")).toEqual(["Watchtower"]);
    expect(inLines("Dunes of Deception")).toEqual(["Dunes of", "Deception"]);
    expect(inLines("Tidevannspalasset")).toEqual(["Tidevannspalasset"]);
  });
});

describe("who is who", () => {
  it("no two adventurers share a colour, a shape or a letter, which is the same in all languages", async () => {
    const looks = Object.values(LOOKS);
    expect(new Set(looks.map((look) => look.colour)).size).toBe(6);
    expect(new Set(looks.map((look) => look.shape)).size).toBe(6);
    const letters = Object.keys(LOOKS).map((role) => letterOf(role as Role));
    expect(new Set(letters).size).toBe(6);
    for (const lang of Object.keys(LANGUAGES) as Language[]) {
      await i18n.load(lang, ["forbidden-island"]);
      expect(Object.keys(LOOKS).map((role) => letterOf(role as Role)), lang).toEqual(letters);
    }
    await i18n.load("en", ["forbidden-island"]);
    expect(badge(0, table())).toEqual({ ...{ colour: LOOKS.pilot.colour, shape: "hexagon" }, letter: "P" });
    expect(badge(1, table({ seats: [] })).letter).toBe("2");
  });
});

describe("what is said of things", () => {
  it("has words for every element, in every language, with the paragraph", async () => {
    const shown = table();
    const elements = [
      ...shown.tiles.map((one) => `tile:${one.tile}`), ...TREASURES.map((one) => `treasure:${one}`), "seat:0", "track:water",
      ...[...TREASURES, "helicopter", "sandbag", "waters_rise"].flatMap((one) => [`card:${one}`, `card:${one}:1`]),
      ...Object.values(STARTS).map((one) => `role:${one}`), "pile:treasure_cards", "pile:floods", "discard:treasure_cards", "discard:floods",
    ];
    for (const lang of Object.keys(LANGUAGES) as Language[]) {
      await i18n.load(lang, ["forbidden-island"]);
      for (const element of elements) {
        const said = tip(element, shown)!;
        expect(i18n.has(said.title.id), `${lang} ${element}`).toBe(true);
        expect(i18n.say(said.text!), `${lang} ${element}`).not.toMatch(/\b(tip|board|layer|card|role)-[a-z]+|\{|\$/);
        expect(said.cite).toMatch(/^\d\.\d$/);
      }
    }
    await i18n.load("en", ["forbidden-island"]);
  });

  it("tells where the flood card of a tile is known to be", () => {
    const text = (tile: string) => i18n.say(tip(`tile:${tile}`, table())!.text!);
    expect(text("watchtower")).toContain("comes next");
    expect(text("bronze_gate")).toContain("At least one flood card comes before");
    expect(text("lost_lagoon")).toContain("discarded");
  });

  it("calls a tile by its name, its water and who stands there", () => {
    i18n.names = ["Ann", ""];
    expect(tileLabel(table().tiles[2]!)).toBe("Watchtower, dry, Ann, Player 2");
    expect(tip("nonsense:1", table())).toBeNull();
  });
});

it("counts what happened", () => {
  const told = (event: string): GameEvent => ({ record: 0, event, touches: [], message: { id: event, args: {} } });
  const found = statistics(["turn_began", "turn_began", "shored_up", "sandbag_played", "landed", "lifted_off", "sunk"].map(told), table());
  const value = (id: string) => found.find((one) => one.label.id === id)?.value;
  expect([value("stat-turns"), value("stat-shored-up"), value("stat-flights"), value("stat-sunk"), value("stat-gave")]).toEqual([2, 2, 2, 1, 0]);
  expect(found.every((one) => i18n.has(one.label.id))).toBe(true);
});

it("puts equal cards together", () => {
  expect(counted(["a", "b", "a"])).toEqual([["a", 2], ["b", 1]]);
});
