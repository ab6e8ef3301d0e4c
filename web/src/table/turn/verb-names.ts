// What a verb is called on the turn card: its own word if the game has one, else its sentence with gaps for what is picked.
import type { Choice } from "../../net/types";
import { words } from "../../i18n/i18n.svelte";
import { verbOf } from "../interaction/selection.svelte";

export function verbName(sample: Choice): string {
  const own = `verb-${verbOf(sample).replaceAll("_", "-")}`;
  if (words.has(own)) return words.say(own);
  const gaps = Object.fromEntries(Object.keys(sample.message.args).map((name) => [name, "…"]));
  return words.say({ id: sample.message.id, args: gaps });
}

/** A verb that cannot be done now; there is no choice to take its sentence from. */
export function blockedName(verb: string): string {
  const word = verb.replaceAll("_", "-");
  return words.has(`verb-${word}`) ? words.say(`verb-${word}`) : words.say(`do-${word}`, {}).replace(/\{\s*\$\w+\s*\}/g, "…");
}
