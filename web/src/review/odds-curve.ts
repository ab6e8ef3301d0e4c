// Geometry of the odds curve, and the figures of its description.
import type { OddsPoint, GameEvent } from "../net/types";

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

/** Positions before the first decision are at the left edge. */
export const xOf = (record: number, frame: Frame): number =>
  frame.left + within((record - frame.first) / span(frame), 0, 1) * frame.width;
export const yOf = (odds: number, frame: Frame): number => frame.top + (1 - odds) * frame.height;

/** SVG path of a seat's line. */
export function linePath(points: readonly OddsPoint[], seat: number, frame: Frame): string {
  return points
    .map(({ record, odds }, n) => `${n ? "L" : "M"}${xOf(record, frame).toFixed(1)} ${yOf(odds[seat] ?? 0, frame).toFixed(1)}`)
    .join("");
}

/** SVG path of the area under a seat's line. */
export function areaPath(points: readonly OddsPoint[], seat: number, frame: Frame): string {
  if (points.length === 0) return "";
  const bottom = (frame.top + frame.height).toFixed(1);
  const [first, last] = [points[0]!, points.at(-1)!].map((point) => xOf(point.record, frame).toFixed(1));
  return `${linePath(points, seat, frame)}L${last} ${bottom}L${first} ${bottom}Z`;
}

/** Weights of a point and its neighbours for smoothing, because the odds are noisy estimates. */
const WEIGHTS = [6, 4, 1];

/**
 * Smooth the curve: a weighted mean of each point and its neighbours, as many on either side. Points on different sides of a
 * turning point are not mixed, and the last one stays.
 */
export function smooth(points: readonly OddsPoint[], turned: readonly { from: number; to: number }[]): OddsPoint[] {
  const last = points.length - 1;
  const together = (a: number, b: number) =>
    !turned.some(({ from, to }) => points[a]!.record <= from && points[b]!.record >= to);
  return points.map(({ record, odds }, n) => {
    let reach = 0;
    while (reach + 1 < WEIGHTS.length && n - reach > 0 && n + reach + 1 < last && together(n - reach - 1, n + reach + 1)) reach++;
    const near = points.slice(n - reach, n + reach + 1);
    const weight = (m: number) => WEIGHTS[Math.abs(m - reach)]!;
    const all = near.reduce((sum, _, m) => sum + weight(m), 0);
    return { record, odds: odds.map((_, seat) => near.reduce((sum, point, m) => sum + weight(m) * point.odds[seat]!, 0) / all) };
  });
}

/** The odds at a position, which are those of the last point before it; null before the first. */
export function oddsAt(points: readonly OddsPoint[], at: number): number[] | null {
  let found: number[] | null = null;
  for (const { record, odds } of points) {
    if (record > at) break;
    found = odds;
  }
  return found;
}

/** The position at a pixel of the drawing. */
export function recordAt(x: number, frame: Frame): number {
  const share = within((x - frame.left) / Math.max(1, frame.width), 0, 1);
  return Math.round(frame.first + share * span(frame));
}

/** Move values apart until they differ by `gap`, between `low` and `high` if possible. Keeps their order. */
export function spreadOut(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = [...places];
  let least = low;
  for (const n of order) least = (found[n] = Math.max(found[n]!, least)) + gap;
  let most = high;
  for (const n of order.reverse()) most = (found[n] = Math.min(found[n]!, most)) - gap;
  return found;
}

export const percent = (odds: number): number => Math.round(odds * 100);

/** First, last, lowest and highest odds of a seat, in percent. */
export function extremes(points: readonly OddsPoint[], seat: number): { first: number; last: number; low: number; high: number } {
  const all = points.map(({ odds }) => percent(odds[seat] ?? 0));
  return { first: all[0] ?? 0, last: all.at(-1) ?? 0, low: Math.min(100, ...all), high: Math.max(0, ...all) };
}

/** The events of chance, without the start of the next turn. */
export function eventsOfChance(events: readonly GameEvent[]): GameEvent[] {
  const found = events.filter(({ event }) => !event.endsWith("_began"));
  return found.length ? found : [...events];
}
