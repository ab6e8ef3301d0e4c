// How tokens look: a colour and a sign each, the same at every table, found from their names.

export interface Look {
  /** The colour of the sign, dark enough on paper. */
  colour: string;
  /** The outline of the sign, 32 by 32. */
  sign: string;
}

const COLOURS = ["#b3271c", "#1c5f9e", "#1f6b3a", "#7a3fa0", "#a35a00", "#0f6b74", "#a3225f", "#4a5560"];
const SIGNS = [
  "M16 3l4 9 10 1-7.500 6.500L25 29l-9-5-9 5 2.500-9.500L2 13l10-1z",
  "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  "M16 2L30 16 16 30 2 16z",
  "M4 24q6-8 12 0t12 0v5H4zM4 14q6-8 12 0t12 0v5q-6 8-12 0t-12 0z",
  "M16 29C6 21 3 16 3 11a6.500 6.500 0 0 1 13-1 6.500 6.500 0 0 1 13 1c0 5-3 10-13 18z",
  "M16 2l12 8v12l-12 8-12-8V10z",
  "M16 3q12 12 9 19a10 9 0 0 1-18 0Q4 15 16 3z",
  "M4 10l6 6 6-12 6 12 6-6-2.500 17h-19z",
  "M12 3h8v9h9v8h-9v9h-8v-9H3v-8h9z",
  "M3 27L13 8l5 8 3-5 8 16z",
  "M20 3a13 13 0 1 0 8 21A11 11 0 0 1 20 3z",
  "M16 30V14M16 14C6 14 4 8 4 3c9 0 12 4 12 11zm0-1c0-7 3-10 12-10 0 6-3 10-12 10zM14 14h4v16h-4z",
];

/** A number that depends on all letters of a text (FNV-1a). */
export function hash(text: string): number {
  let found = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 0x01000193);
  return (found ^ (found >>> 15)) >>> 0;
}

export function lookOf(kind: string, token: string): Look {
  const number = hash(`${kind}:${token}`);
  return { colour: COLOURS[number % COLOURS.length]!, sign: SIGNS[(number >>> 8) % SIGNS.length]! };
}
