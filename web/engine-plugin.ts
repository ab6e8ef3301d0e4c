// What tables of this device need at run time: Python (Pyodide), unchanged in a folder with its version in the name, and
// the addresses of our own sources and modules, with a digest of their contents. Nothing is fetched from elsewhere.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MODULE = "virtual:engine";
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const PYODIDE = new URL("./node_modules/pyodide/", import.meta.url);
const ENGINE = new URL("./public/engine/", import.meta.url);
const SOURCES = "lastboat.json.gzip";

/** What is needed is built or installed before the page. */
function needed<Found>(find: () => Found, command: string): Found {
  try {
    return find();
  } catch (error) {
    throw new Error(`${String(error)}; first run: ${command}`);
  }
}

/** A JSON file of Pyodide. */
function about<Content>(name: string): Content {
  return JSON.parse(new TextDecoder().decode(needed(() => readFileSync(new URL(name, PYODIDE)), "npm ci"))) as Content;
}

/** The folder of Python in the page. */
const folder = (): string => `assets/python-${about<{ version: string }>("package.json").version}/`;

/** Pyodide's list of packages without any: nothing is fetched from elsewhere. */
const lock = (): object => ({ info: about<{ info: object }>("pyodide-lock.json").info, packages: {} });

/** The name of each file of `public/engine` with a digest, so that browsers keep none that is out of date. */
function addresses(): Record<string, string> {
  const names = needed(() => readdirSync(ENGINE), "python -m lastboat.compile wasm web/public/engine");
  return Object.fromEntries(names.map((name) => {
    const digest = createHash("sha256").update(readFileSync(new URL(name, ENGINE))).digest("hex").slice(0, 12);
    return [name, `engine/${name}?${digest}`];
  }));
}

export function engine(): Plugin {
  return {
    name: "engine",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const files = addresses();
      const exported = { python: folder(), pythonFiles: FILES, lock: lock(), files, sources: files[SOURCES] };
      return Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
    generateBundle(_options, bundle) {
      // The server unpacks them, or their clients; a site of files has them unpacked.
      for (const name of FILES) {
        const fileName = `${folder()}${name}.gz`;
        if (!(fileName in bundle)) this.emitFile({ type: "asset", fileName, source: gzipSync(readFileSync(new URL(name, PYODIDE)), { level: 9 }) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url } = request as { url?: string };
        const name = FILES.find((one) => url?.split("?")[0]?.endsWith(`/${folder()}${one}`));
        if (!name) return next();
        response.setHeader("Content-Type", name.endsWith("wasm") ? "application/wasm" : name.endsWith("mjs") ? "text/javascript" : "application/octet-stream");
        response.end(readFileSync(new URL(name, PYODIDE)));
      });
    },
  };
}
