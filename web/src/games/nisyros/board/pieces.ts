// Pieces that look alike on the table, told apart so that each glides from where it was to where it is.

export interface Piece {
  id: string;
  seat: number;
  at: string;
}

/** How many pieces of each seat are wanted at each place. */
export type Wanted = Map<string, number>[];

/**
 * Move as few pieces as possible: who is wanted where he stands stays, the others fill what is missing, and a place
 * emptied by one is filled from the nearest in the list. Pieces that are new begin where they are wanted.
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
