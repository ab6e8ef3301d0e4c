/** Made by engine-plugin.ts; addresses are relative to the page. */
declare module "virtual:engine" {
  /** The folder of Pyodide. */
  export const python: string;
  /** The files in it. */
  export const pythonFiles: string[];
  /** The files of `public/engine` by name. */
  export const files: Record<string, string>;
}
