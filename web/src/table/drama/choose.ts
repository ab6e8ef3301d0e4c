// Which scene a frame shows: the longest of its events.
import type { Drama, Scene } from "../../games/drama";
import type { Frame, GameEvent } from "../../net/types";

export function sceneOfEvents<T>(drama: Drama<T>, events: readonly GameEvent[], table: T, seat: number): Scene | null {
  let best: Scene | null = null;
  for (const event of events) {
    const staging = drama.scene(event, table, seat);
    if (staging && staging.beats > (best?.beats ?? 0)) best = { ...staging, events: events.filter((one) => one.event === event.event) };
  }
  return best;
}

/** The scene of a frame as a seat sees it. */
export function sceneOfFrame(drama: Drama, frame: Frame, seat: number): Scene | null {
  const table = frame.table[String(seat)];
  const seen = frame.events.filter((event) => event.for === undefined || event.for === seat);
  return table === undefined ? null : sceneOfEvents(drama, seen, table, seat);
}
