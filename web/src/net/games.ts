import { request } from "./api";
import type { GameInfo } from "./types";

let loading: Promise<GameInfo[]> | null = null;

/** The games of this server. Loaded once; a failure is not cached. */
export function listGames(): Promise<GameInfo[]> {
  loading ??= request<GameInfo[]>("games").catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
