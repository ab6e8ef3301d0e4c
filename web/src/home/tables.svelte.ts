// The tables of this browser and those open to everybody, asked for again and again.
import { hasServer, isLocal, request } from "../net/api";
import { type TableTokens, tokenStore } from "../net/tokens.svelte";
import type { TableSummary } from "../net/types";

export interface Mine {
  kept: TableTokens;
  table: TableSummary;
}

interface Standing {
  version: number;
  odds: number[] | null;
}

const AGAIN_MS = 15_000;
/** Of so many tables the odds are asked for. */
const FEW = 6;

/** A table as it is now, as a key. */
export const chanceKey = ({ id, version }: TableSummary): string => `${id} ${version}`;

export class Tables {
  #found = $state.raw<Map<string, TableSummary>>(new Map());
  #listed = $state.raw<TableSummary[]>([]);

  /** Tables that this browser has tokens for, removed ones too: first those that wait for a player here, then the latest. */
  mine = $derived.by<Mine[]>(() =>
    Object.values(tokenStore.all)
      .flatMap((kept) => (this.#found.has(kept.table) ? [{ kept, table: this.#found.get(kept.table)! }] : []))
      .sort((a, b) => rank(a) - rank(b) || b.table.moved.localeCompare(a.table.moved)),
  );
  /** The team's or the player's chance at tables that wait for a player here, by table and version. */
  chances = $state.raw<Record<string, number>>({});
  /** Public tables of others. */
  open = $derived.by(() => this.#listed.filter((table) => !tokenStore.of(table.id)));

  /** Ask now and regularly, until the returned function is called. */
  follow(): () => void {
    void this.#load();
    const again = setInterval(() => document.visibilityState === "visible" && void this.#load(), AGAIN_MS);
    return () => clearInterval(again);
  }

  async #load(): Promise<void> {
    const kept = Object.values(tokenStore.all);
    const tokens = kept.filter((one) => !isLocal(one.table)).flatMap((one) => one.host ?? Object.values(one.seats)[0] ?? one.invite ?? one.watch ?? []);
    const found = hasServer && tokens.length ? await request<{ table: TableSummary }[]>("mine", { tokens }).catch(() => []) : [];
    const here = await onDevice(kept.map((one) => one.table).filter(isLocal));
    this.#found = new Map([...found.map(({ table }) => table), ...here].map((table) => [table.id, table]));
    if (hasServer) this.#listed = await request<TableSummary[]>("tables").catch(() => []);
    for (const one of this.mine.filter((mine) => waitsHere(mine) && !mine.kept.unlisted && !isLocal(mine.table.id)).slice(0, FEW)) await this.#loadChance(one);
  }

  /** Ask for the odds, once for each version of a table. */
  async #loadChance({ kept, table }: Mine): Promise<void> {
    const seat = table.waiting_for.find((one) => String(one) in kept.seats)!;
    if (chanceKey(table) in this.chances) return;
    const found = await request<Standing>(`tables/${table.id}/standing`, undefined, kept.seats[String(seat)]).catch(() => null);
    if (found?.odds && found.version === table.version) this.chances = { ...this.chances, [chanceKey(table)]: found.odds[seat]! };
  }
}

/** The tables of this device, as their summaries were stored last. */
async function onDevice(tables: readonly string[]): Promise<TableSummary[]> {
  if (tables.length === 0) return [];
  return import("../offline/storage").then(({ summaries }) => summaries(tables)).catch(() => []);
}

/** Whether a table waits for a player of this browser. */
export const waitsHere = ({ table, kept }: Mine): boolean =>
  table.state === "running" && table.waiting_for.some((seat) => String(seat) in kept.seats);

function rank(one: Mine): number {
  if (one.table.state === "running") return waitsHere(one) ? 0 : 1;
  return one.table.state === "open" ? 2 : 3;
}
