// Catalogues without their comments: what the page loads is for machines.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW = ".ftl?raw";

export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      const text = new TextDecoder().decode(readFileSync(file)).replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
