import { ask } from "./api";
import type { GameInfo } from "./types";

let asked: Promise<GameInfo[]> | null = null;

/** The games of this server; asked once, and again after a failure. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= ask<GameInfo[]>("games").catch((problem) => {
    asked = null;
    throw problem;
  });
  return asked;
}
