// Names of parts, cards and places, for the eye and for screen readers.
import { i18n, say } from "../i18n/i18n.svelte";
import type { Message } from "../net/types";
import { type CardToken, type Part, type Piece, type Place } from "./parts";

const words = (token: string): string => token.replaceAll("_", " ");
const named = (kind: string, token: string): string => `${kind}-${token.replaceAll("_", "-")}`;

/** The name of a token, or the token itself where the game has no word for it. */
export function nameOf(kind: string, token: string): string {
  return kind === "seat" || i18n.has(named(kind, token)) ? i18n.name({ kind, token }) : words(token);
}

export const cardName = (kind: string, card: CardToken): string => (card === null ? say("table-face-down") : nameOf(kind, card));

export function partName(part: Part): string {
  if (part.part === "hand") return i18n.seatName(part.seat);
  const id = named("board", part.name);
  return i18n.has(id) ? say(id) : words(part.name);
}

/** A part with what it shows. */
export function partLabel(part: Part): string {
  return say("labelled-text", { name: partName(part), text: shown(part) });
}

function shown(part: Part): string {
  switch (part.part) {
    case "counter":
      return String(part.value);
    case "track":
      return say("table-value-of", { value: part.value, top: part.top });
    case "pile":
      return part.top === undefined ? say("table-cards", { count: part.count }) : `${say("table-cards", { count: part.count })}, ${nameOf(part.kind, part.top)}`;
    case "places":
      return String(part.places.length);
    default:
      return part.cards.some((card) => card !== null) ? i18n.list(part.cards.map((card) => cardName(part.kind, card))) : say("table-cards", { count: part.cards.length });
  }
}

export function placeLabel(kind: string, place: Place): string {
  const state = place.state ? [nameOf(place.state.kind, place.state.token)] : [];
  return [nameOf(kind, place.token), ...state, ...place.pieces.map(pieceName)].join(", ");
}

export const pieceName = ({ kind, token, count }: Piece): string => (count > 1 ? `${nameOf(kind, token)} × ${count}` : nameOf(kind, token));

/** The kind of names that some tokens have: that of a key in the singular, or of cards. */
export function kindOf(tokens: readonly string[], key: string): string {
  const kinds = ["card", key, key.replace(/s$/, "")];
  return kinds.find((kind) => tokens.some((token) => i18n.has(named(kind, token)))) ?? "card";
}

/** A text as a message: one that no catalogue has is said by its id. */
export const verbatim = (text: string): Message => ({ id: text, args: {} });

/** The help of an element, if the game has one. */
export function helpOf(element: string): Message | null {
  const [kind, token] = element.split(":") as [string, string];
  const id = [`${named(kind, token)}-help`, `${named("board", token)}-help`].find((one) => i18n.has(one));
  return id === undefined ? null : { id, args: {} };
}
