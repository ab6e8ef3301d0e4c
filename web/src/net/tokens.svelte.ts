// The tokens this browser holds: they are the only proof of a seat, so they are kept until somebody throws them away.
import type { Made } from "./api";

/** What this browser may do at one table. */
export interface Keys {
  table: string;
  game: string;
  host?: string | undefined;
  invite?: string | undefined;
  watch?: string | undefined;
  /** Seat number to token; several on one screen are a hot seat. */
  seats: Record<string, string>;
  made: number;
}

const PLACE = "lastboat.keys";

class KeyRing {
  all = $state.raw<Record<string, Keys>>(read());

  of(table: string): Keys | null {
    return this.all[table] ?? null;
  }

  /** Keep what a new or joined table gave us; what was there before stays. */
  keep(table: string, game: string, found: Partial<Omit<Keys, "table" | "game">>): Keys {
    const before = this.all[table] ?? { table, game, seats: {}, made: Date.now() };
    const kept: Keys = {
      ...before,
      host: found.host ?? before.host,
      invite: found.invite ?? before.invite,
      watch: found.watch ?? before.watch,
      seats: { ...before.seats, ...found.seats },
    };
    this.#write({ ...this.all, [table]: kept });
    return kept;
  }

  keepMade(made: Made): Keys {
    return this.keep(made.table.id, made.table.game, made);
  }

  forget(table: string): void {
    const { [table]: _, ...rest } = this.all;
    this.#write(rest);
  }

  #write(all: Record<string, Keys>): void {
    this.all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // Without storage the tokens last as long as the page is open.
    }
  }
}

function read(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

export const keys = new KeyRing();
if (typeof addEventListener !== "undefined") {
  addEventListener("storage", (event) => {
    if (event.key === PLACE) keys.all = read();
  });
}
