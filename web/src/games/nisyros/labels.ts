// Labels of elements for screen readers.
import { i18n, say } from "../../i18n/i18n.svelte";
import type { Name } from "../../net/types";
import type { NisyrosTable, Workplace, Zone } from "./types";

const name = (kind: string, token: string): string => i18n.name({ kind, token });
export const nameOf = (kind: string, token: string): Name => ({ kind, token });

/** The people of each seat: "Ada 2, Ben 1". */
export function crowd(counts: readonly number[]): string {
  return counts.flatMap((n, seat) => (n > 0 ? [`${name("seat", String(seat))} ${n}`] : [])).join(", ");
}

export function workplaceLabel(zone: Zone, work: Workplace): string {
  const ring = zone.workplaces.indexOf(work);
  const area = zone.areas[Math.min(ring, 4)]!;
  const parts = [name("workplace", work.workplace)];
  if (area.resource) parts.push(name("resource", area.resource));
  if (area.covered) parts.push(say("board-lava"));
  const people = crowd(work.workers);
  if (people) parts.push(people);
  if (area.spots > 0 && ring < 4) parts.push(say("board-dams-of", { number: area.dams, spots: area.spots }));
  return parts.join(", ");
}

export function coastLabel(zone: Zone): string {
  const area = zone.areas[4]!;
  const parts = [name("area", area.area)];
  if (area.covered) parts.push(say("board-lava"));
  parts.push(say("board-dams-of", { number: area.dams, spots: area.spots }));
  return parts.join(", ");
}

export function villageLabel(zone: Zone): string {
  return [say("tip-village", { village: nameOf("village", zone.village) }), crowd(zone.citizens)].filter(Boolean).join(", ");
}

export function boatsLabel(zone: Zone): string {
  return say("board-boats-at", { number: zone.boats, village: nameOf("village", zone.village) });
}

export function insetLabel(which: "kos" | "hades", table: NisyrosTable): string {
  const people = crowd(table.seats.map((seat) => seat[which]));
  return people ? say("labelled-text", { name: say(`tip-${which}`), text: people }) : say(`tip-${which}`);
}
