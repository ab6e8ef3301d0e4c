// A chapter of a tutorial, played in this browser: takes the place of the server for a table store.
import type { ClientFrame, ServerFrame, Welcome } from "../net/frames";
import type { OpenSocket, SocketHandlers } from "../net/line";
import type { Choice, GameEvent, Message, TableSummary, View } from "../net/types";
import { type Chapter, LEARNER, type Step } from "./types";

export interface LessonOptions {
  /** The step to begin with. */
  at?: number;
  /** Called whenever another step is reached. */
  onstep?(at: number): void;
}

export class Lesson {
  readonly chapter: Chapter;
  at = $state(0);
  /** A friendly word about something that was not asked for; null after the next step. */
  aside = $state.raw<Message | null>(null);
  #onstep: (at: number) => void;
  #handlers: SocketHandlers | null = null;
  #version = 0;

  constructor(chapter: Chapter, { at = 0, onstep = () => {} }: LessonOptions = {}) {
    this.chapter = chapter;
    this.at = Math.min(at, chapter.steps.length - 1);
    this.#onstep = onstep;
  }

  get step(): Step {
    return this.chapter.steps[this.at]!;
  }

  /** The choice that is asked for; null while there is something to read. */
  get asked(): Choice | null {
    const { step } = this;
    return this.chapter.views[this.at]!.choices.find((choice) => choice.code === step.do) ?? null;
  }

  get last(): boolean {
    return this.at === this.chapter.steps.length - 1;
  }

  /** The learner did something else: say so, and change nothing. */
  decline(other: Choice | null): void {
    if (this.asked === null) this.aside = { id: "learn-read", args: {} };
    else if (other) this.aside = { id: "learn-later", args: { action: other.message } };
    else this.aside = { id: "learn-elsewhere", args: {} };
  }

  /** Do what the step asks for, or go on after reading. */
  next(): void {
    if (!this.last) this.#advance();
  }

  /** Back to the step before. */
  back(): void {
    if (this.at === 0) return;
    this.#go(this.at - 1);
    const { records } = this.#view();
    this.#send({ ...this.#update(), undone: records, events: [] });
  }

  /** A socket whose other end is this lesson. */
  open: OpenSocket = (handlers) => {
    this.#handlers = handlers;
    queueMicrotask(() => handlers.opened());
    return { send: (text) => this.#receive(JSON.parse(text) as ClientFrame), close: () => (this.#handlers = null) };
  };

  #receive(frame: ClientFrame | { type: "hello" }): void {
    if (frame.type === "hello") this.#send(this.#welcome());
    else if (frame.type === "ping") this.#send({ type: "pong" });
    else if (frame.type === "play" && frame.do === this.step.do) this.#advance(frame.id);
    else if (frame.type === "play" || frame.type === "undo") {
      this.decline(null);
      this.#send({ type: "refused", id: frame.id, problem: { type: "learn-elsewhere" } });
    }
  }

  #advance(id?: string): void {
    const { events, frames } = this.step;
    this.#go(this.at + 1);
    this.#send({ ...this.#update(), events, frames, ...(id ? { id } : {}) });
  }

  #go(at: number): void {
    this.at = at;
    this.aside = null;
    this.#version += 1;
    this.#onstep(at);
  }

  /** While there is something to read, nothing can be chosen. */
  #view(): View {
    const view = this.chapter.views[this.at]!;
    const readonly = this.asked === null ? { choices: [], blocked: [] } : {};
    return { ...view, ...readonly, version: this.#version };
  }

  #update() {
    const view = this.#view();
    return { type: "update" as const, version: view.version, by: LEARNER, views: { [LEARNER]: view }, proposals: [], waiting_for: [] };
  }

  #welcome(): Welcome {
    const view = this.#view();
    return {
      type: "welcome",
      table: this.#summary(view),
      version: view.version,
      views: { [LEARNER]: view },
      events: this.#told(),
      talk: [],
      proposals: [],
    };
  }

  #told(): GameEvent[] {
    return [...this.chapter.told, ...this.chapter.steps.slice(0, this.at).flatMap((step) => step.events)];
  }

  #summary(view: View): TableSummary {
    const { game, names, options, seats } = this.chapter;
    return {
      id: "learn", game, game_version: 0, options, state: "running", listed: false, version: view.version,
      created: "", moved: "", actor: view.actor, seal: "", waiting_for: [],
      seats: Array.from({ length: seats }, (_, seat) => ({
        seat, kind: seat === LEARNER ? "player" : "bot", name: names[seat] ?? "", here: true,
      })),
    };
  }

  /** Answers come after the request, as over a network. */
  #send(frame: ServerFrame): void {
    const handlers = this.#handlers;
    queueMicrotask(() => handlers?.received(JSON.stringify(frame)));
  }
}
