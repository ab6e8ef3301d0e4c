// What is asked of the server beside the socket: who sits where, start, rematch, download.
import { ask, type Made } from "../../net/api";
import { refusal } from "../../net/error-text";
import type { Refusal } from "../../net/frames";
import { keys, type Keys } from "../../net/tokens.svelte";
import { save } from "../../net/download";
import type { Odds, Summary } from "../../net/types";

/** The room a desk belongs to, as far as it matters here. */
export interface DeskOf {
  readonly id: string;
  readonly keys: Keys | null;
  summary: Summary | null;
  wrong: Refusal | null;
}

/** Every method says whether it was done; if not, `room.wrong` says why. */
export class Desk {
  #room: DeskOf;

  constructor(room: DeskOf) {
    this.#room = room;
  }

  start(): Promise<boolean> {
    return this.#manage("start", {}, this.#host);
  }

  seatBot(seat: number, bot?: string): Promise<boolean> {
    return this.#manage(`seats/${seat}`, { kind: "bot", ...(bot ? { bot } : {}) }, this.#host);
  }

  free(seat: number): Promise<boolean> {
    return this.#manage(`seats/${seat}`, { kind: "open" }, this.#host);
  }

  /** A bot plays until the player is back. */
  standIn(seat: number): Promise<boolean> {
    return this.#manage(`seats/${seat}/stand-in`, {}, this.#seats[seat] ?? this.#host);
  }

  back(seat: number): Promise<boolean> {
    return this.#manage(`seats/${seat}/back`, {}, this.#seats[seat]);
  }

  leave(seat: number): Promise<boolean> {
    return this.#manage("leave", {}, this.#seats[seat]);
  }

  close(): Promise<boolean> {
    return this.#manage("close", {}, this.#host);
  }

  /** Once more with the same people: every token holds the same place at the new table. Its id, or null. */
  async rematch(): Promise<string | null> {
    const known = this.#room.summary?.rematch;
    if (known) return this.#follow(known);
    try {
      const made = await ask<Made>(`tables/${this.#room.id}/rematch`, {}, this.#host ?? Object.values(this.#seats)[0]);
      return this.#follow(made.table.id);
    } catch (problem) {
      return this.#refused(problem);
    }
  }

  /** Download the match, as far as this screen may know it. Of a frozen one the host alone may know everything. */
  async save(): Promise<void> {
    const { id, summary } = this.#room;
    const whole = summary?.state === "frozen" ? this.#host : undefined;
    try {
      await save(id, summary?.game ?? "", whole ?? this.#any);
    } catch (problem) {
      this.#refused(problem);
    }
  }

  /** How things stood over the match, which is over. */
  odds(): Promise<Odds> {
    return ask<Odds>(`tables/${this.#room.id}/odds`, undefined, this.#any);
  }

  /** A token that lets look at the table. */
  get #any(): string | undefined {
    const { watch, invite } = this.#room.keys ?? {};
    return Object.values(this.#seats)[0] ?? watch ?? invite;
  }

  get #host(): string | undefined {
    return this.#room.keys?.host;
  }

  get #seats(): Record<string, string> {
    return this.#room.keys?.seats ?? {};
  }

  #follow(id: string): string {
    const { host, invite, watch, seats } = this.#room.keys ?? { seats: {} };
    keys.keep(id, this.#room.summary?.game ?? "", { host, invite, watch, seats });
    return id;
  }

  async #manage(what: string, body: unknown, token: string | undefined): Promise<boolean> {
    this.#room.wrong = null;
    try {
      this.#room.summary = await ask<Summary>(`tables/${this.#room.id}/${what}`, body, token);
      return true;
    } catch (problem) {
      this.#refused(problem);
      return false;
    }
  }

  #refused(problem: unknown): null {
    this.#room.wrong = refusal(problem);
    return null;
  }
}
