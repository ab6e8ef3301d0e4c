// HTTP requests about a table: seats, start, rematch, download, odds.
import { type CreatedTable, request } from "../../net/api";
import { giveNumbers } from "../../luck/contribute";
import { downloadMatch } from "../../net/download";
import { toRefusal } from "../../net/error-text";
import { tokenStore } from "../../net/tokens.svelte";
import { absoluteLink } from "../../route.svelte";
import type { MatchOdds, TableSummary } from "../../net/types";
import type { TableStore } from "./table-store.svelte";

/** Every method returns whether it succeeded; if not, `store.error` has the reason. */
export class TableApi {
  #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  start(): Promise<boolean> {
    return this.#post("start", {}, this.#host);
  }

  seatBot(seat: number, bot?: string): Promise<boolean> {
    return this.#post(`seats/${seat}`, { kind: "bot", ...(bot ? { bot } : {}) }, this.#host);
  }

  freeSeat(seat: number): Promise<boolean> {
    return this.#post(`seats/${seat}`, { kind: "open" }, this.#host);
  }

  /** A link by which a player who lost a seat takes it back; the host may make one. Null if it failed. */
  async inviteBack(seat: number): Promise<string | null> {
    try {
      const { token } = await request<{ token: string }>(`tables/${this.#store.id}/seats/${seat}/invite`, {}, this.#host);
      return absoluteLink(`/seat/${this.#store.id}/${seat}/${token}`);
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** A new recovery phrase for a held seat; an earlier one becomes void. Null if it failed. */
  async phrase(seat: string): Promise<string | null> {
    try {
      return (await request<{ phrase: string }>(`tables/${this.#store.id}/phrase`, {}, this.#seats[seat])).phrase;
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Report a chat message to the operator of the server. */
  async report(line: number): Promise<boolean> {
    try {
      await request(`tables/${this.#store.id}/reports`, { line }, Object.values(this.#seats)[0]);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Let a bot play until the player is back. */
  standIn(seat: number): Promise<boolean> {
    return this.#post(`seats/${seat}/stand-in`, {}, this.#seats[seat] ?? this.#host);
  }

  /** Take the seat back from its stand-in. */
  takeBack(seat: number): Promise<boolean> {
    return this.#post(`seats/${seat}/back`, {}, this.#seats[seat]);
  }

  leave(seat: number): Promise<boolean> {
    return this.#post("leave", {}, this.#seats[seat]);
  }

  close(): Promise<boolean> {
    return this.#post("close", {}, this.#host);
  }

  /** Open a table for the same players, or join it; all tokens are valid there too. Returns its id, or null. */
  rematch(): Promise<string | null> {
    return this.#successor("rematch");
  }

  /** Continue a frozen table as a new one, or join it. Returns its id, or null. */
  continueFrozen(): Promise<string | null> {
    return this.#successor("continue");
  }

  async #successor(path: string): Promise<string | null> {
    const known = this.#store.summary?.rematch;
    if (known) return this.#copyTokens(known);
    try {
      const created = await request<CreatedTable>(`tables/${this.#store.id}/${path}`, {}, this.#host ?? Object.values(this.#seats)[0]);
      this.#copyTokens(created.table.id);
      void giveNumbers(created.table);
      return created.table.id;
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Download the match as this browser may see it. Of a frozen match, the host may see everything. */
  async downloadMatch(): Promise<void> {
    const { id, summary } = this.#store;
    const host = summary?.state === "frozen" ? this.#host : undefined;
    try {
      await downloadMatch(id, summary?.game ?? "", host ?? this.#anyToken);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The odds over a match that is over. */
  odds(): Promise<MatchOdds> {
    return request<MatchOdds>(`tables/${this.#store.id}/odds`, undefined, this.#anyToken);
  }

  /** A token that allows to see the table. */
  get #anyToken(): string | undefined {
    const { watch, invite } = this.#store.tokens ?? {};
    return Object.values(this.#seats)[0] ?? watch ?? invite;
  }

  get #host(): string | undefined {
    return this.#store.tokens?.host;
  }

  get #seats(): Record<string, string> {
    return this.#store.tokens?.seats ?? {};
  }

  #copyTokens(id: string): string {
    const { host, invite, watch, seats, next = {} } = this.#store.tokens ?? { seats: {} };
    tokenStore.keep(id, this.#store.summary?.game ?? "", { host, invite, watch, seats, receipts: next });
    return id;
  }

  async #post(path: string, body: unknown, token: string | undefined): Promise<boolean> {
    this.#store.error = null;
    try {
      this.#store.know(await request<TableSummary>(`tables/${this.#store.id}/${path}`, body, token));
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): null {
    this.#store.error = toRefusal(error);
    return null;
  }
}
