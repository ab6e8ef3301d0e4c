// What the board shows: the viewer's view, or the animation frame in its place.
import type { Frame, GameEvent, View } from "../../net/types";
import { shareUnchanged } from "./structural-sharing";

export interface Scene {
  view: View;
  table: unknown;
  events: GameEvent[];
}

/** `visible` drops events that only other seats were told. While more frames follow, the view offers no choices. */
export function sceneOf(
  view: View,
  animation: { current: Frame | null; busy: boolean },
  events: GameEvent[],
  visible: (events: GameEvent[]) => GameEvent[],
): Scene {
  const frame = animation.current;
  const table = frame?.table[String(view.seat)];
  if (!frame || table === undefined) return { view, table: view.table, events };
  const then = { ...view, table, actor: frame.actor, prompt: frame.prompt, records: frame.records };
  return { view: animation.busy ? { ...then, choices: [], blocked: [], over: false } : then, table, events: visible(frame.events) };
}

/** A function that makes successive scenes share the unchanged parts of their tables, so that only changes are redrawn. */
export function sceneSharing(): (scene: Scene) => Scene {
  let last: unknown = null;
  return (scene) => {
    const table = (last = shareUnchanged(last, scene.table));
    return { ...scene, table, view: { ...scene.view, table } };
  };
}
