// Positions of figures and boats. Equal figures stand together; many of them are a pile with a number.
import { harbour, polar, quarterStart, stands, type Point } from "./geometry";
import type { Wanted } from "./pieces";
import type { NisyrosTable, Workplace, Zone } from "../types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Group {
  /** Seat and place, e.g. `0@pali_ring1`, or `0@pali_ring1!` for those lying down. */
  key: string;
  seat: number;
  at: string;
  lying: boolean;
  points: Point[];
  /** Drawn as a pile, because there are more than fit side by side. */
  piled: boolean;
  /** The element of this group alone. */
  element: string;
}

/** View box and boxes of Kos and Hades: beside the island, or below it on a narrow screen. */
export function insets(wide: boolean): { view: string; kos: Box; hades: Box } {
  return wide
    ? { view: "0 0 1172 1000", kos: { x: 1010, y: 6, w: 158, h: 490 }, hades: { x: 1010, y: 504, w: 158, h: 490 } }
    : { view: "0 0 1000 1150", kos: { x: 8, y: 1012, w: 488, h: 130 }, hades: { x: 506, y: 1012, w: 486, h: 130 } };
}

/** The spot of a seat in an inset. */
export function insetStand(box: Box, seat: number): Point {
  return box.h > box.w
    ? { x: box.x + 42 + (seat % 2) * 74, y: box.y + 268 + Math.floor(seat / 2) * 110 }
    : { x: box.x + 158 + seat * 92, y: box.y + 60 };
}

export function groups(table: NisyrosTable, wide: boolean): Group[] {
  const boxes = insets(wide);
  const found = table.zones.flatMap((zone, place) => [
    ...zone.workplaces.flatMap((w) => workplaceGroups(zone, place, w)),
    ...villageGroups(zone, place),
  ]);
  table.seats.forEach((seat, p) => {
    if (seat.kos > 0) found.push(pile(p, "kos", false, seat.kos, insetStand(boxes.kos, p), `saved:${p}`));
    if (seat.hades > 0) found.push(pile(p, "hades", false, seat.hades, insetStand(boxes.hades, p), `lost:${p}`));
    if (seat.lifted > 0) found.push(pile(p, "aloft", false, seat.lifted, polar(30, 45 + 90 * p), `aloft:${p}`));
  });
  return found;
}

function workplaceGroups(zone: Zone, place: number, work: Workplace): Group[] {
  const where = work.workplace.split("_")[1]!;
  const parts = work.workers.flatMap((n, seat) => {
    const lying = work.lying[seat]!;
    return [
      { seat, lying: false, count: n - lying },
      { seat, lying: true, count: lying },
    ].filter((part) => part.count > 0);
  });
  const total = work.workers.reduce((a, b) => a + b, 0);
  const element = (part: { seat: number; lying: boolean }): string => `${part.lying ? "lying" : "worker"}:${part.seat}_${work.workplace}`;
  if (work.limit !== null && total <= work.limit && zone.owner !== undefined) {
    const spots = stands(place, where, work.limit);
    return parts.map((part) => ({
      key: keyOf(part.seat, work.workplace, part.lying),
      ...part,
      at: work.workplace,
      points: spots.splice(0, part.count),
      piled: false,
      element: element(part),
    }));
  }
  const spots = stands(place, where, parts.length);
  return parts.map((part, i) => pile(part.seat, work.workplace, part.lying, part.count, spots[i]!, element(part)));
}

function villageGroups(zone: Zone, place: number): Group[] {
  const here = zone.citizens.map((count, seat) => ({ seat, count })).filter((part) => part.count > 0);
  const spots = stands(place, "village", here.length);
  const at = `village:${zone.village}`;
  return here.map((part, i) => pile(part.seat, at, false, part.count, spots[i]!, `citizen:${part.seat}_${zone.village}`));
}

const keyOf = (seat: number, at: string, lying: boolean): string => `${seat}@${at}${lying ? "!" : ""}`;

function pile(seat: number, at: string, lying: boolean, count: number, middle: Point, element: string): Group {
  const shown = Math.min(count, 3);
  const points = Array.from({ length: count }, (_, i) => {
    const step = Math.min(i, 2);
    return { x: middle.x + (step - (shown - 1) / 2) * 8, y: middle.y - step * 2 };
  });
  return { key: keyOf(seat, at, lying), seat, at, lying, points, piled: count > 1, element };
}

/** How many figures of each seat there are at each place. */
export function wantedPeople(table: NisyrosTable, found: Group[]): Wanted {
  const wanted: Wanted = table.seats.map(() => new Map());
  for (const group of found) wanted[group.seat]!.set(group.key, group.points.length);
  return wanted;
}

/** Spots of the boats off a coast; at most five are drawn apart. */
export function boatPoints(place: number, count: number): Point[] {
  const middle = harbour(place);
  return Array.from({ length: count }, (_, i) => {
    const step = Math.min(i, 4);
    const shift = [[0, 0], [-22, 15], [20, 19], [-6, 34], [30, 40]][step]!;
    const inward = quarterStart(place) >= 450 ? -1 : 1;
    return { x: middle.x + shift[0]! * 0.8, y: middle.y + inward * shift[1]! * 0.7 };
  });
}

export const wantedBoats = (table: NisyrosTable): Wanted => [new Map(table.zones.map((z) => [z.village, z.boats]))];
