import { ask } from "./api";
import { keys } from "./tokens.svelte";
import type { Summary } from "./types";

/** What a token stands for. */
interface Place {
  kind: "host" | "seat" | "invite" | "watch";
  seat?: number;
  table: Summary;
}

/**
 * Keep a token that a link brought, for a seat or (null) to watch, if the server says that it holds there: anybody can write a link.
 * While the server cannot be asked, it is kept where there was none.
 */
export async function keepBrought(table: string, seat: string | null, token: string): Promise<void> {
  const holds = await ask<Place[]>("mine", { tokens: [token] }).then(
    (places) => places.some((place) => place.table.id === table && (seat === null || String(place.seat) === seat)),
    () => (seat === null ? keys.of(table)?.watch : keys.of(table)?.seats[seat]) === undefined,
  );
  if (holds) keys.keep(table, "", seat === null ? { watch: token } : { seats: { [seat]: token } });
}
