// The service worker of the page: what it needs is kept on the device. A build writes one line before this one, PAGE:
// its version, and the files to keep at once. A new version waits until the player wants it.
const CACHE = `lastboat-${PAGE.version}`;
/** Answers of a server that are the same for everybody, and what games from other packages bring; kept for when it cannot be reached. */
const LASTING = /^(api\/(games$|games\/[^/]+\/(examples|rulebook|tutorial)|words\/)|plugins\/)/;

/** A path below the folder of the page. */
const pathOf = (url) => url.href.slice(self.registration.scope.length).split(/[?#]/)[0];

async function install() {
  const cache = await caches.open(CACHE);
  for (const file of ["./", ...PAGE.files]) {
    // Names in assets/ are never used for anything else, so a copy of another version will do.
    const found = file.startsWith("assets/") ? await caches.match(file) : undefined;
    if (found) await cache.put(file, found);
    else await cache.add(new Request(file, { cache: "no-cache" }));
  }
  if (!PAGE.files.includes("api/games.json")) await cache.add("api/games").catch(() => {}); // nothing opens without it
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("lastboat-") && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Keep files that the page has fetched before it was under this worker. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
}

/** From the device, else from the network, and then kept. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the network; if it cannot be reached, as it was last. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  else event.waitUntil(keep(event.data.keep));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const path = pathOf(url);
  if (path.startsWith("api/") && !PAGE.files.includes(path) && !LASTING.test(path)) return;
  if (request.mode === "navigate" && !path.startsWith("api/") && path !== "docs") event.respondWith(kept(new Request(self.registration.scope)));
  else if (PAGE.files.includes(path) || path.startsWith("assets/") || path.startsWith("engine/")) event.respondWith(kept(request));
  else if (LASTING.test(path)) event.respondWith(newest(request));
});
