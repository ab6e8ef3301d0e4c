// The page as an app: writes the service worker with the files of this build that it keeps.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "sw.js";
/** What only tables of this device need is kept when it is first used. */
const LATER = /^(assets\/python-|engine\/|sw\.js)/;

export function app(): Plugin {
  let folder = "";
  return {
    name: "app",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = `${root}/${build.outDir}/`),
    closeBundle() {
      const files = readdirSync(folder, { recursive: true }).map((file) => file.replaceAll("\\", "/"));
      const ours = files.filter((file) => !LATER.test(file) && /\.\w+$/.test(file)).sort();
      const digest = createHash("sha256");
      for (const file of ours) digest.update(file).update(readFileSync(folder + file));
      const page = { version: digest.digest("hex").slice(0, 16), files: ours.filter((file) => file !== "index.html") };
      const source = new TextDecoder().decode(readFileSync(new URL(NAME, import.meta.url)));
      writeFileSync(folder + NAME, `const PAGE = ${JSON.stringify(page)};\n${source}`);
    },
  };
}
