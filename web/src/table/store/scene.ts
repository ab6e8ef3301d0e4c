// What is on the table now: the view of who looks, or the frame that is being shown.
import { share } from "./structural-sharing";
import type { Frame, Told, View } from "../../net/types";

export interface Scene {
  view: View;
  table: unknown;
  events: Told[];
}

/** `meant` leaves out what only others were told. While more is to come, the view offers nothing. */
export function sceneOf(view: View, reel: { current: Frame | null; busy: boolean }, events: Told[], meant: (events: Told[]) => Told[]): Scene {
  const frame = reel.current;
  const table = frame?.table[String(view.seat)];
  if (!frame || table === undefined) return { view, table: view.table, events };
  const then = { ...view, table, actor: frame.actor, prompt: frame.prompt, records: frame.records };
  return { view: reel.busy ? { ...then, choices: [], blocked: [], over: false } : then, table, events: meant(frame.events) };
}

/** Scenes one after the other, whose tables share what has not changed: then only what has is drawn anew. */
export function sharing(): (scene: Scene) => Scene {
  let last: unknown = null;
  return (scene) => {
    const table = (last = share(last, scene.table));
    return { ...scene, table, view: { ...scene.view, table } };
  };
}
