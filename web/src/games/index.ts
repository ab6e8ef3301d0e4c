import type { Component } from "svelte";
import { listGames } from "../net/games";
import type { PluginInfo } from "../net/types";
import type { GameModule } from "./game";

// Each game is a folder. Its cover is part of the page; everything else is loaded with a table.
const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

/** Load the module of a game: that of its folder, the board of its package, or the default board. */
export async function loadGameModule(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (load) return (await load()).default;
  const [{ defaultModule }, plugin] = await Promise.all([import("../default-board"), pluginOf(id)]);
  if (!plugin?.board) return defaultModule;
  const { pluginModule } = await import("../plugins/plugin.svelte");
  return pluginModule(plugin, defaultModule);
}

/** The package that a game comes from; undefined if it is one of Lastboat, or cannot be found out. */
export async function pluginOf(id: string): Promise<PluginInfo | undefined> {
  const games = await listGames().catch(() => []);
  return games.find((game) => game.id === id)?.plugin;
}

/** The picture of a game on the home page, if it has a folder here. */
export function ownCover(id: string): Component | null {
  return covers[`./${id}/Cover.svelte`]?.default ?? null;
}
