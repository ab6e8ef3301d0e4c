import { request } from "./api";
import type { GameInfo, Option } from "./types";

let loading: Promise<GameInfo[]> | null = null;

/** The games of this server. Loaded once; a failure is not cached. */
export function listGames(): Promise<GameInfo[]> {
  loading ??= request<GameInfo[]>("games").catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The value of a number that is left as in the box, where that depends on other choices. */
export const BOX = "box";

/** Whether an option is a house rule: a number of the box. */
export const isHouseRule = (option: Option): boolean => option.group === "house";

/** The house rules that a table plays by. */
export const houseRules = (options: readonly Option[], chosen: Record<string, string>): Option[] =>
  options.filter((option) => isHouseRule(option) && (chosen[option.name] ?? option.default) !== option.default);
