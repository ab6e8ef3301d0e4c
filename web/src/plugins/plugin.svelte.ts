// The board of a package as a game module. Whatever fails in it is done by the default board, with a notice.
import type { GameModule } from "../games/game";
import { i18n } from "../i18n/i18n.svelte";
import type { GameEvent, Message, PluginInfo, View } from "../net/types";
import { settings } from "../settings.svelte";
import type { PluginBoard, PluginProps } from "./contract";
import { wrongWith } from "./contract";
import Board from "./Board.svelte";
import SeatPanel from "./SeatPanel.svelte";

const NAMES = ["badge", "needs", "via", "tip", "goals", "statistics"] as const;
/** The answers where a board fails and the default one has none. */
const NOTHING: Partial<Record<(typeof NAMES)[number], unknown>> = { goals: [] };
type Question = (...args: unknown[]) => unknown;

export class Plugin {
  /** Why the board cannot be used; null as long as it can. */
  problem = $state.raw<Message | null>(null);

  /** The board as the page knows games. */
  readonly module: GameModule;

  constructor(
    readonly info: PluginInfo,
    readonly fallback: GameModule,
    readonly board: PluginBoard | null,
  ) {
    this.module = this.#asModule();
  }

  /** Draw with the default board from now on. */
  fail(id: string, reason: unknown): void {
    const plugin = `${this.info.package} ${this.info.version}`;
    console.warn(`The board of ${plugin} is not used:`, reason);
    this.problem ??= { id, args: { plugin } };
  }

  /** The board's answer to a question, or the fallback's. */
  #ask(name: (typeof NAMES)[number], own: unknown) {
    const other = this.fallback[name] as Question | undefined;
    return (...args: unknown[]): unknown => {
      if (this.problem === null) {
        try {
          return (own as Question)(...args);
        } catch (error) {
          // Asked while something is drawn: the notice comes after that.
          queueMicrotask(() => this.fail("table-board-broken", error));
        }
      }
      return other ? other(...args) : NOTHING[name];
    };
  }

  props(table: unknown, view: View, events: GameEvent[], log: GameEvent[]): PluginProps {
    return {
      table, view, events, log, duration: settings.pace, lang: i18n.lang, theme: settings.theme,
      say: (message, args = {}) => i18n.say(message, args, view.game),
      name: (kind, token) => i18n.name({ kind, token }, view.game),
      badge: (seat) => this.module.badge(seat, table),
    };
  }

  #asModule(): GameModule {
    const { board, fallback } = this;
    if (board === null) return { ...fallback, plugin: this };
    const asked = Object.fromEntries(NAMES.flatMap((name) => (board[name] ? [[name, this.#ask(name, board[name])]] : [])));
    return { ...fallback, ...asked, plugin: this, Board, SeatPanel, upright: board.upright === true };
  }
}

/** The module of a game from a package; `load` imports its board. */
export async function pluginModule(info: PluginInfo, fallback: GameModule, load: (address: string) => Promise<object> = imported): Promise<GameModule> {
  if (!info.board) return fallback;
  let found: object;
  try {
    if (info.style) addStyle(info.style);
    found = await load(info.board);
  } catch (error) {
    return failed(info, fallback, "table-board-broken", error);
  }
  const wrong = wrongWith(found);
  return wrong ? failed(info, fallback, wrong.id, wrong.reason) : new Plugin(info, fallback, found as PluginBoard).module;
}

function failed(info: PluginInfo, fallback: GameModule, id: string, reason: unknown): GameModule {
  const plugin = new Plugin(info, fallback, null);
  plugin.fail(id, reason);
  return plugin.module;
}

const imported = (address: string): Promise<object> => import(/* @vite-ignore */ new URL(address, document.baseURI).href);

function addStyle(address: string): void {
  if (typeof document === "undefined" || document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }));
}
