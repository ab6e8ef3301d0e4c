// Where cards and pieces come from when they appear somewhere: the part that lost one in the same change.
import type { ElementId } from "../net/types";
import { settings } from "../settings.svelte";
import { boxOfFirst } from "../table/drama/flight";
import type { Box } from "../table/interaction/popover";
import { cardCount, elementOf, type Part } from "./parts";

/** The element that what is new in another element came from. */
export type Origins = ReadonlyMap<ElementId, ElementId>;

/** How many of a card a part has; a pile face down has only cards that are not known. */
function countOf(part: Part, token: string | null): number {
  if (part.part === "pile") return part.top === undefined ? (token === null ? part.count : 0) : Number(part.top === token);
  return "cards" in part ? part.cards.filter((card) => card === token).length : 0;
}

/** Of a change: for each part that gained cards the part they came from, and for each piece where it stood. */
export function originsOf(before: readonly Part[], now: readonly Part[]): Origins {
  const found = new Map<ElementId, ElementId>();
  const known = new Map(before.map((part) => [elementOf(part), part]));
  const lost = now.filter((part) => cardCount(part) < cardCount(known.get(elementOf(part)) ?? part));
  for (const part of now) {
    const earlier = known.get(elementOf(part));
    if (!earlier || cardCount(part) <= cardCount(earlier)) continue;
    const gained = part.part === "pile" ? (part.top ?? null) : "cards" in part ? (part.cards.find((card) => countOf(part, card) > countOf(earlier, card)) ?? null) : null;
    const same = lost.find((one) => countOf(one, gained) < countOf(known.get(elementOf(one))!, gained));
    const source = same ?? lost.find((one) => one.part === "pile") ?? lost[0];
    if (source) found.set(elementOf(part), elementOf(source));
  }
  const stood = standing(before);
  for (const [piece, place] of standing(now)) {
    const earlier = stood.get(piece);
    if (earlier !== undefined && earlier !== place) found.set(piece, earlier);
  }
  return found;
}

/** The place of every piece. */
function standing(parts: readonly Part[]): Map<ElementId, ElementId> {
  const maps = parts.filter((part) => part.part === "places");
  return new Map(maps.flatMap(({ kind, places }) => places.flatMap((place) => place.pieces.map((piece) => [`${piece.kind}:${piece.token}`, `${kind}:${place.token}`] as const))));
}

/** Remembers the parts of one change for the next. */
export class Changes {
  #last: readonly Part[] = [];

  to(parts: readonly Part[]): Origins {
    const found = originsOf(this.#last, parts);
    this.#last = parts;
    return found;
  }
}

const BEATS = 2.2;
const EASING = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Let something new fly from an element to its place; from nowhere it falls in. */
export function arrive(node: Element, from: ElementId | undefined): void {
  const source = from === undefined ? null : boxOfFirst([from]);
  if (source) return flyFrom(source, node, "rotate(-9deg)");
  animate(node, [{ transform: "translateY(-14px)", opacity: 0 }, { transform: "none", opacity: 1 }]);
}

/** Let something fly from a box to where it is now. */
export function flyFrom({ left, top, width, height }: Box, node: Element, turned = ""): void {
  const box = node.getBoundingClientRect();
  const x = left + width / 2 - box.left - box.width / 2;
  const y = top + height / 2 - box.top - box.height / 2;
  if (Math.hypot(x, y) > 1) animate(node, [{ transform: `translate(${x}px, ${y}px) ${turned}`, zIndex: 4 }, { transform: "none", zIndex: 4 }]);
}

function animate(node: Element, frames: Keyframe[]): void {
  if (settings.pace > 0) node.animate(frames, { duration: settings.pace * BEATS, easing: EASING });
}
