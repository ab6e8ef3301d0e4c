// Tokens of this browser, in local storage. A token is the only proof of a seat, so it stays until the player removes it.
import type { Receipts } from "../luck/contribute";
import type { CreatedTable } from "./api";

/** The tokens for one table. */
export interface TableTokens {
  table: string;
  game: string;
  host?: string | undefined;
  invite?: string | undefined;
  watch?: string | undefined;
  /** Seat number to token; with several seats, players share the screen. */
  seats: Record<string, string>;
  /** What this browser adds to the luck of the game, and to that of its rematch. */
  receipts?: Receipts;
  next?: Receipts;
  made: number;
  /** Removed from the list of tables; the tokens stay. */
  unlisted?: boolean;
}

const STORAGE_KEY = "lastboat.keys";

class TokenStore {
  all = $state.raw<Record<string, TableTokens>>(read());

  of(table: string): TableTokens | null {
    return this.all[table] ?? null;
  }

  /** Add tokens for a table; those it already has stay. */
  keep(table: string, game: string, found: Partial<Omit<TableTokens, "table" | "game">>): TableTokens {
    const before = this.all[table] ?? { table, game, seats: {}, made: Date.now() };
    const kept: TableTokens = {
      ...before,
      host: found.host ?? before.host,
      invite: found.invite ?? before.invite,
      watch: found.watch ?? before.watch,
      seats: { ...before.seats, ...found.seats },
      receipts: { ...before.receipts, ...found.receipts },
      next: { ...before.next, ...found.next },
    };
    this.#write({ ...this.all, [table]: kept });
    return kept;
  }

  keepCreated(created: CreatedTable): TableTokens {
    return this.keep(created.table.id, created.table.game, created);
  }

  /** Remove a table from the list, or put it back. Its seats stay this browser's. */
  list(table: string, listed: boolean): void {
    const { unlisted: _, ...kept } = this.all[table]!;
    this.#write({ ...this.all, [table]: listed ? kept : { ...kept, unlisted: true } });
  }

  forget(table: string): void {
    const { [table]: _, ...rest } = this.all;
    this.#write(rest);
  }

  #write(all: Record<string, TableTokens>): void {
    this.all = all;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
    } catch {
      // Without storage, tokens last until the page is closed.
    }
  }
}

function read(): Record<string, TableTokens> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const tokenStore = new TokenStore();
if (typeof addEventListener !== "undefined") {
  addEventListener("storage", (event) => {
    if (event.key === STORAGE_KEY) tokenStore.all = read();
  });
}
