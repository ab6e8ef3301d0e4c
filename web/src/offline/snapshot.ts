// The memory of a Python that has loaded our modules, kept in this browser: the next start takes it up instead of doing
// all that again. Without one, or with one that is of no use, Python starts anew, and another one is kept.
import { python, sources } from "virtual:engine";

const CACHE = "python-lastboat";
const LENGTH = "Content-Length";
/** Another Python, other sources or another browser need another one. */
const KEY = `snapshot?${new URLSearchParams({ python, sources, browser: navigator.userAgent })}`;

/** Where it is kept; null where the page was not loaded safely. */
const opened = async (): Promise<Cache | null> => self.caches?.open(CACHE) ?? null;

/** The one that fits; null if there is none. */
export async function readSnapshot(): Promise<Uint8Array | null> {
  const found = await (await opened())?.match(KEY);
  if (!found) return null;
  const bytes = new Uint8Array(await found.arrayBuffer());
  return bytes.length === Number(found.headers.get(LENGTH)) ? bytes : null;
}

/** Keep this one, and no other. */
export async function keepSnapshot(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await opened();
  await cache?.delete(KEY, { ignoreSearch: true });
  await cache?.put(KEY, new Response(bytes, { headers: { [LENGTH]: String(bytes.length) } }));
}
