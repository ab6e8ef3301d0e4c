// What a server, or a site of files, has of a game from another package.

export const PLUGIN_SOURCES = "python.zip";

export const ofPlugin = (game: string, name: string): string => `plugins/${game}/${name}`;
