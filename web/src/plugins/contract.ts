// What the board of a package exports, and what it is given; docs/add_a_game.md describes it for authors.
import type { Badge, Goal, Statistic, Tip } from "../games/game";
import type { Argument, Choice, ElementId, GameEvent, Message, View } from "../net/types";

/** The version of this contract. */
export const API = 1;

export interface PluginProps {
  table: unknown;
  view: View;
  /** The events that led to this position. */
  events: GameEvent[];
  /** All events so far. */
  log: GameEvent[];
  /** Milliseconds for the animation of a change; 0: show it at once. */
  duration: number;
  lang: string;
  theme: "light" | "dark";
  say(message: Message | string, args?: Record<string, Argument>): string;
  name(kind: string, token: string): string;
  badge(seat: number): Badge;
}

/** Props of a seat's panel. */
export interface PluginSeatProps extends PluginProps {
  seat: number;
  compact: boolean;
}

/** What was drawn, until it is destroyed. */
export interface Mounted<Props> {
  update(props: Props): void;
  destroy(): void;
}

export interface PluginBoard {
  api: number;
  mount(element: HTMLElement, props: PluginProps): Mounted<PluginProps>;
  mountSeat?(element: HTMLElement, props: PluginSeatProps): Mounted<PluginSeatProps>;
  upright?: boolean;
  badge?(seat: number, table: unknown): Badge;
  needs?(choice: Choice, view: View): ElementId[];
  via?(choice: Choice, view: View): ElementId[];
  tip?(element: ElementId, table: unknown): Tip | null;
  goals?(table: unknown, seat: number): Goal[];
  statistics?(log: GameEvent[], table: unknown): Statistic[];
}

const FUNCTIONS = ["mountSeat", "badge", "needs", "via", "tip", "goals", "statistics"] as const;

/** Why an imported module is not a board for this page: a message id, and what is wrong with it; null if it is one. */
export function wrongWith(found: Partial<Record<keyof PluginBoard, unknown>>): { id: string; reason: string } | null {
  if (found.api !== API) return { id: "table-board-version", reason: `api is ${String(found.api)}, this page has ${API}` };
  if (typeof found.mount !== "function") return { id: "table-board-broken", reason: "it exports no function mount" };
  const wrong = FUNCTIONS.find((name) => found[name] !== undefined && typeof found[name] !== "function");
  return wrong ? { id: "table-board-broken", reason: `${wrong} is not a function` } : null;
}
