/**
 * Works for the page while it is closed: shows what is pushed, opens the table when it is clicked, and says so when there is
 * no network. Keeps only what the build made and never changes; nothing of any game, and nothing of any person.
 */
declare const self: ServiceWorkerGlobalScope; // this file runs as a service worker and nowhere else

const KEPT = 'ragtag-1';
const OFFLINE = '/offline.html';
const ICON = '/icon-192.png';
/** More than any one version of the page has. */
const MOST_KEPT = 160;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      await kept.addAll([OFFLINE, '/icon.svg']);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== KEPT);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(pageOrOffline(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event, request));
});

/** A page always comes from the server, so that it is never an old one. */
async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const offline = await caches.match(OFFLINE);
    if (!offline) throw error;
    return offline;
  }
}

/** Files under assets/ are named by what is in them: one that was fetched once is good for ever. */
async function keptOrFetched(event: FetchEvent, request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(kept, request, response.clone()));
  return response;
}

async function keep(kept: Cache, request: Request, response: Response): Promise<void> {
  await kept.put(request, response);
  const names = await kept.keys();
  const assets = names.filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST_KEPT)).map((old) => kept.delete(old)));
}

/** What the server sends: which game, and never what is asked. */
interface Pushed {
  readonly game: string;
  readonly title: string;
  readonly text: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { game, title, text } = event.data.json() as Pushed; // as the server made it
  const shown = { body: text, tag: game, icon: ICON, badge: ICON, data: { path: pathOf(game) } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

function pathOf(game: string): string {
  return game === '' ? '/account' : `/table/${encodeURIComponent(game)}`;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { readonly path: string }; // as made above
  event.waitUntil(show(path));
});

/** The tab that has it open, or a new one. */
async function show(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

/** The browser's push service has given this device another address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const { oldSubscription } = event;
      const options = oldSubscription?.options;
      if (!options) return;
      const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) });
    })(),
  );
});
