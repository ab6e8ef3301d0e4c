import { request } from "./api";
import { tokenStore } from "./tokens.svelte";
import type { TableSummary } from "./types";

/** What a token gives access to. */
interface Grant {
  kind: "host" | "seat" | "invite" | "watch";
  seat?: number;
  table: TableSummary;
}

/**
 * Keep a token from a link, for a seat or (null) to watch, if the server confirms it: anybody can write a link.
 * While the server cannot be reached, keep it only if there was none before.
 */
export async function keepLinkToken(table: string, seat: string | null, token: string): Promise<void> {
  const valid = await request<Grant[]>("mine", { tokens: [token] }).then(
    (grants) => grants.some((grant) => grant.table.id === table && (seat === null || String(grant.seat) === seat)),
    () => (seat === null ? tokenStore.of(table)?.watch : tokenStore.of(table)?.seats[seat]) === undefined,
  );
  if (valid) tokenStore.keep(table, "", seat === null ? { watch: token } : { seats: { [seat]: token } });
}
