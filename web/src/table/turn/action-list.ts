// The choices as the turn card shows them: buttons, verbs with a count, and verbs that are blocked.
import type { Blocked, Choice, ElementId } from "../../net/types";
import { verbKey, verbOf } from "../interaction/selection.svelte";

export interface Verb {
  verb: string;
  seat: number;
  /** One of its choices, whose message names the verb. */
  sample: Choice;
  count: number;
}

export interface ActionList {
  /** Choices that need no element. */
  buttons: Choice[];
  /** Verbs whose choices are made on the table. */
  verbs: Verb[];
  blocked: Blocked[];
}

/**
 * `needs` lists the elements of a choice, `drawn` says whether an element is on the table. A choice with an element that is not
 * drawn becomes a button, so that every choice can be made.
 */
export function actionList(
  choices: readonly Choice[],
  blocked: readonly Blocked[],
  needs: (choice: Choice) => ElementId[],
  drawn: (element: ElementId) => boolean,
): ActionList {
  const buttons: Choice[] = [];
  const verbs = new Map<string, Verb>();
  for (const choice of choices) {
    const needed = needs(choice);
    if (needed.length === 0 || !needed.every(drawn)) {
      buttons.push(choice);
      continue;
    }
    const key = verbKey(choice);
    const known = verbs.get(key);
    if (known) known.count += 1;
    else verbs.set(key, { verb: verbOf(choice), seat: choice.seat, sample: choice, count: 1 });
  }
  const possible = new Set(choices.map(verbOf));
  return { buttons, verbs: [...verbs.values()], blocked: blocked.filter((b) => !possible.has(b.verb)) };
}
