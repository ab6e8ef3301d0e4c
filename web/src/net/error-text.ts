import { i18n, say } from "../i18n/i18n.svelte";
import { ApiError } from "./api";
import type { Refusal } from "./frames";

/** Convert anything thrown to the form in which the server refuses a request. */
export const toRefusal = (thrown: unknown): Refusal => (thrown instanceof ApiError ? thrown : { type: "page-error-server" });

/** The reason of a refusal in the reader's language; without a translation, in the server's words. */
export function refusalText({ type, args = {}, detail }: Refusal): string {
  return i18n.has(type) ? say({ id: type, args }) : detail || say("table-refused");
}

/** The text to show for anything thrown. */
export const errorText = (thrown: unknown): string => refusalText(toRefusal(thrown));
