import { say, words } from "../i18n/i18n.svelte";
import { Problem } from "./api";
import type { Refusal } from "./frames";

/** Whatever was thrown, as the server would refuse it. */
export const refusal = (thrown: unknown): Refusal => (thrown instanceof Problem ? thrown : { type: "page-error-server" });

/** Why something was not done, for a person to read: in our words, else in the server's. */
export function worded({ type, args = {}, detail }: Refusal): string {
  return words.has(type) ? say({ id: type, args }) : detail || say("table-refused");
}

/** The same of whatever was thrown. */
export const explain = (thrown: unknown): string => worded(refusal(thrown));
