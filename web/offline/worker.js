// Keeps the page for when the server is away. The build writes VERSION and FILES (all files of the page) in front of this.
//
// The page itself: the newest, if the server answers; else what was kept. Of the programming interface only what was read
// is kept, never what was sent: an answer that comes from here says so with a header, and the page says it to its reader.
const PAGE = `page ${VERSION}`;
const SEEN = 'seen';
/** Matches and files that are kept; the oldest go first. */
const MOST = 60;
const LISTS = /^\/api\/(games|teams|seasons)$/;
const THINGS = /^\/api\/(matches|seasons|teams)\/[^/]+(\/(file|review|forecast))?$/;

self.addEventListener('install', (event) => {
  const fill = async () => (await caches.open(PAGE)).addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== PAGE && name !== SEEN);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (LISTS.test(pathname) || THINGS.test(pathname)) event.respondWith(seen(event));
  else if (!pathname.startsWith('/api/')) event.respondWith(file(request));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('./', { cacheName: PAGE })) ?? Response.error();
  }
}

/** Files have the hash of their content in their names, or change only with the whole page. */
async function file(request) {
  return (await caches.match(request, { cacheName: PAGE, ignoreVary: true })) ?? fetch(request);
}

async function seen(event) {
  const { request } = event;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) event.waitUntil(keep(request.url, fresh.clone()));
    return fresh;
  } catch (away) {
    const kept = await caches.match(request.url, { cacheName: SEEN });
    if (!kept) throw away;
    const headers = new Headers(kept.headers);
    headers.set('X-Touchline-Kept', 'true');
    return new Response(kept.body, { headers });
  }
}

async function keep(url, response) {
  const cache = await caches.open(SEEN);
  // By its address alone: whose seat it was asked for is this browser's own matter.
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? 'text/plain' };
  await cache.delete(url);
  await cache.put(url, new Response(await response.blob(), { headers }));
  const things = (await cache.keys()).filter((one) => THINGS.test(new URL(one.url).pathname));
  await Promise.all(things.slice(0, Math.max(0, things.length - MOST)).map((one) => cache.delete(one)));
}

/** A notification of a turn leads to its match: to the page that shows it, to any other, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { hash } = event.notification.data ?? {};
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => url.endsWith(hash));
    return page ? page.focus() : self.clients.openWindow(`./${hash ?? ''}`);
  };
  event.waitUntil(show());
});
