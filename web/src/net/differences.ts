// Updates that tell what changed since the views before them; docs/protocol.md describes their form.
import type { ServerFrame, Views } from "./frames";
import type { Frame, View } from "./types";

type Items = (number | [unknown])[];

/** `[value]`: replaced; an object: changes by key or index (0: removed). `list` of an array: indices of items that stay, and new items. */
export type Change = [unknown] | { [key: string]: Change | 0 | Items };

/** A value after a change. What did not change is shared with the value before, which stays as it is. */
export function applyChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(before)) {
    if (change.list) return (change.list as Items).map((item) => (typeof item === "number" ? before[item] : item[0]));
    const items = [...before];
    for (const [index, part] of Object.entries(change)) items[Number(index)] = applyChange(items[Number(index)], part as Change);
    return items;
  }
  const parts = { ...(before as Record<string, unknown>) };
  for (const [key, part] of Object.entries(change)) {
    if (part === 0) delete parts[key];
    else parts[key] = applyChange(parts[key], part as Change);
  }
  return parts;
}

/** Remembers the views of a connection, and makes whole frames from those that tell what changed. */
export class WholeFrames {
  #version = -1;
  #views: Views = {};

  /** The frame with views in place of changes. One that is older than the views known has none. */
  whole(frame: ServerFrame): ServerFrame {
    if (frame.type === "update" && frame.changes) {
      const { changes, ...rest } = frame;
      if (frame.version !== this.#version + 1) return { ...rest, views: {} };
      const before = this.#views;
      let tables: Record<string, unknown> = byKey(before, (view) => view.table);
      const frames = frame.frames?.map((one): Frame => {
        tables = byKey(one.table, (change, seat) => applyChange(tables[seat], change as Change));
        return { ...one, table: tables };
      });
      const views = byKey(before, (view, seat) => {
        const after = applyChange(view, changes[seat] ?? {}) as View;
        return frames?.length ? { ...after, table: tables[seat] } : after;
      });
      frame = { ...rest, ...(frames ? { frames } : {}), views };
    }
    if ((frame.type === "welcome" || frame.type === "update" || frame.type === "refused") && frame.version !== undefined && frame.views) {
      this.#version = frame.version;
      this.#views = frame.views;
    }
    return frame;
  }
}

const byKey = <T, R>(values: Record<string, T>, of: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)]));
