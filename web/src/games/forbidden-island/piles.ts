// What is known of the piles, in words.
import { say } from "../../i18n/i18n.svelte";

/** A layer of the flood pile: the topmost comes next, the others after it. */
export function layerName(n: number, count: number, layers: number): string {
  if (layers === 1) return say("layer-all", { count });
  return say(n === 0 ? "layer-next" : "layer-below", { count });
}
