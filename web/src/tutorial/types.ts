// A tutorial as the server describes it; docs/protocol.md has each field.
import type { Frame, GameEvent, View } from "../net/types";

/** The chapters of a game, and the table to play at after the last one. */
export interface Overview {
  chapters: string[];
  table: { seats: number; options: Record<string, string>; bot: string };
}

export interface Step {
  /** A message id. */
  sentence: string;
  /** The code that the learner plays; null: they read, and go on. */
  do: number | null;
  events: GameEvent[];
  frames: Frame[];
}

export interface Chapter {
  chapter: string;
  game: string;
  seats: number;
  names: string[];
  options: Record<string, string>;
  /** The events before the first step. */
  told: GameEvent[];
  /** The learner's view before each step and after the last one. */
  views: View[];
  steps: Step[];
}

/** The learner's seat. */
export const LEARNER = 0;
