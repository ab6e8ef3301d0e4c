// Geometry of the island. The picture is 1000 by 1000; angles are in degrees clockwise from north.

export interface Point {
  x: number;
  y: number;
}

const CENTRE = 500;
const SHORE = 452;
const ROUNDNESS = 4;
/** The inner radius of each ring, from the crater down, and of the coast. */
export const EDGES = [72, 152, 229, 305, 380] as const;
/** The radius of the lava front by the number of covered areas. */
export const FRONTS = [0, 152, 229, 305, 380, 640] as const;

/** Quarters are numbered clockwise from the upper left. */
export const quarterStart = (place: number): number => 270 + 90 * place;

export function polar(radius: number, angle: number): Point {
  const rad = (angle * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.sin(rad)), y: round(CENTRE - radius * Math.cos(rad)) };
}

const round = (n: number): number => Math.round(n * 10) / 10;
const put = ({ x, y }: Point): string => `${x} ${y}`;

/** The radius of the shore at an angle: a square with round corners, so that every coast has space. */
export function shore(angle: number): number {
  const rad = (angle * Math.PI) / 180;
  return SHORE / (Math.abs(Math.sin(rad)) ** ROUNDNESS + Math.abs(Math.cos(rad)) ** ROUNDNESS) ** (1 / ROUNDNESS);
}

/** A piece of a ring between two radii and two angles. */
export function ringPath(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)];
  return `M${put(a)}L${put(b)}A${outer} ${outer} 0 0 1 ${put(c)}L${put(d)}A${inner} ${inner} 0 0 0 ${put(a)}Z`;
}

/** An arc line. */
export function arcPath(radius: number, from: number, to: number): string {
  return `M${put(polar(radius, from))}A${radius} ${radius} 0 0 1 ${put(polar(radius, to))}`;
}

/** A piece of the coast, from a radius to the shore moved out by `off`. */
export function coastPath(inner: number, from: number, to: number, off = 0): string {
  const steps = Math.max(2, Math.round((to - from) / 3));
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return put(polar(shore(angle) + off, angle));
  });
  const [a, d] = [polar(inner, from), polar(inner, to)];
  return `M${put(a)}L${points.join("L")}L${put(d)}A${inner} ${inner} 0 0 0 ${put(a)}Z`;
}

/** The outline of the island, moved out by `off`; for beaches and waves. */
export function shorePath(off: number): string {
  const points = Array.from({ length: 120 }, (_, i) => put(polar(shore(i * 3) + off, i * 3)));
  return `M${points.join("L")}Z`;
}

/** A whole zone. */
export const zonePath = (place: number): string => coastPath(EDGES[0], quarterStart(place) + 1, quarterStart(place) + 89);

/** The places of a coast, clockwise, and the angles between them. */
export const COAST_PLACES = ["dams", "theatre", "village", "shipyard"] as const;
export type CoastPlace = (typeof COAST_PLACES)[number];
const CUTS = [0, 22, 45, 68, 90] as const;

export function sector(place: number, which: CoastPlace): { from: number; to: number; middle: number } {
  const k = COAST_PLACES.indexOf(which);
  const from = quarterStart(place) + CUTS[k]!;
  const to = quarterStart(place) + CUTS[k + 1]!;
  return { from, to, middle: (from + to) / 2 };
}

/** The spots of a place, one for each group of people. */
export function stands(place: number, where: string, groups: number): Point[] {
  const ring = where.startsWith("ring") ? Number(where.slice(4)) - 1 : -1;
  if (ring >= 0) {
    const radius = (EDGES[ring]! + EDGES[ring + 1]!) / 2 + 5;
    return row(radius, quarterStart(place) + (ring === 0 ? 53 : 45), groups, ring === 0 ? 48 : 56);
  }
  const { middle } = sector(place, where as CoastPlace);
  const edge = shore(middle);
  if (where === "dams" || where === "shipyard") return row((EDGES[4] + 20 + edge) / 2 + 4, middle, groups, groups > 3 ? 42 : 52);
  const lower = edge - 38;
  if (groups <= 2) return row(lower, middle, groups, 62);
  return [...row(lower, middle, 2, 62), ...row(lower - 58, middle, groups - 2, 62)];
}

/** Points side by side along a circle. */
function row(radius: number, middle: number, count: number, gap: number): Point[] {
  const step = (gap / radius) * (180 / Math.PI);
  return Array.from({ length: count }, (_, i) => polar(radius, middle + (i - (count - 1) / 2) * step));
}

/** The spot for the resource sign of a ring, or for a die on it. */
export function corner(place: number, ring: number, side: "sign" | "die"): Point {
  const radius = (EDGES[ring]! + EDGES[ring + 1]!) / 2 + 2;
  const inset = ((ring === 0 ? 27 : 34) / radius) * (180 / Math.PI);
  return polar(radius, quarterStart(place) + (side === "sign" ? inset : 90 - inset));
}

/** The spot for a die on a place of the coast: at its upper edge. */
export function coastDie(place: number, which: CoastPlace): Point {
  return polar(EDGES[4] + 12, sector(place, which).from + 5);
}

/** The spot for the number of remaining jobs: at the other end of the upper edge. */
export function coastJobs(place: number, which: CoastPlace): Point {
  return polar(EDGES[4] + 16, sector(place, which).to - 5);
}

/** Position and scale of the picture of a place; the coast is narrow near the axes. */
export function picture(place: number, which: CoastPlace): Point & { scale: number } {
  const { middle } = sector(place, which);
  const narrow = which === "dams" || which === "shipyard";
  return { ...polar(narrow ? (EDGES[4] + 20 + shore(middle)) / 2 : EDGES[4] + 54, middle), scale: narrow ? 0.66 : 1 };
}

/** The middle of the sea off a coast. */
export function harbour(place: number): Point {
  const { x, y } = polar(612, quarterStart(place) + 45);
  return { x, y: y < CENTRE ? y + 22 : y - 22 };
}

export const isUpper = (place: number): boolean => place === 0 || place === 1;
export const isLeft = (place: number): boolean => place === 0 || place === 3;

/** The water of a quarter: from the shore to the frame, between the village names. */
export function seaPath(place: number): string {
  const angles = Array.from({ length: 11 }, (_, i) => quarterStart(place) + 20 + i * 5);
  const line = angles.map((a) => polar(shore(a) + 4, a));
  const [first, last] = [line[0]!, line.at(-1)!];
  const x = isLeft(place) ? 4 : 996;
  const y = isUpper(place) ? 52 : 948;
  const across = place % 2 === 0 ? `L${last.x} ${y}L${x} ${y}L${x} ${first.y}` : `L${x} ${last.y}L${x} ${y}L${first.x} ${y}`;
  return `M${line.map(put).join("L")}${across}Z`;
}

/** A circle. */
export const ballPath = ({ x, y }: Point, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** The spots for dams along the upper edge of an area. */
export function damPaths(place: number, area: number, spots: number): string[] {
  const radius = EDGES[area]! + 12;
  const margin = (12 / radius) * (180 / Math.PI);
  const each = (90 - 2 * margin) / Math.max(1, spots);
  const start = quarterStart(place) + margin;
  return Array.from({ length: spots }, (_, i) => arcPath(radius, start + each * i + margin / 2, start + each * (i + 1) - margin / 2));
}
