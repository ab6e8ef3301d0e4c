/** The little of Node that builds and tests use. */
declare module "node:fs" {
  export function readFileSync(file: URL | string): Uint8Array<ArrayBuffer>;
  export function readdirSync(folder: URL | string, options?: { recursive: boolean }): string[];
  export function writeFileSync(file: string, text: string): void;
}

declare module "node:zlib" {
  export function gzipSync(data: Uint8Array, options: { level: number }): Uint8Array;
}

declare module "node:crypto" {
  interface Hash {
    update(data: Uint8Array | string): Hash;
    digest(encoding: "hex"): string;
  }
  export function createHash(algorithm: "sha256"): Hash;
}

declare module "node:child_process" {
  export function execFileSync(
    file: string,
    args: string[],
    options: { env: Record<string, string | undefined>; encoding: "utf-8" },
  ): string;
}

declare const process: { env: Record<string, string | undefined> };
