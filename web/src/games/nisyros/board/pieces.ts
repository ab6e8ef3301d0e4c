// Identities for equal pieces, so that each can be animated from its old place to its new one.

export interface Piece {
  id: string;
  seat: number;
  at: string;
}

/** The number of pieces at each place, by seat. */
export type Wanted = Map<string, number>[];

/**
 * Assign pieces to places with as few moves as possible: pieces stay where one is wanted, the others fill the gaps in order, and
 * the remaining gaps get new pieces.
 */
export function rearrange(before: readonly Piece[], wanted: Wanted, kind: string): Piece[] {
  return wanted.flatMap((places, seat) => {
    const open = new Map(places);
    const mine = before.filter((piece) => piece.seat === seat);
    const loose: Piece[] = [];
    const placed = new Map<string, string>();
    for (const piece of mine) {
      const left = open.get(piece.at) ?? 0;
      if (left > 0) {
        open.set(piece.at, left - 1);
        placed.set(piece.id, piece.at);
      } else loose.push(piece);
    }
    const gaps = [...open].flatMap(([at, left]) => Array<string>(left).fill(at));
    for (const piece of loose) {
      const at = gaps.shift();
      if (at !== undefined) placed.set(piece.id, at);
    }
    const used = new Set(placed.keys());
    let number = 0;
    for (const at of gaps) {
      while (used.has(`${kind}${seat}.${number}`)) number++;
      used.add(`${kind}${seat}.${number}`);
      placed.set(`${kind}${seat}.${number}`, at);
    }
    return [...placed].map(([id, at]) => ({ id, seat, at })).sort((a, b) => (a.id < b.id ? -1 : 1));
  });
}
