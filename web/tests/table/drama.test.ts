// Which event yields which scene and which sound, how long frames with scenes are shown, and the stages of an ending.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Drama } from "../../src/games/drama";
import { drama as island } from "../../src/games/forbidden-island/drama";
import { drama as nisyros } from "../../src/games/nisyros/drama";
import { drama as pompeii } from "../../src/games/pompeii/drama";
import type { Argument, Frame, GameEvent } from "../../src/net/types";
import { sceneOfEvents, sceneOfFrame } from "../../src/table/drama/choose";
import { BREATH, Ending, PICTURE } from "../../src/table/drama/ending.svelte";
import { flightOf, over } from "../../src/table/drama/flight";
import { audible } from "../../src/table/sound/player";
import { BY_IMPORTANCE, SOUNDS } from "../../src/table/sound/sounds";
import { turnComes } from "../../src/table/sound/turn";
import { AnimationQueue } from "../../src/table/store/animation-queue.svelte";

const GAMES: Record<string, Drama> = { forbidden_island: island, nisyros, pompeii };

function event(name: string, args: Record<string, string | number> = {}, only?: number): GameEvent {
  const named: Record<string, Argument> = {};
  for (const [key, value] of Object.entries(args)) named[key] = typeof value === "number" ? value : { kind: key, token: value };
  return { record: 0, event: name, touches: [], message: { id: `event-${name}`, args: named }, ...(only === undefined ? {} : { for: only }) };
}
const pictureOf = (drama: Drama, ...events: GameEvent[]) => {
  const scene = sceneOfEvents(drama, events, {}, 0);
  return scene && `${scene.look} ${scene.picture}`;
};
/** The names of all events of a game: each has a message. */
const eventsOf = (game: string) => [...new TextDecoder().decode(readFileSync(new URL(`../../../src/lastboat/games/${game}/words/en.ftl`, import.meta.url))).matchAll(/^event-([a-z0-9-]+) =/gm)].map(([, name]) => name!.replaceAll("-", "_"));

describe("scenes", () => {
  it.each([
    ["card_drawn", { seat: "1", card: "sandbag" }, "reveal sandbag"],
    ["flooded", { tile: "watchtower" }, "reveal watchtower"],
    ["sunk", { tile: "watchtower" }, "great watchtower"],
    ["water_rose", { level: 3, count: 3 }, "great waters_rise"],
    ["captured", { seat: "0", treasure: "earth_stone" }, "great earth_stone"],
    ["moved", { seat: "0", tile: "watchtower" }, null],
  ] as const)("Forbidden Island: %s", (name, args, picture) => expect(pictureOf(island, event(name, args))).toBe(picture));

  it.each([
    ["card_drawn", { card: "panic" }, "reveal card"],
    ["die_thrown", { die: "a", face: "wood" }, "reveal die"],
    ["events_due", { number: 2 }, "reveal event"],
    ["volcano_thrown", { volcano: "pali" }, "reveal volcano"],
    ["erupted", { area: "pali_ring1" }, "great terrace"],
    ["lava_flowed", { area: "pali_coast" }, "great coast"],
    ["fled_to", { seat: "0", village: "pali" }, "great run"],
    ["fled_by_boat", { seat: "0" }, "great boat"],
    ["evacuated", { seat: "0" }, "great boat"],
    ["perished", { seat: "0" }, "great hades"],
    ["gathered", { workplace: "pali_ring1", resource: "wood", number: 2 }, null],
  ] as const)("Nisyros: %s", (name, args, picture) => expect(pictureOf(nisyros, event(name, args))).toBe(picture));

  it.each([
    ["played", { seat: "1", house: "7" }, "reveal 7"],
    ["played", { seat: "0", house: "7" }, null],
    ["got", { house: "7" }, "reveal 7"],
    ["omen", { seat: "0" }, "reveal omen"],
    ["first_ad79", { seat: "0", count: 15 }, "reveal ad79"],
    ["second_ad79", { seat: "0" }, "great eruption"],
    ["drew_tile", { seat: "0", tile: "coin" }, "reveal coin"],
    ["threw", { seat: "0", owner: "1", cell: "b1" }, "great thrown"],
    ["buried", { owner: "1", count: 2, cell: "b1" }, "great buried"],
    ["gate_closed", { gate: "nola" }, "great gate"],
    ["saved", { seat: "0", start: "b1", gate: "nola" }, null],
  ] as const)("Pompeii: %s of %o", (name, args, picture) => expect(pictureOf(pompeii, event(name, args))).toBe(picture));

  it("shows the longest of several, with all events of its kind", () => {
    const events = [event("drew_tile", { tile: "coin" }), event("buried", { owner: "0", count: 1 }), event("buried", { owner: "1", count: 2 })];
    const scene = sceneOfEvents(pompeii, events, {} as never, 0);
    expect([scene?.picture, scene?.events.length]).toEqual(["buried", 2]);
  });

  it("shows a seat nothing that only another seat was told", () => {
    const frame: Frame = { records: 1, events: [event("got", { house: "7" }, 1)], seat: 0, table: { 0: {}, 1: {} }, actor: 0, prompt: { id: "p", args: {} } };
    expect(sceneOfFrame(pompeii, frame, 0)).toBeNull();
    expect(sceneOfFrame(pompeii, frame, 1)?.picture).toBe("7");
  });

  it("only moves and fades a revealed card", () => {
    const box = { left: 100, top: 100, width: 100, height: 140 };
    const keys = new Set(flightOf(box, { ...box, left: 0 }, null).flatMap(Object.keys));
    expect([...keys].sort()).toEqual(["easing", "offset", "opacity", "transform"]);
    expect(over(box, { left: 0, top: 0, width: 50, height: 70 })).toBe("translate(-125.0px, -135.0px) scale(0.500)");
  });
});

describe.each(Object.entries(GAMES))("%s", (game, drama) => {
  it("has sounds for its own events only", () => {
    const known = eventsOf(game);
    expect(Object.keys(drama.sounds).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("lets every scene be heard", () => {
    const staged = eventsOf(game).filter((name) => drama.scene(event(name, { area: "pali_coast", seat: "1" }), {}, 0) !== null);
    expect(staged.length).toBeGreaterThan(4);
    expect(staged.filter((name) => !(name in drama.sounds))).toEqual([]);
  });
});

describe("endings", () => {
  const result = (id: string, args: Record<string, Argument> = {}) => ({ id, args });
  const name = (token: string) => ({ kind: "k", token });
  it("Forbidden Island: by the first reason", () => {
    expect(island.ending({} as never, result("result-won"))).toBe("won");
    expect(island.ending({} as never, result("result-lost", { reasons: [name("landing"), name("drowned")] }))).toBe("landing");
    expect(island.ending({} as never, result("result-lost", { reasons: [name("earth_stone")] }))).toBe("earth_stone");
  });
  it("Nisyros: by victory and by what is left", () => {
    expect(nisyros.ending({} as never, result("result-small", { reason: name("nobody") }))).toBe("small");
    expect(nisyros.ending({} as never, result("result-defeat", { reason: name("covered") }))).toBe("defeat covered");
  });
  it("Pompeii: by gates, bag and town", () => {
    const table = (open: boolean, coins: number) => ({ gates: [{ open }], bag: { coin: coins } }) as never;
    expect(pompeii.ending(table(false, 3), result("result-won"))).toBe("gates");
    expect(pompeii.ending(table(true, 0), result("result-won"))).toBe("ash");
    expect(pompeii.ending(table(true, 3), result("result-won"))).toBe("nobody");
  });
});

describe("time", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("shows a frame with a scene longer, and its changes as fast as ever", () => {
    const queue = new AnimationQueue({ pace: () => 200, beats: (frame) => (frame.records === 1 ? 3 : 1) });
    const frame = (records: number): Frame => ({ records, events: [], seat: 0, table: {}, actor: 0, prompt: { id: "p", args: {} } });
    queue.add([frame(1), frame(2)]);
    expect([queue.duration, queue.length]).toEqual([200, 600]);
    vi.advanceTimersByTime(599);
    expect(queue.current?.records).toBe(1);
    vi.advanceTimersByTime(1);
    expect([queue.current?.records, queue.length]).toEqual([2, 200]);
    queue.add([frame(3)]);
    queue.advance();
    expect([queue.current?.records, queue.busy]).toEqual([3, false]);
  });

  it("leaves the board for a breath, then shows the picture, then the numbers", () => {
    const ending = new Ending();
    ending.begin(true, 100);
    expect(ending.stage).toBe("breath");
    vi.advanceTimersByTime(100 * BREATH);
    expect(ending.stage).toBe("picture");
    vi.advanceTimersByTime(100 * PICTURE);
    expect(ending.stage).toBe("numbers");
  });

  it.each([
    ["an ending that was not seen here", false, 100],
    ["no animation", true, 0],
  ])("shows the numbers at once with %s", (_, seen, pace) => {
    const ending = new Ending();
    ending.begin(seen, pace);
    expect(ending.stage).toBe("numbers");
  });

  it("can be skipped, and begins anew after an undo", () => {
    const ending = new Ending();
    ending.begin(true, 100);
    ending.skip();
    expect(ending.stage).toBe("numbers");
    ending.reset();
    vi.advanceTimersByTime(10_000);
    expect(ending.stage).toBe("play");
  });
});

describe("sounds", () => {
  it("ranks every sound, and keeps each short", () => {
    expect([...BY_IMPORTANCE].sort()).toEqual(Object.keys(SOUNDS).sort());
    for (const voices of Object.values(SOUNDS)) for (const { at = 0, for: length } of voices as { at?: number; for: number }[]) expect(at + length).toBeLessThanOrEqual(2);
  });
  it("plays the two most important of many, each once", () => expect(audible(["step", "sink", "card", "sink", "rise"], false)).toEqual(["rise", "sink"]));
  it("is silent in a hidden tab but for the own turn", () => expect(audible(["sink", "turn"], true)).toEqual(["turn"]));
  it("says that it is my turn after somebody else's", () => {
    expect(turnComes(1, 0, [0])).toBe(true);
    expect(turnComes(0, 0, [0])).toBe(false);
    expect(turnComes(null, 0, [0])).toBe(false);
    expect(turnComes(0, 1, [0, 1])).toBe(false);
  });
});
