// Parts from the plain data of a table that lists none: numbers, what every seat has, tokens, records.
import type { CardToken, Part, Place } from "./parts";

/** Numbers that the prompt says in words, or that say where something is. */
const NOT_SHOWN = new Set(["turn", "actor", "phase", "step", "seats", "seat", "row", "rows", "col", "cols", "column", "columns", "x", "y"]);

/** The kind of names that tokens have, given the key under which they are found. */
export type KindOf = (tokens: readonly string[], key: string) => string;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isCard = (value: unknown): value is CardToken => value === null || typeof value === "string";
const known = (cards: readonly CardToken[]): string[] => cards.filter((card) => card !== null);

/** What can be drawn of a table of a game with so many seats. */
export function inferredParts(table: unknown, seats: number, kindOf: KindOf): Part[] {
  if (!isFields(table)) return [];
  return Object.entries(table).flatMap(([key, value]) => {
    const bySeat = Array.isArray(value) && value.length === seats ? ofSeats(key, value, kindOf) : [];
    return bySeat.length > 0 ? bySeat : ofValue(key, value, kindOf);
  });
}

function ofValue(name: string, value: unknown, kindOf: KindOf, seat?: number): Part[] {
  const owner = seat === undefined ? {} : { seat };
  if (typeof value === "number") return NOT_SHOWN.has(name) ? [] : [{ part: "counter", name, value, ...owner }];
  if (Array.isArray(value) && value.length > 0 && value.every(isCard)) return [{ part: "row", name, kind: kindOf(known(value), name), cards: value, ...owner }];
  if (Array.isArray(value)) return seat === undefined ? placesOf(name, value) : [];
  if (!isFields(value)) return [];
  const counted = Object.entries(value);
  if (counted.length === 0 || !counted.every(([, count]) => Number.isInteger(count) && (count as number) >= 0)) return [];
  const cards = counted.flatMap(([token, count]) => Array.from({ length: count as number }, () => token));
  return [{ part: "row", name, kind: kindOf(Object.keys(value), name), cards, ...owner }];
}

/** A list with an entry for each seat: its numbers, its cards, or a record of such. */
function ofSeats(key: string, entries: unknown[], kindOf: KindOf): Part[] {
  if (entries.every((one) => isCard(one) || (Array.isArray(one) && one.every(isCard)))) {
    const hands = entries.map((one) => (Array.isArray(one) ? (one as CardToken[]) : [one as CardToken]));
    const kind = kindOf(known(hands.flat()), key);
    return hands.map((cards, seat) => ({ part: "hand", seat, kind, cards }));
  }
  if (entries.every((one) => typeof one === "number")) return entries.map((value, seat) => ({ part: "counter", name: key, value, seat }));
  if (!entries.every(isFields)) return [];
  return entries.flatMap((record, seat) =>
    Object.entries(record).flatMap(([name, value]): Part[] => {
      if (name === "hand" && Array.isArray(value) && value.every(isCard)) return [{ part: "hand", seat, kind: kindOf(known(value), name), cards: value }];
      return ofValue(name, value, kindOf, seat);
    }),
  );
}

/** Records that each have a token of their own: places, of the kind that the token's field is called. */
function placesOf(name: string, records: unknown[]): Part[] {
  const first = records[0];
  if (!isFields(first) || !records.every(isFields)) return [];
  const kind = Object.keys(first).find((field) => {
    const tokens = records.map((record) => record[field]);
    return tokens.every((token) => typeof token === "string") && new Set(tokens).size === tokens.length;
  });
  if (kind === undefined) return [];
  const places = records.map((record): Place => {
    const [x, y] = [record.column ?? record.col ?? record.x, record.row ?? record.y];
    const at: Pick<Place, "at"> = typeof x === "number" && typeof y === "number" ? { at: [x, y] } : {};
    const state = Object.entries(record).find(([field, value]) => field !== kind && typeof value === "string");
    return { token: record[kind] as string, ...at, ...(state ? { state: { kind: state[0], token: state[1] as string } } : {}), pieces: [] };
  });
  return [{ part: "places", name, kind, places, lines: [] }];
}
