// Elements of the table (`data-el`) by position in the window.
import { boxOf } from "./popover";
import { boxUnder, type Point } from "./spatial-navigation";

/** In pixels; smaller elements can be touched beside them. */
const FINGERTIP = 44;

export type ElementNode = SVGElement | HTMLElement;

export const elementIdOf = (node: Element): string => node.getAttribute("data-el")!;

export function middleOf(node: Element): Point {
  const box = boxOf(node);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Nodes of elements that are visible; `filter` is a selector such as ".lit". */
export function elementNodes(root: HTMLElement, filter = ""): ElementNode[] {
  return [...root.querySelectorAll<ElementNode>(`[data-el]${filter}`)].filter((node) => node.getClientRects().length > 0);
}

/** The element at a point: the topmost that can be chosen, else (unless `onlyLit`) the topmost. */
export function elementAt(root: HTMLElement, { x, y }: Point, onlyLit = false): Element | null {
  const nodes = document.elementsFromPoint(x, y).filter((node) => root.contains(node));
  for (const node of nodes) {
    const lit = node.closest("[data-el].lit, [data-el].picked");
    if (lit) return lit;
  }
  return onlyLit ? null : (nodes[0]?.closest("[data-el]") ?? null);
}

/** The element that can be chosen nearest to a finger that touched none. */
export function litElementNear(root: HTMLElement, finger: Point): Element | null {
  const lit = elementNodes(root, ".lit");
  const index = boxUnder(finger, lit.map(boxOf), FINGERTIP);
  return index === null ? null : lit[index]!;
}
