// Positions of small cards beside the elements they are about.
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between element and card, and between card and window edge. */
const GAP = 8;
const EDGE = 6;

/** The box of an element: of its part marked `data-box`, if it has one, because a group may be larger than what is seen of it. */
export function boxOf(node: Element): DOMRect {
  return (node.querySelector("[data-box]") ?? node).getBoundingClientRect();
}

/** Position of a card: below the element if there is room, else above, else beside; always inside the window. */
export function placeBeside(
  element: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = clamp(element.left + element.width / 2 - card.width / 2, window.width - card.width);
  const below = element.top + element.height + GAP;
  if (below + card.height <= window.height - EDGE) return { left: middle, top: below };
  const above = element.top - GAP - card.height;
  if (above >= EDGE) return { left: middle, top: above };
  const right = element.left + element.width + GAP;
  const left = right + card.width <= window.width - EDGE ? right : element.left - GAP - card.width;
  return { left: clamp(left, window.width - card.width), top: clamp(element.top, window.height - card.height) };
}

/** `{@attach popover(box)}`: places a fixed card beside a box. */
export function popover(box: Box): Attachment<HTMLElement> {
  return (node) => {
    const place = () => {
      const { left, top } = placeBeside(box, { width: node.offsetWidth, height: node.offsetHeight }, { width: innerWidth, height: innerHeight });
      node.style.left = `${left}px`;
      node.style.top = `${top}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
