// The tables of this browser and those open to everybody, asked for again and again.
import { hasServer, isLocal, request } from "../net/api";
import { type TableTokens, tokenStore } from "../net/tokens.svelte";
import type { TableSummary } from "../net/types";

export interface Mine {
  kept: TableTokens;
  table: TableSummary;
}

const AGAIN_MS = 15_000;

export class Tables {
  #found = $state.raw<Map<string, TableSummary>>(new Map());
  #listed = $state.raw<TableSummary[]>([]);

  /** Tables that this browser has tokens for, removed ones too: first those that wait for a player here, then the latest. */
  mine = $derived.by<Mine[]>(() =>
    Object.values(tokenStore.all)
      .flatMap((kept) => (this.#found.has(kept.table) ? [{ kept, table: this.#found.get(kept.table)! }] : []))
      .sort((a, b) => rank(a) - rank(b) || b.table.moved.localeCompare(a.table.moved)),
  );
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
