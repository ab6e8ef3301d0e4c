// Whether the numbers of a table fit their fingerprints, and those that this browser saw.
import type { TableSummary } from "../net/types";
import { commitmentOf, type Receipts, sawSame } from "./contribute";
import { labelled } from "./sha256";

/** Message ids. */
export type Fault = "luck-wrong-secret" | "luck-wrong-number" | "luck-changed" | "luck-left-out";

/** What is wrong with the luck of a game that is over; null if nothing is. */
export function faultOf(table: TableSummary, receipts: Receipts): Fault | null {
  const given = table.contributions ?? [];
  if (table.secret && labelled("lastboat seal", table.secret) !== table.seal) return "luck-wrong-secret";
  if (given.some(({ number, commitment }) => number && commitmentOf(number) !== commitment)) return "luck-wrong-number";
  const mine = Object.entries(receipts).filter(([, receipt]) => receipt.seal !== undefined);
  if (mine.some(([, receipt]) => !sawSame(receipt, table))) return "luck-changed";
  const counted = new Set(given.map(({ number }) => number));
  return mine.some(([, { number }]) => !counted.has(number)) ? "luck-left-out" : null;
}
