/** Whether it becomes the turn of a seat of this screen after somebody else's; `before` is null at first. */
export function turnComes(before: number | null, now: number, held: readonly number[]): boolean {
  return before !== null && !held.includes(before) && held.includes(now);
}
