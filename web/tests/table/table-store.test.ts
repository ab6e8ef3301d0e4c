import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { Room } from "../../src/table/store/table-store.svelte";
import { keys } from "../../src/net/tokens.svelte";
import type { Ends } from "../../src/net/line";
import type { Choice, Frame, Summary, Told, View } from "../../src/net/types";

const choice = (code: number, seat: number): Choice => ({ seat, code, action: `do ${code}`, touches: [`tile:${code}`], message: { id: "do", args: {} } });
const view = (seat: number, over: Partial<View> = {}): View => ({
  game: "g", seat, seats: 3, version: 1, records: 1, actor: 0, prompt: { id: "p", args: {} }, choices: [], blocked: [], undo: 0,
  table: { of: "all" }, over: false, returns: [], ...over,
});
const told = (record: number, extra: Partial<Told> = {}): Told => ({ record, event: "e", touches: [`tile:${record}`], message: { id: `e${record}`, args: {} }, ...extra });
const frame = (records: number, seats: number[]): Frame => ({
  records, events: [told(records - 1)], seat: 0, table: Object.fromEntries(seats.map((seat) => [seat, { after: records }])), actor: 1, prompt: { id: `p${records}`, args: {} },
});
const summary = (extra: Partial<Summary> = {}): Summary => ({
  id: "t", game: "g", game_version: 1, options: {}, state: "running", listed: true, version: 1, created: "", moved: "", actor: 0, seal: "", waiting_for: [0],
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "player" as const, name: `n${seat}`, here: true })), ...extra,
});

let ends: Ends;
let sent: any[];
let room: Room;
let leave: () => void;

function sit(seats: Record<string, string>) {
  keys.forget("t");
  keys.keep("t", "g", { seats });
  room = new Room("t", (given) => {
    ends = given;
    return { send: (text) => sent.push(JSON.parse(text)), close: () => {} };
  });
  leave = room.enter();
  ends.opened();
}
const hear = (said: object) => ends.heard(JSON.stringify(said));
const welcome = (views: View[], extra: object = {}) =>
  hear({ type: "welcome", table: summary(), version: 1, views: Object.fromEntries(views.map((one) => [one.seat, one])), events: [told(0)], talk: [], proposals: [], ...extra });
const update = (version: number, views: View[], extra: object = {}) =>
  hear({ type: "update", version, by: 0, events: [], frames: [], views: Object.fromEntries(views.map((one) => [one.seat, one])), proposals: [], waiting_for: [], ...extra });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, hidden: false, visibilityState: "visible", documentElement: { lang: "en" } });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  settings.set({ speed: 1 });
  sent = [];
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("one seat", () => {
  beforeEach(() => {
    sit({ "0": "token" });
    welcome([view(0, { choices: [choice(5, 0)], undo: 2 })]);
  });

  it("offers nothing for who is stood in for", () => {
    expect(room.choices).toHaveLength(1);
    const [first, ...others] = summary().seats;
    hear({ type: "table", table: summary({ seats: [{ ...first!, stand_in: "greedy" }, ...others] }) });
    expect([room.choices, room.playing]).toEqual([[], []]);
    hear({ type: "table", table: summary() });
    expect([room.choices.length, room.playing]).toEqual([1, [0]]);
  });

  it("forgets what was wrong when a hint has come", () => {
    hear({ type: "refused", problem: { type: "error-busy" } });
    expect(room.wrong?.type).toBe("error-busy");
    hear({ type: "hints", id: "h", seat: 0, version: 1, hints: [] });
    expect(room.wrong).toBeNull();
  });

  it("says who it is and what it already has", () => {
    expect(sent[0]).toEqual({ type: "hello", table: "t", tokens: ["token"], frames: true });
    ends.closed();
    vi.advanceTimersByTime(10);
    ends.opened();
    expect(sent.at(-1)).toMatchObject({ type: "hello", version: 1 });
  });

  it("plays a choice once, and nothing else until it is answered", () => {
    const [only] = room.choices;
    room.take(only!);
    expect(sent.at(-1)).toMatchObject({ type: "play", seat: 0, do: 5, at: 1 });
    const said = sent.length;
    room.take(only!);
    room.undo();
    expect([sent.length, room.pending.now]).toEqual([said, true]);
    expect(room.choices).toEqual([only]);
    vi.advanceTimersByTime(500);
    expect([room.choices, room.undoable]).toEqual([[], null]);
    update(2, [view(0, { version: 2, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(room.choices.map((one) => one.code)).toEqual([6]);
  });

  it("shows record after record, with the log, and lets choose at the end", () => {
    update(2, [view(0, { version: 2, records: 3, choices: [choice(6, 0)], table: { after: 3 } })], { frames: [frame(2, [0]), frame(3, [0])], events: [told(1), told(2)] });
    expect(room.scene?.table).toEqual({ after: 2 });
    expect(room.scene?.view.prompt.id).toBe("p2");
    expect(room.told.map((one) => one.record)).toEqual([0, 1]);
    expect([...room.flashed]).toEqual(["tile:1"]);
    expect(room.choices).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(room.scene?.table).toEqual({ after: 3 });
    expect(room.told.map((one) => one.record)).toEqual([0, 1, 2]);
    expect(room.choices.map((one) => one.code)).toEqual([6]);
  });

  it("drops the lines of what was taken back", () => {
    update(2, [view(0, { version: 2 })], { events: [told(1), told(2)], frames: [frame(2, [0])] });
    room.undo();
    update(3, [view(0, { version: 3 })], { undone: 1 });
    expect(room.log.map((one) => one.record)).toEqual([0]);
    expect(room.scene?.table).toEqual({ of: "all" });
  });

  it("says how far it can take back, and does", () => {
    expect(room.undoable).toEqual({ seat: 0, acts: 2 });
    room.undo();
    expect(sent.at(-1)).toMatchObject({ type: "undo", seat: 0, at: 1 });
    const said = sent.length;
    room.undo();
    expect(sent.length).toBe(said);
  });

  it("stands corrected when it is refused", () => {
    room.take(room.choices[0]!);
    hear({ type: "refused", id: sent.at(-1).id, problem: { type: "error-stale-version" }, version: 4, views: { 0: view(0, { version: 4, choices: [choice(9, 0)] }) } });
    expect(room.wrong?.type).toBe("error-stale-version");
    expect([room.version, room.choices.map((one) => one.code)]).toEqual([4, [9]]);
  });

  it("says again what others were quicker than, as long as it is still offered", () => {
    room.take(room.choices[0]!);
    const first = sent.at(-1);
    hear({ type: "refused", id: first.id, problem: { type: "error-stale-version" }, version: 2, views: { 0: view(0, { version: 2, choices: [choice(5, 0)] }) } });
    expect(sent.at(-1)).toMatchObject({ type: "play", do: 5, at: 2 });
    expect(sent.at(-1).id).not.toBe(first.id);
    expect([room.wrong, room.pending.now]).toEqual([null, true]);
    hear({ type: "refused", id: sent.at(-1).id, problem: { type: "error-illegal-action" }, version: 2, views: {} });
    expect(room.wrong?.type).toBe("error-illegal-action");
    expect([room.held, room.scene?.table, room.choices.map((one) => one.code)]).toEqual([[0], { of: "all" }, [5]]);
  });

  it("goes on with what it knew when it is refused without being told how things stand", () => {
    room.take(room.choices[0]!);
    hear({ type: "refused", id: sent.at(-1).id, problem: { type: "error-too-many", args: { seconds: 2 } } });
    expect([room.wrong?.type, room.version, room.pending.now]).toEqual(["error-too-many", 1, false]);
    expect([room.scene?.table, room.choices.map((one) => one.code)]).toEqual([{ of: "all" }, [5]]);
    ends.closed();
    vi.advanceTimersByTime(10);
    ends.opened();
    welcome([view(0, { choices: [choice(5, 0)] })]);
    expect(sent.filter((one) => one.type === "play")).toHaveLength(1);
  });

  it("waits for the answer to a play, whatever else is refused meanwhile", () => {
    room.take(room.choices[0]!);
    const { id } = sent.at(-1);
    hear({ type: "refused", id: "hint-1", problem: { type: "error-busy" } });
    expect([room.wrong?.type, room.pending.now]).toEqual(["error-busy", true]);
    update(2, [view(0, { version: 2, choices: [choice(5, 0)] })], { id });
    expect(room.pending.now).toBe(false);
    room.take(room.choices[0]!);
    hear({ type: "refused", problem: { type: "error-too-many" } }); // perhaps the play
    expect([room.wrong?.type, room.pending.now]).toEqual(["error-too-many", false]);
  });

  it("goes on with a hint that was followed", () => {
    hear({ type: "hints", id: "h", seat: 0, version: 1, hints: [{ code: 5, odds: 0.4, then: choice(6, 0) }, { code: 7, odds: 0.3 }] });
    room.take(choice(5, 0));
    update(2, [view(0, { version: 2, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(room.company.hints).toEqual({ seat: 0, hints: [{ code: 6, odds: 0.4 }] });
    room.take(choice(6, 0));
    update(3, [view(0, { version: 3, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(room.company.hints).toBeNull();
  });

  it("forgets hints when something else is played", () => {
    hear({ type: "hints", id: "h", seat: 0, version: 1, hints: [{ code: 5, odds: 0.4, then: choice(6, 0) }] });
    room.take(choice(7, 0));
    update(2, [view(0, { version: 2, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(room.company.hints).toBeNull();
  });

  it("does not wait for a hint that was lost with the connection", () => {
    room.company.askHint();
    expect([sent.at(-1).type, room.company.asking]).toEqual(["hint", true]);
    ends.closed();
    vi.advanceTimersByTime(10);
    ends.opened();
    welcome([view(0)]);
    expect(room.company.asking).toBe(false);
  });

  it("counts nothing twice that it hears again after a break", () => {
    ends.closed();
    vi.advanceTimersByTime(10);
    ends.opened();
    hear({ type: "welcome", table: summary({ version: 3 }), version: 3, views: { 0: view(0, { version: 3 }) }, events: [told(1)], talk: [{ number: 1, seat: 1, text: "hi", at: "" }], proposals: [], undone: 1 });
    expect(room.log.map((one) => one.record)).toEqual([0, 1]);
    hear({ type: "talk", entries: [{ number: 1, seat: 1, text: "hi", at: "" }, { number: 2, seat: 1, text: "ho", at: "" }] });
    expect(room.company.talk.map((one) => one.text)).toEqual(["hi", "ho"]);
  });

  it("hears what was said in its order, also what comes late, and asks for what is still missing", () => {
    const said = (...numbers: number[]) => hear({ type: "talk", entries: numbers.map((number) => ({ number, seat: 1, text: `${number}`, at: "" })) });
    const numbers = () => room.company.talk.map((one) => one.number);
    said(1, 3);
    said(5);
    said(2, 3);
    expect(numbers()).toEqual([1, 2, 3, 5]);
    ends.closed();
    vi.advanceTimersByTime(10);
    ends.opened();
    expect(sent.at(-1)).toMatchObject({ type: "hello", talk: 3 });
    said(4, 5, 6);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("ignores an answer that tells an old story", () => {
    update(5, [view(0, { version: 5 })]);
    update(4, [view(0, { version: 4 })], { id: "x" });
    expect(room.version).toBe(5);
  });

  it("proposes to somebody else what that seat could do", () => {
    update(2, [view(0, { version: 2, actor: 1 })]);
    expect(room.adviseable).toBe(1);
    room.company.think();
    expect(sent.at(-1)).toEqual({ type: "choices", of: 1 });
    expect(room.choices).toEqual([]);
    hear({ type: "choices", of: 1, version: 2, choices: [choice(8, 1)] });
    room.take(room.choices[0]!);
    expect(sent.at(-1)).toEqual({ type: "propose", seat: 0, for: 1, do: 8, at: 2 });
    expect(room.company.proposing).toBeNull();
  });

  it("plays a proposal that is for it with one click", () => {
    hear({ type: "proposals", proposals: [{ id: "p", seat: 0, by: 1, choice: choice(5, 0), at: 1 }] });
    room.accept(room.company.proposals[0]!);
    expect(sent.at(-1)).toMatchObject({ type: "play", seat: 0, do: 5 });
  });
});

describe("a step without a choice", () => {
  const bots = { table: summary({ seats: [0, 1, 2].map((seat) => ({ seat, kind: seat ? ("bot" as const) : ("player" as const), name: "", here: true })) }) };
  it("is the only choice, when nobody else could come first", () => {
    sit({ "0": "a" });
    welcome([view(0, { choices: [choice(5, 0)] })], bots);
    expect(room.forced?.code).toBe(5);
  });
  it("is not forced while other people might do something, or something could be taken back", () => {
    sit({ "0": "a" });
    welcome([view(0, { choices: [choice(5, 0)] })]);
    expect(room.forced).toBeNull();
    welcome([view(0, { choices: [choice(5, 0)], undo: 1 })], bots);
    expect(room.forced).toBeNull();
    welcome([view(0, { choices: [choice(5, 0), choice(6, 0)] })], bots);
    expect(room.forced).toBeNull();
  });
  it("is not taken when it loses, or when it is out of turn", () => {
    sit({ "0": "a" });
    welcome([view(0, { choices: [{ ...choice(5, 0), mark: "loses" }] })], bots);
    expect(room.forced).toBeNull();
    welcome([view(0, { actor: 1, choices: [choice(5, 0)] })], bots);
    expect(room.forced).toBeNull();
  });
});

describe("several seats at one screen", () => {
  it("offers the choices of all of them where nothing is secret", () => {
    sit({ "0": "a", "1": "b" });
    welcome([view(0, { choices: [choice(5, 0)] }), view(1, { choices: [choice(6, 1)] })]);
    expect(room.face).toBe(0);
    expect(room.choices.map((one) => one.code)).toEqual([5, 6]);
    update(2, [view(0, { version: 2, actor: 1 }), view(1, { version: 2, actor: 1 })]);
    expect([room.face, room.pass]).toEqual([1, null]);
  });

  it("shows nothing between two who hold secrets, and to each only their own", () => {
    sit({ "0": "a", "1": "b" });
    const secret = (seat: number, extra: Partial<View> = {}) => view(seat, { table: { hand: seat }, choices: [choice(5 + seat, seat)], ...extra });
    welcome([secret(0), secret(1)], { events: [told(0), told(0, { for: 1 })] });
    expect([room.scene, room.pass, room.choices]).toEqual([null, 0, []]);
    room.look(0);
    expect([room.scene?.table, room.pass]).toEqual([{ hand: 0 }, null]);
    expect(room.choices.map((one) => one.code)).toEqual([5]);
    expect(room.told).toHaveLength(1);
    const shown = { ...frame(2, []), table: { 0: { hand: "0 then" }, 1: { hand: "1 then" } } };
    update(2, [secret(0, { version: 2, actor: 1, choices: [] }), secret(1, { version: 2, actor: 1 })], { frames: [shown] });
    expect([room.scene?.table, room.pass, room.choices]).toEqual([{ hand: "0 then" }, null, []]);
    vi.advanceTimersByTime(1_000);
    expect(room.pass).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect([room.scene, room.pass]).toEqual([null, 1]);
    room.look(1);
    expect(room.scene?.table).toEqual({ hand: 1 });
  });

  it("needs no cover when the secrets are gone", () => {
    sit({ "0": "a", "1": "b" });
    welcome([view(0), view(1)]);
    expect([room.face, room.pass]).toEqual([0, null]);
  });
});

it("watches without seats", () => {
  sit({});
  welcome([view(-1)]);
  expect([room.face, room.choices, room.voice, room.adviseable]).toEqual([-1, [], null, null]);
  expect(room.scene?.table).toEqual({ of: "all" });
});
