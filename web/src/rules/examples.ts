// The examples of a rulebook as the server describes them; docs/protocol.md has each field.
import { request } from "../net/api";
import type { GameEvent, Message, View } from "../net/types";

export interface ExampleData {
  paragraph: string;
  /** A message id. */
  sentence: string;
  moves: { seat: number; message: Message }[];
  /** The views before each move and after the last one. */
  views: View[];
  /** The events of each move. */
  events: GameEvent[][];
}

/** The examples of a game, by paragraph; none where they cannot be had. */
export async function examplesOf(game: string): Promise<Record<string, ExampleData[]>> {
  const all = await request<ExampleData[]>(`games/${game}/examples`).catch(() => []);
  const found: Record<string, ExampleData[]> = {};
  for (const one of all) (found[one.paragraph] ??= []).push(one);
  return found;
}
