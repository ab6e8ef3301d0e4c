import type { Component } from "svelte";
import type { GameModule } from "./game";

// A game is a folder: its board is loaded when somebody sits down, its cover with the home page.
const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

/** The board and panels of a game; null when the page has none for it. */
export async function gameModule(id: string): Promise<GameModule | null> {
  const load = modules[`./${id}/index.ts`];
  return load ? (await load()).default : null;
}

/** The drawn card of a game on the home page. */
export function cover(id: string): Component | null {
  return covers[`./${id}/Cover.svelte`]?.default ?? null;
}
