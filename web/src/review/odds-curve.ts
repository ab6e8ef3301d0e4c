// The odds over a match as a drawing: where things lie, and what there is to say about them. No rule, no colour.
import type { OddsPoint, Told } from "../net/types";

/** Where the curve is drawn, in pixels; positions go from `first` to `last`. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  first: number;
  last: number;
}

const span = (frame: Frame): number => Math.max(1, frame.last - frame.first);
const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** What comes before the first decision lies at the left edge. */
export const xOf = (record: number, frame: Frame): number =>
  frame.left + within((record - frame.first) / span(frame), 0, 1) * frame.width;
export const yOf = (odds: number, frame: Frame): number => frame.top + (1 - odds) * frame.height;

/** The line of one seat. */
export function line(points: readonly OddsPoint[], seat: number, frame: Frame): string {
  return points
    .map(({ record, odds }, n) => `${n ? "L" : "M"}${xOf(record, frame).toFixed(1)} ${yOf(odds[seat] ?? 0, frame).toFixed(1)}`)
    .join("");
}

/** The same closed along the bottom, to be filled. */
export function area(points: readonly OddsPoint[], seat: number, frame: Frame): string {
  if (points.length === 0) return "";
  const bottom = (frame.top + frame.height).toFixed(1);
  const [first, last] = [points[0]!, points.at(-1)!].map((point) => xOf(point.record, frame).toFixed(1));
  return `${line(points, seat, frame)}L${last} ${bottom}L${first} ${bottom}Z`;
}

/** How much a point and its neighbours count when the tremor of estimates is taken out. */
const CALM = [6, 4, 1];

/**
 * The curve without its tremor, as it is drawn: each point with its neighbours, as many on either side. Nothing is mixed across a
 * turning point, given as the numbers of records before and after it, and the end is known.
 */
export function calm(points: readonly OddsPoint[], turned: readonly { from: number; to: number }[]): OddsPoint[] {
  const last = points.length - 1;
  const together = (a: number, b: number) =>
    !turned.some(({ from, to }) => points[a]!.record <= from && points[b]!.record >= to);
  return points.map(({ record, odds }, n) => {
    let reach = 0;
    while (reach + 1 < CALM.length && n - reach > 0 && n + reach + 1 < last && together(n - reach - 1, n + reach + 1)) reach++;
    const near = points.slice(n - reach, n + reach + 1);
    const weight = (m: number) => CALM[Math.abs(m - reach)]!;
    const all = near.reduce((sum, _, m) => sum + weight(m), 0);
    return { record, odds: odds.map((_, seat) => near.reduce((sum, point, m) => sum + weight(m) * point.odds[seat]!, 0) / all) };
  });
}

/** How things stood at a position: by the last point that had been reached. Null before the first decision. */
export function standing(points: readonly OddsPoint[], at: number): number[] | null {
  let found: number[] | null = null;
  for (const { record, odds } of points) {
    if (record > at) break;
    found = odds;
  }
  return found;
}

/** The position under a place of the drawing. */
export function recordAt(x: number, frame: Frame): number {
  const share = within((x - frame.left) / Math.max(1, frame.width), 0, 1);
  return Math.round(frame.first + share * span(frame));
}

/** Places moved apart until they are `gap` from each other, between `low` and `high` if there is room; the order stays. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = [...places];
  let least = low;
  for (const n of order) least = (found[n] = Math.max(found[n]!, least)) + gap;
  let most = high;
  for (const n of order.reverse()) most = (found[n] = Math.min(found[n]!, most)) - gap;
  return found;
}

export const percent = (odds: number): number => Math.round(odds * 100);

/** What there is to say about one seat's line, in percent. */
export function extremes(points: readonly OddsPoint[], seat: number): { first: number; last: number; low: number; high: number } {
  const all = points.map(({ odds }) => percent(odds[seat] ?? 0));
  return { first: all[0] ?? 0, last: all.at(-1) ?? 0, low: Math.min(100, ...all), high: Math.max(0, ...all) };
}

/** What happened at a stroke of luck, without the turn that then began. */
export function happened(events: readonly Told[]): Told[] {
  const told = events.filter(({ event }) => !event.endsWith("_began"));
  return told.length ? told : [...events];
}
