import { expect, it } from "vitest";
import type { ServerFrame } from "../../src/net/frames";
import type { Choice, GameEvent, View } from "../../src/net/types";
import { Lesson } from "../../src/tutorial/lesson.svelte";
import type { Chapter } from "../../src/tutorial/types";

const choice = (code: number): Choice => ({ seat: 0, code, action: `move ${code}`, touches: [], message: { id: "do-move", args: {} } });
const told = (record: number): GameEvent => ({ record, event: "moved", touches: [], message: { id: "event-moved", args: {} } });
const view = (records: number): View => ({
  game: "toy", seat: 0, seats: 2, version: records, records, actor: 0, prompt: { id: "prompt", args: {} },
  choices: [choice(1), choice(2)], blocked: [], undo: 0, table: { records }, over: false, returns: [],
});
/** Read, then play 2, then play 1, then read. */
const CHAPTER: Chapter = {
  chapter: "walk", game: "toy", seats: 2, names: ["", "Ada"], options: {}, told: [told(0)],
  views: [view(1), view(1), view(2), view(4), view(4)],
  steps: [
    { sentence: "a", do: null, events: [], frames: [] },
    { sentence: "b", do: 2, events: [told(1)], frames: [] },
    { sentence: "c", do: 1, events: [told(2), told(3)], frames: [] },
    { sentence: "d", do: null, events: [], frames: [] },
  ],
};

/** A lesson with a client, and all frames it gets. */
function sit(at = 0) {
  const frames: ServerFrame[] = [];
  const steps: number[] = [];
  const lesson = new Lesson(CHAPTER, { at, onstep: (now) => steps.push(now) });
  const socket = lesson.open({ opened: () => {}, closed: () => {}, received: (text) => frames.push(JSON.parse(text) as ServerFrame) });
  const send = async (frame: unknown) => {
    socket.send(JSON.stringify(frame));
    await Promise.resolve();
    return frames.at(-1)!;
  };
  return { lesson, frames, steps, send };
}

it("welcomes with the position and the log of its step, so that a chapter can be taken up again", async () => {
  const { lesson, send } = sit(2);
  const welcome = await send({ type: "hello" });
  expect(welcome).toMatchObject({ type: "welcome", views: { "0": { records: 2 } }, table: { state: "running" } });
  expect(welcome.type === "welcome" && welcome.events.map((event) => event.record)).toEqual([0, 1]);
  expect(lesson.asked?.code).toBe(1);
});

it("offers nothing to choose while there is something to read", async () => {
  const { lesson, frames, send } = sit();
  expect(await send({ type: "hello" })).toMatchObject({ views: { "0": { choices: [] } } });
  lesson.next();
  await Promise.resolve();
  expect(frames.at(-1)).toMatchObject({ type: "update", views: { "0": { choices: [{ code: 1 }, { code: 2 }] } } });
});

it("plays what it asks for and refuses anything else", async () => {
  const { lesson, steps, send } = sit(1);
  expect(await send({ type: "play", seat: 0, do: 1, at: 0, id: "x" })).toMatchObject({ type: "refused", id: "x" });
  expect([lesson.at, steps]).toEqual([1, []]);
  expect(lesson.aside).toMatchObject({ id: "learn-elsewhere" });
  expect(await send({ type: "play", seat: 0, do: 2, at: 0, id: "y" })).toMatchObject({ type: "update", id: "y", events: [{ record: 1 }] });
  expect([lesson.at, steps, lesson.aside]).toEqual([2, [2], null]);
});

it("goes back, and takes the events back with it", async () => {
  const { lesson, frames } = sit(3);
  lesson.back();
  await Promise.resolve();
  expect(frames.at(-1)).toMatchObject({ type: "update", undone: 2, events: [], views: { "0": { records: 2 } } });
  expect(lesson.at).toBe(2);
});

it("goes no further than its last step and no further back than its first", () => {
  const { lesson } = sit(9);
  expect([lesson.at, lesson.last]).toEqual([3, true]);
  lesson.next();
  expect(lesson.at).toBe(3);
  const first = sit().lesson;
  first.back();
  expect(first.at).toBe(0);
});
