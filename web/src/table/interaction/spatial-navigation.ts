// Finding elements by position: the next one in the direction of an arrow key, or the one nearest to a fingertip.
import type { Box } from "./popover";

export interface Point {
  x: number;
  y: number;
}

export type ArrowKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export const ARROW_KEYS: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] satisfies ArrowKey[];

/** Index of the nearest point in a direction, or null. Distance to the side counts double. */
export function nearestTowards(from: Point, direction: ArrowKey, points: readonly Point[]): number | null {
  return smallest(points, (point) => {
    const [ahead, aside] = components(from, direction, point);
    return ahead < 1 || aside > ahead * 2.5 ? null : ahead + aside * 2;
  });
}

/** Index of the nearest point, or null. */
export function nearest(from: Point, points: readonly Point[]): number | null {
  return smallest(points, (point) => Math.hypot(point.x - from.x, point.y - from.y));
}

/** Index of the box under a fingertip, or null: boxes count as at least `size` large, and the nearest centre wins. */
export function boxUnder(finger: Point, boxes: readonly Box[], size: number): number | null {
  return smallest(boxes, (box) => {
    const x = Math.abs(finger.x - box.left - box.width / 2);
    const y = Math.abs(finger.y - box.top - box.height / 2);
    return x <= Math.max(box.width, size) / 2 && y <= Math.max(box.height, size) / 2 ? Math.hypot(x, y) : null;
  });
}

/** Index of the item with the smallest distance; items without one do not count. */
function smallest<T>(items: readonly T[], distance: (item: T) => number | null): number | null {
  let best: number | null = null;
  let least = Infinity;
  items.forEach((item, index) => {
    const far = distance(item);
    if (far !== null && far < least) [least, best] = [far, index];
  });
  return best;
}

/** How far a point lies in a direction, and how far to its side. */
function components(from: Point, direction: ArrowKey, point: Point): [ahead: number, aside: number] {
  const [x, y] = [point.x - from.x, point.y - from.y];
  switch (direction) {
    case "ArrowUp":
      return [-y, Math.abs(x)];
    case "ArrowDown":
      return [y, Math.abs(x)];
    case "ArrowLeft":
      return [-x, Math.abs(y)];
    case "ArrowRight":
      return [x, Math.abs(y)];
  }
}
