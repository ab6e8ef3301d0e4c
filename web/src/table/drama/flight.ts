// The way of a revealed card: from where it was drawn, large to the middle, then to its place.
import type { ElementId } from "../../net/types";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Shares of the time: until it lies in the middle, until it leaves, until it arrives. */
const ARRIVED = 0.26;
const LEAVES = 0.66;
const LANDED = 0.95;

/** The box of the first of these elements that is drawn. */
export function boxOfFirst(elements: readonly ElementId[]): Box | null {
  for (const element of elements) {
    for (const node of document.querySelectorAll(`[data-el="${CSS.escape(element)}"]`)) {
      const box = (node.querySelector("[data-box]") ?? node).getBoundingClientRect();
      if (box.width > 0) return box;
    }
  }
  return null;
}

/** The transform that lays one box over another. */
export function over(box: Box, target: Box): string {
  const x = target.left + target.width / 2 - (box.left + box.width / 2);
  const y = target.top + target.height / 2 - (box.top + box.height / 2);
  const scale = Math.min(target.width / box.width, target.height / box.height);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** Only transform and opacity: the compositor moves it alone. */
export function flightOf(box: Box, from: Box | null, to: Box | null): Keyframe[] {
  const start = from ? over(box, from) : "translate(0px, 3rem) scale(0.6)";
  const end = to ? over(box, to) : "translate(0px, -2rem) scale(0.9)";
  return [
    { transform: `${start} rotateY(80deg)`, opacity: from ? 1 : 0, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
    { transform: "translate(0px, 0px) scale(1) rotateY(0deg)", opacity: 1, offset: ARRIVED },
    { transform: "translate(0px, 0px) scale(1) rotateY(0deg)", opacity: 1, offset: LEAVES, easing: "cubic-bezier(0.5, 0, 0.7, 1)" },
    { transform: `${end} rotateY(0deg)`, opacity: to ? 1 : 0, offset: LANDED },
    { transform: `${end} rotateY(0deg)`, opacity: 0 },
  ];
}
