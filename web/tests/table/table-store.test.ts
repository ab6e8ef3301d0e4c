import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { TableStore } from "../../src/table/store/table-store.svelte";
import { tokenStore } from "../../src/net/tokens.svelte";
import type { SocketHandlers } from "../../src/net/line";
import type { Choice, Frame, TableSummary, GameEvent, View } from "../../src/net/types";

const choice = (code: number, seat: number): Choice => ({ seat, code, action: `do ${code}`, touches: [`tile:${code}`], message: { id: "do", args: {} } });
const view = (seat: number, over: Partial<View> = {}): View => ({
  game: "g", seat, seats: 3, version: 1, records: 1, actor: 0, prompt: { id: "p", args: {} }, choices: [], blocked: [], undo: 0,
  table: { of: "all" }, over: false, returns: [], ...over,
});
const told = (record: number, extra: Partial<GameEvent> = {}): GameEvent => ({ record, event: "e", touches: [`tile:${record}`], message: { id: `e${record}`, args: {} }, ...extra });
const frame = (records: number, seats: number[]): Frame => ({
  records, events: [told(records - 1)], seat: 0, table: Object.fromEntries(seats.map((seat) => [seat, { after: records }])), actor: 1, prompt: { id: `p${records}`, args: {} },
});
const summary = (extra: Partial<TableSummary> = {}): TableSummary => ({
  id: "t", game: "g", game_version: 1, options: {}, state: "running", listed: true, version: 1, created: "", moved: "", actor: 0, seal: "", waiting_for: [0],
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "player" as const, name: `n${seat}`, here: true })), ...extra,
});

let socket: SocketHandlers;
let sent: any[];
let store: TableStore;
let leave: () => void;

function connectWith(seats: Record<string, string>) {
  tokenStore.forget("t");
  tokenStore.keep("t", "g", { seats });
  store = new TableStore("t", (handlers) => {
    socket = handlers;
    return { send: (text) => sent.push(JSON.parse(text)), close: () => {} };
  });
  leave = store.connect();
  socket.opened();
}
const receive = (frame: object) => socket.received(JSON.stringify(frame));
const welcome = (views: View[], extra: object = {}) =>
  receive({ type: "welcome", table: summary(), version: 1, views: Object.fromEntries(views.map((one) => [one.seat, one])), events: [told(0)], talk: [], proposals: [], ...extra });
const update = (version: number, views: View[], extra: object = {}) =>
  receive({ type: "update", version, by: 0, events: [], frames: [], views: Object.fromEntries(views.map((one) => [one.seat, one])), proposals: [], waiting_for: [], ...extra });

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
    connectWith({ "0": "token" });
    welcome([view(0, { choices: [choice(5, 0)], undo: 2 })]);
  });

  it("has no choices for a seat with a stand-in", () => {
    expect(store.moves.choices).toHaveLength(1);
    const [first, ...others] = summary().seats;
    receive({ type: "table", table: summary({ seats: [{ ...first!, stand_in: "greedy" }, ...others] }) });
    expect([store.moves.choices, store.activeSeats]).toEqual([[], []]);
    receive({ type: "table", table: summary() });
    expect([store.moves.choices.length, store.activeSeats]).toEqual([1, [0]]);
  });

  it("clears the error when a hint arrives", () => {
    receive({ type: "refused", problem: { type: "error-busy" } });
    expect(store.error?.type).toBe("error-busy");
    receive({ type: "hints", id: "h", seat: 0, version: 1, hints: [] });
    expect(store.error).toBeNull();
  });

  it("sends its tokens and its version in hello", () => {
    expect(sent[0]).toEqual({ type: "hello", table: "t", tokens: ["token"], frames: true, differences: true });
    socket.closed();
    vi.advanceTimersByTime(10);
    socket.opened();
    expect(sent.at(-1)).toMatchObject({ type: "hello", version: 1 });
  });

  it("sends a play once, and nothing else before the answer", () => {
    const [only] = store.moves.choices;
    store.moves.play(only!);
    expect(sent.at(-1)).toMatchObject({ type: "play", seat: 0, do: 5, at: 1 });
    const said = sent.length;
    store.moves.play(only!);
    store.moves.undo();
    expect([sent.length, store.moves.pending.now]).toEqual([said, true]);
    expect(store.moves.choices).toEqual([only]);
    vi.advanceTimersByTime(500);
    expect([store.moves.choices, store.moves.undoable]).toEqual([[], null]);
    update(2, [view(0, { version: 2, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(store.moves.choices.map((one) => one.code)).toEqual([6]);
  });

  it("animates record after record, with the log, and has choices at the end", () => {
    update(2, [view(0, { version: 2, records: 3, choices: [choice(6, 0)], table: { after: 3 } })], { frames: [frame(2, [0]), frame(3, [0])], events: [told(1), told(2)] });
    expect(store.scene?.table).toEqual({ after: 2 });
    expect(store.scene?.view.prompt.id).toBe("p2");
    expect(store.shownLog.map((one) => one.record)).toEqual([0, 1]);
    expect([...store.flashed]).toEqual(["tile:1"]);
    expect(store.moves.choices).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(store.scene?.table).toEqual({ after: 3 });
    expect(store.shownLog.map((one) => one.record)).toEqual([0, 1, 2]);
    expect(store.moves.choices.map((one) => one.code)).toEqual([6]);
  });

  it("drops undone events from the log", () => {
    update(2, [view(0, { version: 2 })], { events: [told(1), told(2)], frames: [frame(2, [0])] });
    store.moves.undo();
    update(3, [view(0, { version: 3 })], { undone: 1 });
    expect(store.log.map((one) => one.record)).toEqual([0]);
    expect(store.scene?.table).toEqual({ of: "all" });
  });

  it("undoes as far as possible", () => {
    expect(store.moves.undoable).toEqual({ seat: 0, acts: 2 });
    store.moves.undo();
    expect(sent.at(-1)).toMatchObject({ type: "undo", seat: 0, at: 1 });
    const said = sent.length;
    store.moves.undo();
    expect(sent.length).toBe(said);
  });

  it("takes over the position of a refusal", () => {
    store.moves.play(store.moves.choices[0]!);
    receive({ type: "refused", id: sent.at(-1).id, problem: { type: "error-stale-version" }, version: 4, views: { 0: view(0, { version: 4, choices: [choice(9, 0)] }) } });
    expect(store.error?.type).toBe("error-stale-version");
    expect([store.version, store.moves.choices.map((one) => one.code)]).toEqual([4, [9]]);
  });

  it("resends a play with a stale version while it is still legal", () => {
    store.moves.play(store.moves.choices[0]!);
    const first = sent.at(-1);
    receive({ type: "refused", id: first.id, problem: { type: "error-stale-version" }, version: 2, views: { 0: view(0, { version: 2, choices: [choice(5, 0)] }) } });
    expect(sent.at(-1)).toMatchObject({ type: "play", do: 5, at: 2 });
    expect(sent.at(-1).id).not.toBe(first.id);
    expect([store.error, store.moves.pending.now]).toEqual([null, true]);
    receive({ type: "refused", id: sent.at(-1).id, problem: { type: "error-illegal-action" }, version: 2, views: {} });
    expect(store.error?.type).toBe("error-illegal-action");
    expect([store.heldSeats, store.scene?.table, store.moves.choices.map((one) => one.code)]).toEqual([[0], { of: "all" }, [5]]);
  });

  it("keeps its position after a refusal without views", () => {
    store.moves.play(store.moves.choices[0]!);
    receive({ type: "refused", id: sent.at(-1).id, problem: { type: "error-too-many", args: { seconds: 2 } } });
    expect([store.error?.type, store.version, store.moves.pending.now]).toEqual(["error-too-many", 1, false]);
    expect([store.scene?.table, store.moves.choices.map((one) => one.code)]).toEqual([{ of: "all" }, [5]]);
    socket.closed();
    vi.advanceTimersByTime(10);
    socket.opened();
    welcome([view(0, { choices: [choice(5, 0)] })]);
    expect(sent.filter((one) => one.type === "play")).toHaveLength(1);
  });

  it("waits for the answer to a play when another request is refused", () => {
    store.moves.play(store.moves.choices[0]!);
    const { id } = sent.at(-1);
    receive({ type: "refused", id: "hint-1", problem: { type: "error-busy" } });
    expect([store.error?.type, store.moves.pending.now]).toEqual(["error-busy", true]);
    update(2, [view(0, { version: 2, choices: [choice(5, 0)] })], { id });
    expect(store.moves.pending.now).toBe(false);
    store.moves.play(store.moves.choices[0]!);
    receive({ type: "refused", problem: { type: "error-too-many" } }); // perhaps the play
    expect([store.error?.type, store.moves.pending.now]).toEqual(["error-too-many", false]);
  });

  it("shows the second half of a hint after its first half was played", () => {
    receive({ type: "hints", id: "h", seat: 0, version: 1, hints: [{ code: 5, odds: 0.4, then: choice(6, 0) }, { code: 7, odds: 0.3 }] });
    store.moves.play(choice(5, 0));
    update(2, [view(0, { version: 2, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(store.social.hints).toEqual({ seat: 0, hints: [{ code: 6, odds: 0.4 }] });
    store.moves.play(choice(6, 0));
    update(3, [view(0, { version: 3, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(store.social.hints).toBeNull();
  });

  it("drops hints when something else is played", () => {
    receive({ type: "hints", id: "h", seat: 0, version: 1, hints: [{ code: 5, odds: 0.4, then: choice(6, 0) }] });
    store.moves.play(choice(7, 0));
    update(2, [view(0, { version: 2, choices: [choice(6, 0)] })], { id: sent.at(-1).id });
    expect(store.social.hints).toBeNull();
  });

  it("does not wait for a hint after reconnecting", () => {
    store.social.requestHint();
    expect([sent.at(-1).type, store.social.hintPending]).toEqual(["hint", true]);
    socket.closed();
    vi.advanceTimersByTime(10);
    socket.opened();
    welcome([view(0)]);
    expect(store.social.hintPending).toBe(false);
  });

  it("merges events and messages sent again after reconnecting", () => {
    socket.closed();
    vi.advanceTimersByTime(10);
    socket.opened();
    receive({ type: "welcome", table: summary({ version: 3 }), version: 3, views: { 0: view(0, { version: 3 }) }, events: [told(1)], talk: [{ number: 1, seat: 1, text: "hi", at: "" }], proposals: [], undone: 1 });
    expect(store.log.map((one) => one.record)).toEqual([0, 1]);
    receive({ type: "talk", entries: [{ number: 1, seat: 1, text: "hi", at: "" }, { number: 2, seat: 1, text: "ho", at: "" }] });
    expect(store.social.messages.map((one) => one.text)).toEqual(["hi", "ho"]);
  });

  it("orders chat messages by number, and asks for missing ones", () => {
    const said = (...numbers: number[]) => receive({ type: "talk", entries: numbers.map((number) => ({ number, seat: 1, text: `${number}`, at: "" })) });
    const numbers = () => store.social.messages.map((one) => one.number);
    said(1, 3);
    said(5);
    said(2, 3);
    expect(numbers()).toEqual([1, 2, 3, 5]);
    socket.closed();
    vi.advanceTimersByTime(10);
    socket.opened();
    expect(sent.at(-1)).toMatchObject({ type: "hello", talk: 3 });
    said(4, 5, 6);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("ignores updates with an old version", () => {
    update(5, [view(0, { version: 5 })]);
    update(4, [view(0, { version: 4 })], { id: "x" });
    expect(store.version).toBe(5);
  });

  it("proposes a move to the player in turn", () => {
    update(2, [view(0, { version: 2, actor: 1 })]);
    expect(store.social.proposableSeat).toBe(1);
    store.social.toggleProposing();
    expect(sent.at(-1)).toEqual({ type: "choices", of: 1 });
    expect(store.moves.choices).toEqual([]);
    receive({ type: "choices", of: 1, version: 2, choices: [choice(8, 1)] });
    store.moves.play(store.moves.choices[0]!);
    expect(sent.at(-1)).toEqual({ type: "propose", seat: 0, for: 1, do: 8, at: 2 });
    expect(store.social.proposing).toBeNull();
  });

  it("plays a proposal for its own seat", () => {
    receive({ type: "proposals", proposals: [{ id: "p", seat: 0, by: 1, choice: choice(5, 0), at: 1 }] });
    store.moves.acceptProposal(store.social.proposals[0]!);
    expect(sent.at(-1)).toMatchObject({ type: "play", seat: 0, do: 5 });
  });
});

describe("a single choice", () => {
  const bots = { table: summary({ seats: [0, 1, 2].map((seat) => ({ seat, kind: seat ? ("bot" as const) : ("player" as const), name: "", here: true })) }) };
  it("is forced if no other player could act first", () => {
    connectWith({ "0": "a" });
    welcome([view(0, { choices: [choice(5, 0)] })], bots);
    expect(store.moves.forced?.code).toBe(5);
  });
  it("is not forced if other players could act, or something could be undone", () => {
    connectWith({ "0": "a" });
    welcome([view(0, { choices: [choice(5, 0)] })]);
    expect(store.moves.forced).toBeNull();
    welcome([view(0, { choices: [choice(5, 0)], undo: 1 })], bots);
    expect(store.moves.forced).toBeNull();
    welcome([view(0, { choices: [choice(5, 0), choice(6, 0)] })], bots);
    expect(store.moves.forced).toBeNull();
  });
  it("is not forced if it loses or is out of turn", () => {
    connectWith({ "0": "a" });
    welcome([view(0, { choices: [{ ...choice(5, 0), mark: "loses" }] })], bots);
    expect(store.moves.forced).toBeNull();
    welcome([view(0, { actor: 1, choices: [choice(5, 0)] })], bots);
    expect(store.moves.forced).toBeNull();
  });
});

describe("several seats at one screen", () => {
  it("have all their choices together without secrets", () => {
    connectWith({ "0": "a", "1": "b" });
    welcome([view(0, { choices: [choice(5, 0)] }), view(1, { choices: [choice(6, 1)] })]);
    expect(store.viewpoint.viewer).toBe(0);
    expect(store.moves.choices.map((one) => one.code)).toEqual([5, 6]);
    update(2, [view(0, { version: 2, actor: 1 }), view(1, { version: 2, actor: 1 })]);
    expect([store.viewpoint.viewer, store.viewpoint.passTo]).toEqual([1, null]);
  });

  it("see only their own secrets, and nothing while the device is passed on", () => {
    connectWith({ "0": "a", "1": "b" });
    const secret = (seat: number, extra: Partial<View> = {}) => view(seat, { table: { hand: seat }, choices: [choice(5 + seat, seat)], ...extra });
    welcome([secret(0), secret(1)], { events: [told(0), told(0, { for: 1 })] });
    expect([store.scene, store.viewpoint.passTo, store.moves.choices]).toEqual([null, 0, []]);
    store.viewpoint.lookAs(0);
    expect([store.scene?.table, store.viewpoint.passTo]).toEqual([{ hand: 0 }, null]);
    expect(store.moves.choices.map((one) => one.code)).toEqual([5]);
    expect(store.shownLog).toHaveLength(1);
    const shown = { ...frame(2, []), table: { 0: { hand: "0 then" }, 1: { hand: "1 then" } } };
    update(2, [secret(0, { version: 2, actor: 1, choices: [] }), secret(1, { version: 2, actor: 1 })], { frames: [shown] });
    expect([store.scene?.table, store.viewpoint.passTo, store.moves.choices]).toEqual([{ hand: "0 then" }, null, []]);
    vi.advanceTimersByTime(1_000);
    expect(store.viewpoint.passTo).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect([store.scene, store.viewpoint.passTo]).toEqual([null, 1]);
    store.viewpoint.lookAs(1);
    expect(store.scene?.table).toEqual({ hand: 1 });
  });

  it("do not pass the device on without differing secrets", () => {
    connectWith({ "0": "a", "1": "b" });
    welcome([view(0), view(1)]);
    expect([store.viewpoint.viewer, store.viewpoint.passTo]).toEqual([0, null]);
  });
});

it("a spectator sees the public view", () => {
  connectWith({});
  welcome([view(-1)]);
  expect([store.viewpoint.viewer, store.moves.choices, store.viewpoint.speakingSeat, store.social.proposableSeat]).toEqual([-1, [], null, null]);
  expect(store.scene?.table).toEqual({ of: "all" });
});
