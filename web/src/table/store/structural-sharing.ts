// What the server tells anew is mostly what was known before.

/**
 * The same data as `now`, but every part of it that has not changed is the very object of `before`. Who draws it then sees
 * by identity what has changed. `now` is used up: its parts are replaced.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const old: Record<string, unknown> = before;
  const parts: Record<string, unknown> = now;
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = parts[key];
    const known = old[key];
    const one = share(known, part);
    if (one !== part) parts[key] = one;
    same &&= one === known && (one !== undefined || key in old);
  }
  return same ? (before as T) : now;
}

const isData = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
