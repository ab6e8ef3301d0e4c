import type { Component } from "svelte";
import type { GameModule } from "./game";

// Each game is a folder. Its cover is part of the page; everything else is loaded with a table.
const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

/** Load the module of a game; null if the page has none. */
export async function loadGameModule(id: string): Promise<GameModule | null> {
  const load = modules[`./${id}/index.ts`];
  return load ? (await load()).default : null;
}

/** The picture of a game on the home page. */
export function cover(id: string): Component | null {
  return covers[`./${id}/Cover.svelte`]?.default ?? null;
}
