import { say } from "../words/words.svelte";
import { Problem } from "./api";

/** What went wrong, for a person to read: in the server's words, else in ours. */
export function explain(problem: unknown): string {
  return problem instanceof Problem ? problem.detail || say(problem.type) : String(problem);
}
