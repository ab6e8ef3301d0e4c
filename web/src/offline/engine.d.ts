/** Made by engine-plugin.ts; addresses are relative to the page. */
declare module "virtual:engine" {
  /** The folder of Pyodide. */
  export const python: string;
  /** The files in it. */
  export const pythonFiles: string[];
  /** What Pyodide wants to know of packages: there are none. */
  export const lock: { info: object; packages: object };
  /** The files of `public/engine` by name. */
  export const files: Record<string, string>;
  /** The one of them with our Python sources. */
  export const sources: string;
}
