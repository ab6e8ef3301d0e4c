// Finding things on the table: with the arrow keys, or with a finger that is larger than they are.
import type { Box } from "./popover";

export interface Place {
  x: number;
  y: number;
}

export type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export const WAYS: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] satisfies Way[];

/** The index of the nearest place in a direction: straight ahead counts more than aside; null when there is none. */
export function towards(from: Place, way: Way, places: readonly Place[]): number | null {
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, index) => {
    const [ahead, aside] = seen(from, way, place);
    if (ahead < 1 || aside > ahead * 2.5) return;
    const far = ahead + aside * 2;
    if (far < least) [least, best] = [far, index];
  });
  return best;
}

/** The index of the place nearest to another; null when there are none. */
export function nearest(from: Place, places: readonly Place[]): number | null {
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, index) => {
    const far = Math.hypot(place.x - from.x, place.y - from.y);
    if (far < least) [least, best] = [far, index];
  });
  return best;
}

/** The index of the box a finger means: of those that hold the point once each is at least `size` large, the nearest. */
export function under(finger: Place, boxes: readonly Box[], size: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [x, y] = [finger.x - box.left - box.width / 2, finger.y - box.top - box.height / 2].map(Math.abs) as [number, number];
    const far = Math.hypot(x, y);
    if (x <= Math.max(box.width, size) / 2 && y <= Math.max(box.height, size) / 2 && far < least) [least, best] = [far, index];
  });
  return best;
}

function seen(from: Place, way: Way, place: Place): [ahead: number, aside: number] {
  const [x, y] = [place.x - from.x, place.y - from.y];
  switch (way) {
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
