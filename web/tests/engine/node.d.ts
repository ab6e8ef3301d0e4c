/** The little of Node that these tests use. */
declare module "node:fs" {
  export function readFileSync(file: URL): Uint8Array<ArrayBuffer>;
}

declare module "node:child_process" {
  export function execFileSync(
    file: string,
    args: string[],
    options: { env: Record<string, string | undefined>; encoding: "utf-8" },
  ): string;
}

declare const process: { env: Record<string, string | undefined> };
