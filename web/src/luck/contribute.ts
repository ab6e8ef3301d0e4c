// What this browser adds to the luck of its tables: a random number for each of its seats, of which it gives the
// fingerprint first, and the number when the fingerprints of all are shown. See docs/protocol.md.
import { request, type CreatedTable } from "../net/api";
import { tokenStore } from "../net/tokens.svelte";
import type { TableSummary } from "../net/types";
import { labelled } from "./sha256";

/** A number of this browser, and what it saw when it gave it. */
export interface Receipt {
  number: string;
  commitment: string;
  /** The server has the commitment. */
  sent?: boolean;
  seal?: string;
  commitments?: Record<string, string>;
}

/** By seat. */
export type Receipts = Record<string, Receipt>;
/** Those of a table's game, and those for its rematch. */
type Part = "receipts" | "next";

export const commitmentOf = (number: string) => labelled("lastboat contribution", number);

export function newReceipt(): Receipt {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { number, commitment: commitmentOf(number) };
}

interface Wish {
  kind: string;
}

/** Create a table and keep its tokens; the seats of this browser add to its luck. */
export async function createTable(path: string, wanted: { seats: Wish[] } & Record<string, unknown>): Promise<CreatedTable> {
  const receipts: Receipts = {};
  const seats = wanted.seats.map((wish, seat) => {
    if (wish.kind !== "me") return wish;
    receipts[seat] = { ...newReceipt(), sent: true };
    return { ...wish, commitment: receipts[seat].commitment };
  });
  const made = await request<CreatedTable>(path, { ...wanted, seats });
  tokenStore.keep(made.table.id, made.table.game, { ...made, receipts });
  void giveNumbers(made.table);
  return made;
}

/** Do what a table asks of this browser: a commitment, or a number. */
export function contribute(table: TableSummary): void {
  if (table.draw) void giveNumbers(table);
  else if (table.state === "open") void commit(table, "receipts");
  else if (table.state === "over" && !table.rematch) void commit(table, "next");
  else if (table.state === "over") void giveToRematch(table);
}

const giving = new Set<string>();

/** Give the numbers of this browser's seats to a draw. `kept`: the table whose receipts hold them. */
export async function giveNumbers(table: TableSummary, kept = table.id, part: Part = "receipts"): Promise<void> {
  const { draw, seal } = table;
  await Promise.all((draw?.missing ?? []).map(async (seat) => {
    const tokens = tokenStore.of(kept);
    const [receipt, token] = [tokens?.[part]?.[seat], tokens?.seats[seat]];
    if (!draw || !tokens || !receipt || !token || draw.commitments[seat] !== receipt.commitment) return;
    if (receipt.seal !== undefined && !sawSame(receipt, table)) return; // never for a second draw
    tokenStore.keep(kept, tokens.game, { [part]: { [seat]: { ...receipt, seal, commitments: draw.commitments } } });
    await once(`${table.id} ${receipt.number}`, () => request(`tables/${table.id}/number`, { number: receipt.number }, token));
  }));
}

/** Whether a table still has the fingerprints that it had when the number was given. */
export function sawSame({ seal, commitments = {} }: Receipt, table: TableSummary): boolean {
  const now = table.draw?.commitments ?? Object.fromEntries((table.contributions ?? []).flatMap((one) => (one.commitment ? [[one.seat, one.commitment]] : [])));
  const seats = new Set([...Object.keys(commitments), ...Object.keys(now)]);
  return seal === table.seal && [...seats].every((seat) => commitments[seat] === now[seat]);
}

/** Commit to numbers for the seats that have none. */
async function commit(table: TableSummary, part: Part): Promise<void> {
  for (const [seat, token] of Object.entries(tokenStore.of(table.id)?.seats ?? {})) {
    const known = tokenStore.of(table.id)?.[part]?.[seat];
    if (known?.sent || table.seats[Number(seat)]?.kind !== "player") continue;
    const receipt = known ?? newReceipt();
    tokenStore.keep(table.id, table.game, { [part]: { [seat]: receipt } });
    await once(`${table.id} ${receipt.commitment}`, async () => {
      await request(`tables/${table.id}/commitment`, { commitment: receipt.commitment }, token);
      tokenStore.keep(table.id, table.game, { [part]: { [seat]: { ...receipt, sent: true } } });
    });
  }
}

/** The players of a rematch need not have opened it. */
async function giveToRematch(table: TableSummary): Promise<void> {
  const { next = {}, seats = {} } = tokenStore.of(table.id) ?? {};
  const seat = Object.keys(next).find((one) => seats[one] !== undefined);
  if (seat === undefined || Object.values(next).every(({ seal }) => seal !== undefined)) return;
  await once(`${table.id} rematch`, async () => {
    await giveNumbers(await request<TableSummary>(`tables/${table.rematch}`, undefined, seats[seat]), table.id, "next");
  });
}

/** Send a request, but not twice at the same time. One that fails is sent again when the table is next heard of. */
async function once(key: string, send: () => Promise<unknown>): Promise<void> {
  if (giving.has(key)) return;
  giving.add(key);
  await send().catch(() => {});
  giving.delete(key);
}
