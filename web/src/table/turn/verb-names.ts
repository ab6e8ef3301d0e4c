// Names of verbs on the turn card: the game's word for the verb, else the message of its action with gaps.
import { i18n, say } from "../../i18n/i18n.svelte";
import type { Choice } from "../../net/types";
import { verbOf } from "../interaction/selection.svelte";

export function verbName(sample: Choice): string {
  const own = `verb-${verbOf(sample).replaceAll("_", "-")}`;
  if (i18n.has(own)) return say(own);
  const gaps = Object.fromEntries(Object.keys(sample.message.args).map((name) => [name, "…"]));
  return say({ id: sample.message.id, args: gaps });
}

/** The name of a blocked verb, which has no choice whose message could name it. */
export function blockedName(verb: string): string {
  const word = verb.replaceAll("_", "-");
  return i18n.has(`verb-${word}`) ? say(`verb-${word}`) : say(`do-${word}`).replace(/\{\s*\$\w+\s*\}/g, "…");
}
