// Callouts as this page says them: lines of chat that come as names, not as text.
import { i18n, say } from "../../i18n/i18n.svelte";
import type { ChatMessage, ElementId } from "../../net/types";

/** The name of an element, if there is one. */
export function placeName(element: ElementId): string | null {
  const [kind = "", token = ""] = element.split(":");
  return i18n.has(`${kind}-${token.replaceAll("_", "-")}`) ? i18n.name({ kind, token }) : null;
}

/** What a line of chat says. */
export function sayLine({ text, callout, element }: ChatMessage): string {
  if (!callout) return text;
  const said = say(`callout-${callout.replaceAll("_", "-")}`);
  const place = element ? placeName(element) : null;
  return place ? say("table-callout-about", { place, said }) : said;
}
