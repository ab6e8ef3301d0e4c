// Tables at which hints open by themselves at every own turn, until the player closes them.

const open = new Set<string>();

export const hintsOpen = {
  add: (table: string): unknown => open.add(table),
  has: (table: string): boolean => open.has(table),
  close: (table: string): unknown => open.delete(table),
};
