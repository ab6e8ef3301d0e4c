// The choices sorted for the turn card: what is a button, which verbs there are, whose turn it is not.
import type { Blocked, Choice, Element } from "../../net/types";
import { verbOf } from "../interaction/selection.svelte";

export interface Verb {
  verb: string;
  seat: number;
  /** One of its choices: the verb is named after its message. */
  sample: Choice;
  count: number;
}

export interface Offers {
  /** Choices to press at once: they need nothing picked on the table. */
  buttons: Choice[];
  /** Verbs whose choices are made on the table. */
  verbs: Verb[];
  blocked: Blocked[];
}

/**
 * `needs` says what has to be picked for a choice, `onTable` whether an element can be picked at all. A choice that cannot be
 * made on the table is a button, so that nothing is out of reach.
 */
export function offers(
  choices: readonly Choice[],
  blocked: readonly Blocked[],
  needs: (choice: Choice) => Element[],
  onTable: (element: Element) => boolean,
): Offers {
  const buttons: Choice[] = [];
  const verbs = new Map<string, Verb>();
  for (const choice of choices) {
    const needed = needs(choice);
    if (needed.length === 0 || !needed.every(onTable)) {
      buttons.push(choice);
      continue;
    }
    const verb = verbOf(choice);
    const key = `${choice.seat} ${verb}`;
    const known = verbs.get(key);
    if (known) known.count += 1;
    else verbs.set(key, { verb, seat: choice.seat, sample: choice, count: 1 });
  }
  const possible = new Set(choices.map(verbOf));
  return { buttons, verbs: [...verbs.values()], blocked: blocked.filter((b) => !possible.has(b.verb)) };
}
