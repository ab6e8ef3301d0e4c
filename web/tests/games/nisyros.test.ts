import { describe, expect, it } from "vitest";
import { alike, begins, elements, inHand } from "../../src/games/nisyros/elements";
import { EDGES, polar, quarterStart, shore, stands } from "../../src/games/nisyros/board/geometry";
import { groups } from "../../src/games/nisyros/board/layout";
import { rearrange, type Piece } from "../../src/games/nisyros/board/pieces";
import { thrownThisRound } from "../../src/games/nisyros/board/dice-thrown";
import { tip } from "../../src/games/nisyros/tips";
import type { NisyrosTable, Village, Zone } from "../../src/games/nisyros/types";
import type { Choice, GameEvent, View } from "../../src/net/types";

const VILLAGES: Village[] = ["mandraki", "pali", "emporios", "nikia"];
const RINGS = ["ring1", "ring2", "ring3", "ring4"];

function zone(village: Village, at: number): Zone {
  return {
    village, owner: at < 2 ? at : null, lava: 0, tenths_left: 40, boats: 0, citizens: [0, 0], jobs: { boats: 0, dams: 0, calls: 0 },
    areas: [...RINGS, "coast"].map((ring) => ({
      area: `${village}_${ring}`, covered: false, resource: ring === "coast" ? null : ("stone" as const), bonus: false, dams: 0, spots: 2, fumes: false, fleeing: false,
    })),
    workplaces: [...RINGS, "theatre", "shipyard", "dams"].map((place) => ({
      workplace: `${village}_${place}`, workers: [0, 0], lying: [0, 0], limit: place === "shipyard" ? 3 : place < "ring3" && place.startsWith("ring") ? 2 : null, doubled: false,
    })),
  };
}

function table(): NisyrosTable {
  const seat = (village: Village) => ({ village, home: village, workers: 0, lifted: 0, citizens: 0, kos: 0, hades: 0, ready: null, holds: null });
  return {
    phase: "placing", step: 1, round: 1, active: 0, level: "achilles", eruptions_a_round: 2,
    stores: { stone: { amount: 0, limit: 16 }, wood: { amount: 0, limit: 16 }, wheat: { amount: 6, limit: 16 } },
    supply: { boats: 32, dams: 32 }, zones: VILLAGES.map(zone), seats: [seat("mandraki"), seat("pali")], dice: [], eruptions: 0,
    cards: { pile: 25, stars_on_top: 5, unseen: {}, discard: {}, waiting: {}, open: null, left: 0 }, flight: null, runner: null,
  };
}

const choice = (action: string, seat = 0): Choice => ({ seat, code: 0, action, touches: ["seat:0"], message: { id: "do", args: {} } });

function view(on: NisyrosTable, ...actions: string[]): View<NisyrosTable> {
  return { game: "nisyros", seat: 0, seats: 2, version: 0, records: 0, actor: 0, prompt: { id: "p", args: {} }, choices: actions.map((a) => choice(a)), blocked: [], undo: 0, table: on, over: false, returns: [] };
}

const needs = (action: string, on: View<NisyrosTable>) => elements(choice(action), on).needs;
const via = (action: string, on: View<NisyrosTable>) => elements(choice(action), on).via;

describe("what must be picked", () => {
  it("a boat, then the sea it sails to, so that there and back are two things", () => {
    const on = view(table());
    expect(needs("sail mandraki pali", on)).toEqual(["boats:mandraki", "sea:pali"]);
    expect(needs("sail pali mandraki", on)).toEqual(["boats:pali", "sea:mandraki"]);
  });

  it("a workplace while one group is meant there, else the figures themselves", () => {
    const one = view(table(), "strike 0 mandraki_ring3", "strike 1 pali_ring3");
    expect(needs("strike 0 mandraki_ring3", one)).toEqual(["workplace:mandraki_ring3"]);
    const two = view(table(), "strike 0 mandraki_ring3", "strike 1 mandraki_ring3");
    expect(needs("strike 1 mandraki_ring3", two)).toEqual(["worker:1_mandraki_ring3"]);
    const lying = view(table(), "run 0 mandraki_ring3", "run_lying 0 mandraki_ring3");
    expect(needs("run_lying 0 mandraki_ring3", lying)).toEqual(["lying:0_mandraki_ring3"]);
  });

  it("a village while the citizens of one player live there", () => {
    const on = table();
    on.zones[0]!.citizens = [3, 0];
    expect(needs("summon mandraki 0", view(on))).toEqual(["village:mandraki"]);
    on.zones[0]!.citizens = [3, 2];
    expect(needs("rescue_citizen 1 mandraki", view(on))).toEqual(["citizen:1_mandraki"]);
  });

  it("a workplace for a die, which may be picked first if it fits and is free", () => {
    const on = table();
    on.dice = [
      { die: "a", face: "stone", on: null, named: false },
      { die: "b", face: "stone", on: "pali_ring1", named: false },
      { die: "c", face: "hermes", on: null, named: false },
    ];
    expect(via("double mandraki_ring4", view(on))).toEqual(["die:a"]);
    expect(via("hermes mandraki_ring4", view(on))).toEqual(["die:c"]);
    expect(via("double mandraki_theatre", view(on))).toEqual([]);
  });

  it("on a coast that is fled from, the people there", () => {
    const on = table();
    on.flight = { area: "pali_coast", seat: null, from: null, by_boat: true };
    on.zones[1]!.citizens = [0, 4];
    on.zones[1]!.workplaces[5]!.workers = [1, 0];
    expect(needs("board_citizen 1", view(on))).toEqual(["village:pali"]);
    expect(needs("board_worker 0", view(on))).toEqual(["workplace:pali_shipyard"]);
  });

  it("a worker in the hand can be dragged from where he stood", () => {
    const on = table();
    on.seats[0]!.holds = "mandraki_theatre";
    expect(via("put pali_ring1", view(on))).toEqual(["workplace:mandraki_theatre"]);
    expect(via("put mandraki_theatre", view(on))).toEqual([]);
    expect(begins(choice("pick mandraki_theatre"))).toBe("lift");
    expect(begins(choice("rescue_worker 0 pali_ring1"))).toBe("aim");
    expect(begins(choice("dam pali_ring2"))).toBeNull();
    expect(inHand(on, 0)).toBe("workplace:mandraki_theatre");
    expect(inHand(on, 1)).toBeNull();
    expect(alike(choice("sail mandraki pali", 1))).toBe(true);
    expect(alike(choice("pick mandraki_theatre", 1))).toBe(false);
    for (const action of ["boat pali", "dam pali_ring3", "summon pali 1"]) expect(alike(choice(action, 1))).toBe(true);
    for (const action of ["pass", "end_step"]) expect(alike(choice(action, 1))).toBe(false);
  });
});

describe("what is said of a coast", () => {
  const coast = ["workplace:pali_theatre", "workplace:pali_shipyard", "workplace:pali_dams", "village:pali", "area:pali_coast"] as const;
  const said = (on: NisyrosTable) => coast.map((element) => tip(element, on)?.text?.id);

  it("what is done there", () => {
    expect(said(table())).toEqual(["tip-theatre-text", "tip-shipyard-text", "tip-dams-text", "tip-village-text", "tip-coast-text"]);
  });

  it("when the lava is there, that people flee or nobody can stand there", () => {
    const on = table();
    on.zones[1]!.areas[4]!.covered = true;
    expect(new Set(said(on))).toEqual(new Set(["tip-lava-text"]));
    on.zones[1]!.areas[4]!.fleeing = true;
    expect(new Set(said(on))).toEqual(new Set(["tip-fleeing-text"]));
    expect(tip("workplace:pali_ring4", on)?.text?.id).toBe("tip-lower-text");
  });

  it("in fumes, that nobody works there this round; the citizens stay", () => {
    const on = table();
    on.zones[1]!.areas[4]!.fumes = true;
    expect(said(on)).toEqual(["tip-fumes-text", "tip-fumes-text", "tip-fumes-text", "tip-village-text", "tip-fumes-text"]);
  });
});

describe("figures", () => {
  it("who is wanted where he stands stays, and as few as possible move", () => {
    const before: Piece[] = ["a", "a", "b"].map((at, i) => ({ id: `p0.${i}`, seat: 0, at }));
    const after = rearrange(before, [new Map([["a", 1], ["b", 1], ["c", 1]])], "p");
    expect(after).toEqual([
      { id: "p0.0", seat: 0, at: "a" },
      { id: "p0.1", seat: 0, at: "c" },
      { id: "p0.2", seat: 0, at: "b" },
    ]);
  });

  it("new ones get free names and those that are gone leave", () => {
    const first = rearrange([], [new Map([["a", 2]])], "b");
    expect(first.map((piece) => piece.id)).toEqual(["b0.0", "b0.1"]);
    expect(rearrange(first, [new Map([["a", 1]])], "b")).toHaveLength(1);
    expect(new Set(rearrange(first, [new Map([["a", 3]])], "b").map((piece) => piece.id)).size).toBe(3);
  });

  it("everybody on the table is drawn once, those who lie apart", () => {
    const on = table();
    on.zones[0]!.citizens = [8, 1];
    on.zones[0]!.workplaces[0]!.workers = [1, 1];
    on.zones[2]!.workplaces[6]!.workers = [0, 3];
    on.zones[2]!.workplaces[6]!.lying = [0, 1];
    on.seats[0]!.kos = 1;
    const found = groups(on, true);
    expect(found.map((group) => [group.key, group.points.length])).toEqual([
      ["0@mandraki_ring1", 1], ["1@mandraki_ring1", 1], ["0@village:mandraki", 8], ["1@village:mandraki", 1],
      ["1@emporios_dams", 2], ["1@emporios_dams!", 1], ["0@kos", 1],
    ]);
  });
});

describe("the island", () => {
  it("has room for its people: they stand inside their ring or on the coast", () => {
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 500, y - 500);
    for (let place = 0; place < 4; place++) {
      for (let ring = 0; ring < 4; ring++) {
        for (const at of stands(place, `ring${ring + 1}`, ring < 2 ? 2 : 4)) {
          expect(far(at)).toBeGreaterThan(EDGES[ring]!);
          expect(far(at)).toBeLessThan(EDGES[ring + 1]!);
        }
      }
      for (const where of ["theatre", "village", "shipyard", "dams"]) {
        for (const at of stands(place, where, where === "shipyard" ? 3 : 4)) {
          const angle = (Math.atan2(at.x - 500, 500 - at.y) * 180) / Math.PI;
          expect(far(at)).toBeGreaterThan(EDGES[4]);
          expect(far(at)).toBeLessThan(shore(angle));
        }
      }
    }
    expect(polar(100, quarterStart(1)).y).toBeLessThan(500);
  });
});

describe("dice that leave no trace", () => {
  const told = (event: string, args: GameEvent["message"]["args"] = {}): GameEvent => ({ record: 0, event, touches: [], message: { id: event, args } });

  it("are followed from what was told, and forgotten with the round", () => {
    const round = [
      told("events_due", { number: 2 }),
      told("volcano_thrown", { volcano: { kind: "volcano", token: "pali_nikia" } }),
      told("perished"),
    ];
    expect(thrownThisRound(round)).toEqual({ events: 2, volcano: "pali_nikia", luck: "red" });
    expect(thrownThisRound([...round, told("fled_to")]).luck).toBe("black");
    expect(thrownThisRound([...round, told("round_began")])).toEqual(thrownThisRound([]));
    expect(thrownThisRound([...round, told("round_began"), told("events_due", { number: 1 })])).toEqual({ events: 1, volcano: null, luck: null });
  });
});
