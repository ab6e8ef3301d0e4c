// Whose eyes this screen shows the table with, when several people share it.

export interface Facing {
  /** The seat whose view is shown; -1: what everybody sees; null: nothing is shown until somebody says who looks. */
  face: number | null;
  /** The seat the device is to be handed to. */
  pass: number | null;
}

export interface Around {
  /** Seats this screen holds. */
  held: readonly number[];
  actor: number;
  /** Who looked last; null at first. */
  face: number | null;
  /** Whether the held seats know different things now. */
  apart: boolean;
}

export function facing({ held, actor, face, apart }: Around): Facing {
  if (held.length === 0) return { face: -1, pass: null };
  const known = face !== null && held.includes(face) ? face : null;
  if (!apart || held.length === 1) {
    return { face: held.includes(actor) ? actor : (known ?? held[0]!), pass: null };
  }
  const wanted = held.includes(actor) ? actor : (known ?? held[0]!);
  return wanted === known ? { face: known, pass: null } : { face: null, pass: wanted };
}

/** Whether the tables of several seats differ: then there is something to hide between them. */
export function tellApart(tables: readonly unknown[]): boolean {
  if (tables.length < 2) return false;
  const first = JSON.stringify(tables[0]);
  return tables.slice(1).some((table) => JSON.stringify(table) !== first);
}
