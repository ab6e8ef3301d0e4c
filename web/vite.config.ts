import { app } from "./app-plugin.ts";
import { engine } from "./engine-plugin.ts";
import { words } from "./words-plugin.ts";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

const { LASTBOAT_PORT: PORT = "8010" } = loadEnv("", ".", "LASTBOAT_");

// The page is built into the Python package, which serves it. `npm run dev` shows it while `lastboat serve` answers.
export default defineConfig({
  plugins: [svelte(), words(), engine(), app()],
  worker: { format: "es", plugins: () => [engine()] },
  base: "./",
  build: { outDir: "../src/lastboat/page", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: `http://127.0.0.1:${PORT}`, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 }, // a busy machine is slow
});
