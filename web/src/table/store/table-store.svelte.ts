// One table as this browser knows it: what was heard of it, what can be done there, and who is looking.
import { allGames } from "../../net/games";
import { settings } from "../../settings.svelte";
import type { Heard, Hello, Refusal, Refused, Said, Update, Views, Welcome } from "../../net/frames";
import { keys, type Keys } from "../../net/tokens.svelte";
import { freshId, keepAwake, Line, openSocket, type LineOf, type LineState } from "../../net/line";
import { share } from "./structural-sharing";
import type { Choice, Element, GameInfo, Proposal, Summary, Told, View } from "../../net/types";
import { Company } from "./social.svelte";
import { Desk } from "./table-api";
import { facing, tellApart, type Facing } from "./viewpoint";
import { Pending } from "./pending.svelte";
import { Reel } from "./animation-queue.svelte";
import { sceneOf, sharing, type Scene } from "./scene";
import { retold, withoutRecordsFrom } from "./log";

const STALE = "error-stale-version";
const TRIES = 3;
const FLASHED_MS = 1_400;
/** How long who drew a secret card may look at it before the device is passed on. */
const LINGER_MS = 1_500;

export class Room {
  readonly id: string;
  summary = $state.raw<Summary | null>(null);
  info = $state.raw<GameInfo | null>(null);
  views = $state.raw<Views>({});
  version = $state(-1);
  log = $state.raw<Told[]>([]);
  line = $state<LineState>("calling");
  /** Whether something we asked for has not been answered yet. */
  readonly pending = new Pending();
  /** Why the last thing was not done; null after the next one. */
  wrong = $state.raw<Refusal | null>(null);
  events = $state.raw<Told[]>([]);
  flashed = $state.raw<Set<Element>>(new Set());
  /** Who looks at a shared screen; null until somebody says so. */
  #looking = $state<number | null>(null);
  readonly reel = new Reel({
    pace: () => (typeof document !== "undefined" && document.hidden ? 0 : settings.pace),
    linger: () => (this.facing.pass === null ? 0 : LINGER_MS),
    shown: (frame) => this.#happened(frame.events),
  });
  /** Seats, start, rematch, download. */
  readonly desk = new Desk(this);
  /** Talk, pointing, proposals, hints. */
  readonly company = new Company(this);
  /** The last choice taken here, and how often it may be said again when others are quicker. */
  #taken: { id: string; choice: Choice; again: number } | null = null;
  #line: Line;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #shared = sharing();

  constructor(id: string, open: LineOf["open"] = openSocket) {
    this.id = id;
    this.#line = new Line({ open, hello: () => this.#hello(), hear: (frame) => this.hear(frame), state: (now) => (this.line = now) });
  }

  // What is there --------------------------------------------------------------------------------

  get keys(): Keys | null {
    return keys.of(this.id);
  }

  held = $derived(Object.keys(this.views).map(Number).filter((seat) => seat >= 0).sort((a, b) => a - b));
  /** Those of them for whom no bot plays just now. */
  playing = $derived(this.held.filter((seat) => !this.summary?.seats[seat]?.stand_in));
  any = $derived<View | null>(Object.values(this.views)[0] ?? null);
  hosting = $derived(Boolean(this.keys?.host));
  /** Whether the seats of this screen know different things: then the device is passed on between them. */
  apart = $derived(
    this.held.length > 1 && (this.info?.secrets ?? true) && !this.any?.over && tellApart(this.held.map((seat) => this.views[seat]!.table)),
  );
  facing = $derived<Facing>(
    facing({ held: this.held, actor: this.any?.actor ?? -1, face: this.#looking, apart: this.apart }),
  );
  /** Whose view is drawn. While things are being shown it stays with who looked before. */
  face = $derived(this.facing.face ?? (this.reel.current !== null ? this.#looking : null));
  pass = $derived(this.reel.current === null ? this.facing.pass : null);

  scene = $derived.by<Scene | null>(() => {
    const view = this.face === null ? undefined : this.views[String(this.face)];
    return view ? this.#shared(sceneOf(view, this.reel, this.events, (events) => this.#meant(events))) : null;
  });

  /** The log as far as it has been shown, and as far as who looks was told. */
  told = $derived(this.#meant(this.reel.current === null ? this.log : withoutRecordsFrom(this.log, this.reel.current.records)));

  /** What can be done at this screen now. */
  choices = $derived.by<Choice[]>(() => {
    if (this.reel.busy || this.pending.late || this.face === null) return [];
    if (this.company.proposing) return this.company.proposing.choices ?? [];
    const first = (seat: number) => Number(seat !== this.any?.actor);
    const seats = this.apart ? [this.face] : this.held.toSorted((a, b) => first(a) - first(b));
    return seats.filter((seat) => this.playing.includes(seat)).flatMap((seat) => this.views[String(seat)]?.choices ?? []);
  });

  /** The only thing that can be done, where nobody else could want to do something first and nothing could be taken back before it. */
  forced = $derived.by<Choice | null>(() => {
    const [only, ...more] = this.choices;
    if (!only || more.length > 0 || this.company.proposing || only.seat !== this.any?.actor || only.mark === "loses") return null;
    const alone = this.summary?.seats.every((seat) => seat.kind === "bot" || seat.stand_in || this.held.includes(seat.seat));
    return alone && this.undoable === null ? only : null;
  });

  /** The seat whose acts could be taken back from this screen, and how many of them. */
  undoable = $derived.by<{ seat: number; acts: number } | null>(() => {
    const seats = this.apart ? [this.face ?? -1] : this.held;
    const seat = seats.find((one) => (this.views[String(one)]?.undo ?? 0) > 0);
    return seat === undefined || this.reel.busy || this.pending.late ? null : { seat, acts: this.views[String(seat)]!.undo };
  });

  /** Somebody else whose turn it is and who could be proposed something. */
  adviseable = $derived.by<number | null>(() => {
    const actor = this.any?.actor ?? -1;
    const seat = this.summary?.seats[actor];
    return this.held.length > 0 && seat?.kind === "player" && !this.held.includes(actor) && !this.any!.over ? actor : null;
  });

  /** Who speaks when this screen speaks. */
  get voice(): number | null {
    return this.face !== null && this.face >= 0 ? this.face : (this.held[0] ?? null);
  }

  // Coming and going -----------------------------------------------------------------------------

  /** Sit down: stay connected until the returned function is called. */
  enter(): () => void {
    const sleep = keepAwake(this.#line);
    this.#line.call();
    return () => {
      sleep();
      clearTimeout(this.#calm);
      this.pending.set(false);
      this.reel.clear();
      this.#line.end();
    };
  }

  /** The tokens of this browser changed: tell the server who we are now. */
  reenter(): void {
    this.version = -1;
    this.views = {};
    this.#line.call();
  }

  /** Somebody at a shared screen says who is looking. */
  look(seat: number): void {
    this.#looking = seat;
  }

  // What is heard --------------------------------------------------------------------------------

  hear(frame: Heard): void {
    switch (frame.type) {
      case "welcome":
        return this.#welcome(frame);
      case "update":
        return this.#update(frame);
      case "refused":
        return this.#refused(frame);
      case "table":
        this.summary = frame.table;
        return this.#inform();
      case "hints":
        this.wrong = null;
        return this.company.hear(frame);
      default:
        this.company.hear(frame);
    }
  }

  #welcome(frame: Welcome): void {
    const fresh = this.version < 0;
    this.wrong = null;
    this.summary = frame.table;
    this.#inform();
    this.#stand(frame.version, frame.views);
    this.log = fresh ? frame.events : retold(this.log, frame.events, frame.undone);
    this.company.listen(frame.talk);
    this.company.turn(frame.proposals);
    this.company.asking = false;
    this.#wait();
    if (!fresh && typeof frame.undone !== "number" && frame.frames?.length) this.reel.add(frame.frames);
    else this.reel.clear();
    this.#askOdds();
  }

  #update(frame: Update): void {
    if (frame.id) this.#wait();
    if (frame.version <= this.version) return;
    const begun = this.any !== null;
    this.wrong = null;
    this.#stand(frame.version, frame.views);
    this.company.turn(frame.proposals);
    if (this.summary) {
      const actor = this.any?.actor ?? this.summary.actor;
      this.summary = { ...this.summary, version: frame.version, actor, waiting_for: frame.waiting_for };
    }
    if (typeof frame.undone === "number") {
      this.log = [...withoutRecordsFrom(this.log, frame.undone), ...frame.events];
      this.reel.clear();
      this.events = [];
      return;
    }
    this.log = [...this.log, ...frame.events];
    if (frame.frames?.length) this.reel.add(frame.frames);
    else if (begun) this.#happened(frame.events);
  }

  #refused(frame: Refused): void {
    this.#wait();
    this.company.asking = false;
    const { version, views = {} } = frame;
    // Who says too much is not told how things stand: then they stand as before.
    if (version !== undefined && Object.keys(views).length > 0) this.#stand(version, views);
    this.reel.skip();
    const taken = this.#taken;
    if (taken && taken.id === frame.id && taken.again > 0 && frame.problem.type === STALE) {
      // Somebody was quicker by a blink. What is still offered is still meant.
      const still = this.views[String(taken.choice.seat)]?.choices.find((one) => one.code === taken.choice.code);
      if (still) return this.#play(still, taken.again - 1);
    }
    this.wrong = frame.problem;
  }

  #stand(version: number, views: Views): void {
    const before = this.face;
    this.version = version;
    this.views = share(this.views, views);
    // Who looked when the table was last quiet is who goes on looking while things are shown.
    if (this.#looking === null && before !== null && before >= 0) this.#looking = before;
    if (!this.apart && this.facing.face !== null && this.facing.face >= 0) this.#looking = this.facing.face;
  }

  /** Wait for what has not been answered yet, if there is such a thing. */
  #wait(): void {
    this.pending.set(this.#line.unanswered.length > 0);
  }

  #inform(): void {
    if (!this.summary || this.info) return;
    const { game } = this.summary;
    void allGames().then((games) => {
      this.info = games.find((one) => one.id === game) ?? null;
      this.#askOdds();
    }, () => {});
  }

  #askOdds(): void {
    if (this.info?.hints && this.line === "on") this.say({ type: "odds", on: true });
  }

  /** Without what only another seat of this screen was told. */
  #meant(events: Told[]): Told[] {
    return this.apart ? events.filter((told) => told.for === undefined || told.for === this.face) : events;
  }

  #happened(events: Told[]): void {
    this.events = this.#meant(events);
    this.flashed = new Set(this.events.flatMap((event) => event.touches));
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.flashed = new Set()), FLASHED_MS);
  }

  #hello(): Hello {
    const kept = this.keys;
    const watch = kept?.watch ?? kept?.invite ?? kept?.host;
    const { heard } = this.company;
    return {
      type: "hello",
      table: this.id,
      tokens: Object.values(kept?.seats ?? {}),
      frames: true,
      ...(watch ? { watch } : {}),
      ...(this.version >= 0 ? { version: this.version } : {}),
      ...(this.version >= 0 && heard ? { talk: heard } : {}),
    };
  }

  // What is said ---------------------------------------------------------------------------------

  /** A choice was made on the table, in a list or by a button. */
  take(choice: Choice): void {
    if (this.pending.now) return;
    this.wrong = null;
    if (this.company.proposing) return this.company.propose(choice);
    this.reel.skip();
    this.company.follow(choice);
    this.#play(choice, TRIES);
  }

  #play(choice: Choice, again: number): void {
    const id = freshId();
    this.#taken = { id, choice, again };
    this.pending.set(true);
    this.#line.say({ type: "play", seat: choice.seat, do: choice.code, at: this.version, id });
  }

  undo(): void {
    const undo = this.undoable;
    if (!undo || this.pending.now) return;
    this.wrong = null;
    this.pending.set(true);
    this.#line.say({ type: "undo", seat: undo.seat, at: this.version, id: freshId() });
  }

  accept(proposal: Proposal): void {
    const choice = this.views[String(proposal.seat)]?.choices.find((one) => one.code === proposal.choice.code);
    if (choice) this.take(choice);
  }

  say(frame: Said): boolean {
    return this.#line.say(frame);
  }
}
