/**
 * The same data as `now`, with every unchanged part replaced by the object from `before`, so that changes show by identity.
 * Modifies `now`.
 */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (before === now || !isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const old: Record<string, unknown> = before;
  const parts: Record<string, unknown> = now;
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = parts[key];
    const known = old[key];
    const shared = shareUnchanged(known, part);
    if (shared !== part) parts[key] = shared;
    same &&= shared === known && (shared !== undefined || key in old);
  }
  return same ? (before as T) : now;
}

const isData = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
