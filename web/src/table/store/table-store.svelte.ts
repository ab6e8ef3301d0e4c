// State of one table in this browser: what the server has sent, and who holds which seat.
import type { ClientFrame, Hello, Refusal, Refused, ServerFrame, Update, Views, Welcome } from "../../net/frames";
import type { Drama, Scene as StagedScene } from "../../games/drama";
import { listGames } from "../../net/games";
import { contribute } from "../../luck/contribute";
import { isLocal } from "../../net/api";
import { Line, type LineState, openOnDevice, openSocket, type OpenSocket, wakeOnReturn } from "../../net/line";
import { type TableTokens, tokenStore } from "../../net/tokens.svelte";
import type { ElementId, Frame, GameEvent, GameInfo, TableSummary, View } from "../../net/types";
import { settings } from "../../settings.svelte";
import { sceneOfFrame } from "../drama/choose";
import { sounds } from "../sound/player";
import { AnimationQueue } from "./animation-queue.svelte";
import { mergeLog, withoutRecordsFrom } from "./log";
import { Moves } from "./moves.svelte";
import { type Scene, sceneOf, sceneSharing } from "./scene";
import { Social } from "./social.svelte";
import { shareUnchanged } from "./structural-sharing";
import { TableApi } from "./table-api";
import { Viewpoint } from "./viewpoint.svelte";

const FLASHED_MS = 1_400;
/** How long the tables of this device may take to start, on a slow machine. */
const STARTED_WITHIN_MS = 120_000;
/** How long a player sees a secret card that they drew before the device is passed on. */
const LINGER_MS = 1_500;

export class TableStore {
  readonly id: string;
  summary = $state.raw<TableSummary | null>(null);
  info = $state.raw<GameInfo | null>(null);
  views = $state.raw<Views>({});
  version = $state(-1);
  log = $state.raw<GameEvent[]>([]);
  connection = $state<LineState>("connecting");
  /** Why the last request failed; null after the next one. */
  error = $state.raw<Refusal | null>(null);
  /** The last events, and the elements they touched, lit up for a moment. */
  events = $state.raw<GameEvent[]>([]);
  flashed = $state.raw<Set<ElementId>>(new Set());

  /** The scenes and sounds of the game, once its module is loaded. */
  drama = $state.raw<Drama | null>(null);

  readonly animation = new AnimationQueue({
    beats: (frame) => this.#stagedIn(frame)?.beats ?? 1,
    pace: () => (typeof document !== "undefined" && document.hidden ? 0 : settings.pace),
    linger: () => (this.viewpoint.next.passTo === null ? 0 : LINGER_MS),
    onframe: (frame) => this.#showEvents(frame.events),
  });
  /** Whose view this screen shows. */
  readonly viewpoint = new Viewpoint(this);
  /** Choices, plays, undo. */
  readonly moves = new Moves(this);
  /** Chat, pointing, proposals, hints. */
  readonly social = new Social(this);
  /** Seats, start, rematch, download. */
  readonly api = new TableApi(this);
  #line: Line;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #shareScene = sceneSharing();

  /** `guided`: in a tutorial, where seats do not change and nobody talks. */
  constructor(id: string, open: OpenSocket = isLocal(id) ? openOnDevice : openSocket, readonly guided = false) {
    this.id = id;
    this.#line = new Line({
      open,
      hello: () => this.#hello(),
      onframe: (frame) => this.receive(frame),
      onstate: (now) => (this.connection = now),
      ...(isLocal(id) ? { welcomeWithin: STARTED_WITHIN_MS } : {}),
    });
  }

  // State ----------------------------------------------------------------------------------------

  get tokens(): TableTokens | null {
    return tokenStore.of(this.id);
  }

  /** Seats this browser has tokens for. */
  heldSeats = $derived(Object.keys(this.views).map(Number).filter((seat) => seat >= 0).sort((a, b) => a - b));
  /** Held seats without a stand-in. */
  activeSeats = $derived(this.heldSeats.filter((seat) => !this.summary?.seats[seat]?.stand_in));
  /** Any of the views, for what is the same in all. */
  anyView = $derived<View | null>(Object.values(this.views)[0] ?? null);
  isHost = $derived(Boolean(this.tokens?.host));

  scene = $derived.by<Scene | null>(() => {
    const { viewer } = this.viewpoint;
    const view = viewer === null ? undefined : this.views[String(viewer)];
    return view ? this.#shareScene(sceneOf(view, this.animation, this.events, (events) => this.#visible(events))) : null;
  });

  /** The scene shown over the board. */
  staged = $derived(this.animation.current === null ? null : this.#stagedIn(this.animation.current));

  /** The log up to the frame shown, as far as the viewer may see it. */
  shownLog = $derived(
    this.#visible(this.animation.current === null ? this.log : withoutRecordsFrom(this.log, this.animation.current.records)),
  );

  // Connection -----------------------------------------------------------------------------------

  /** Connect, until the returned function is called. */
  connect(): () => void {
    const stopWaking = wakeOnReturn(this.#line);
    this.#line.connect();
    return () => {
      stopWaking();
      clearTimeout(this.#flashTimer);
      this.moves.pending.set(false);
      this.animation.clear();
      this.#line.close();
    };
  }

  /** Connect again, after the tokens of this browser have changed. */
  reconnect(): void {
    this.version = -1;
    this.views = {};
    this.#line.connect();
  }

  /** Returns whether the frame was sent or will be. */
  send(frame: ClientFrame): boolean {
    return this.#line.send(frame);
  }

  /** Ids of requests without an answer. */
  get unanswered(): string[] {
    return this.#line.unanswered;
  }

  #hello(): Hello {
    const { tokens } = this;
    const watch = tokens?.watch ?? tokens?.invite ?? tokens?.host;
    const { lastMessage } = this.social;
    const { looking } = this.viewpoint;
    return {
      type: "hello",
      table: this.id,
      tokens: Object.values(tokens?.seats ?? {}),
      frames: true,
      differences: true,
      ...(watch ? { watch } : {}),
      ...(this.version >= 0 ? { version: this.version } : {}),
      ...(this.version >= 0 && lastMessage ? { talk: lastMessage } : {}),
      ...(isLocal(this.id) && looking !== null ? { look: looking } : {}),
    };
  }

  // Frames from the server -----------------------------------------------------------------------

  receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        return this.#welcome(frame);
      case "update":
        return this.#update(frame);
      case "refused":
        return this.#refused(frame);
      case "table":
        this.know(frame.table);
        return this.#loadInfo();
      case "look":
        this.#setPosition(frame.version, frame.views);
        this.log = frame.events;
        return;
      case "hints":
        this.error = null;
        return this.social.receive(frame);
      default:
        this.social.receive(frame);
    }
  }

  /** Take a summary, and do what the table asks of this browser. */
  know(table: TableSummary): void {
    this.summary = table;
    if (!this.guided) contribute(table);
  }

  #welcome(frame: Welcome): void {
    const first = this.version < 0;
    this.error = null;
    this.know(frame.table);
    this.#loadInfo();
    this.#setPosition(frame.version, frame.views);
    this.log = first ? frame.events : mergeLog(this.log, frame.events, frame.undone);
    this.social.addMessages(frame.talk);
    this.social.newPosition(frame.proposals);
    this.social.hintPending = false;
    this.moves.updatePending();
    if (!first && typeof frame.undone !== "number" && frame.frames?.length) this.animation.add(frame.frames);
    else this.animation.clear();
    this.#subscribeToOdds();
  }

  #update(frame: Update): void {
    if (frame.id) this.moves.updatePending();
    if (frame.version <= this.version) return;
    const first = this.anyView === null;
    this.error = null;
    this.#setPosition(frame.version, frame.views);
    this.social.newPosition(frame.proposals);
    if (this.summary) {
      const actor = this.anyView?.actor ?? this.summary.actor;
      this.summary = { ...this.summary, version: frame.version, actor, waiting_for: frame.waiting_for, ...(frame.due === undefined ? {} : { due: frame.due }) };
    }
    if (typeof frame.undone === "number") {
      this.log = [...withoutRecordsFrom(this.log, frame.undone), ...frame.events];
      this.animation.clear();
      this.events = [];
      return;
    }
    this.log = [...this.log, ...frame.events];
    if (frame.frames?.length) this.animation.add(frame.frames);
    else if (!first) this.#showEvents(frame.events);
  }

  #refused(frame: Refused): void {
    this.moves.updatePending();
    this.social.hintPending = false;
    const { version, views = {} } = frame;
    // A refusal by the rate limit has no views: then the position stays.
    if (version !== undefined && Object.keys(views).length > 0) this.#setPosition(version, views);
    this.animation.skip();
    if (!this.moves.retry(frame)) this.error = frame.problem;
  }

  #setPosition(version: number, views: Views): void {
    const { viewer } = this.viewpoint;
    this.version = version;
    this.views = shareUnchanged(this.views, views);
    this.viewpoint.remember(viewer);
  }

  #loadInfo(): void {
    if (!this.summary || this.info) return;
    const { game } = this.summary;
    void listGames().then((games) => {
      this.info = games.find((one) => one.id === game) ?? null;
      this.#subscribeToOdds();
    }, () => {});
  }

  #subscribeToOdds(): void {
    if (this.info?.hints && this.connection === "open") this.send({ type: "odds", on: true });
  }

  /** Without events that only another seat of this screen was told. */
  #visible(events: GameEvent[]): GameEvent[] {
    const { secretsDiffer, viewer } = this.viewpoint;
    return secretsDiffer ? events.filter((event) => event.for === undefined || event.for === viewer) : events;
  }

  #stagedIn(frame: Frame): StagedScene | null {
    const { drama, viewpoint } = this;
    return drama === null || viewpoint.viewer === null ? null : sceneOfFrame(drama, frame, viewpoint.viewer);
  }

  #showEvents(events: GameEvent[]): void {
    this.events = this.#visible(events);
    for (const { event } of this.events) {
      const sound = this.drama?.sounds[event];
      if (sound) sounds.play(sound);
    }
    this.flashed = new Set(this.events.flatMap((event) => event.touches));
    clearTimeout(this.#flashTimer);
    this.#flashTimer = setTimeout(() => (this.flashed = new Set()), FLASHED_MS);
  }
}
