// Putting small cards beside the things they speak of.
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

/** Where a thing is seen: a drawing may hide more than it shows, then one of its parts is marked as its box. */
export function boxOf(node: Element): DOMRect {
  return (node.querySelector("[data-box]") ?? node).getBoundingClientRect();
}

/** Where a card of this size goes: below the thing if it fits, else above, else beside; always inside the window. */
export function beside(thing: Box, card: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = clamp(thing.left + thing.width / 2 - card.width / 2, window.width - card.width);
  const below = thing.top + thing.height + GAP;
  if (below + card.height <= window.height - EDGE) return { left: middle, top: below };
  const above = thing.top - GAP - card.height;
  if (above >= EDGE) return { left: middle, top: above };
  const right = thing.left + thing.width + GAP;
  const left = right + card.width <= window.width - EDGE ? right : thing.left - GAP - card.width;
  return { left: clamp(left, window.width - card.width), top: clamp(thing.top, window.height - card.height) };
}

/** `{@attach placedBy(rect)}`: a fixed card stands beside what was measured. */
export function placedBy(thing: Box): Attachment<HTMLElement> {
  return (node) => {
    const put = () => {
      const { left, top } = beside(thing, { width: node.offsetWidth, height: node.offsetHeight }, { width: innerWidth, height: innerHeight });
      node.style.left = `${left}px`;
      node.style.top = `${top}px`;
    };
    put();
    const again = new ResizeObserver(put);
    again.observe(node);
    return () => again.disconnect();
  };
}
