// Service worker: caches the page's files, so that it also opens without a network, and shows push notifications.
// Answers of the API are never cached.
// vite.config.ts puts the files of a build in place of FILES, so that each build has a worker and a cache of its own.

const files = self.FILES;
const cacheName = `ludotheque-${files.digest}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.names))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/") || files.names.includes(pathname)) event.respondWith(cacheFirst(request));
});

/** From the cache; a file that is not there yet, such as a board, is added. Names of assets contain their hash. */
async function cacheFirst(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/assets/")) (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

// The server notifies this device that it is its owner's turn.
self.addEventListener("push", (event) => {
  const { table = "", says = "Ludothèque" } = event.data?.json() ?? {};
  event.waitUntil(
    Promise.all([
      self.registration.showNotification("Ludothèque", { body: says, tag: table, icon: "/icon-192.png", data: { table } }),
      self.navigator.setAppBadge?.().catch(() => undefined),
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.table ?? ""));
});

/** In an open window of the page if there is one, else in a new one. */
async function openTable(table) {
  const address = /^[0-9a-f]{1,32}$/.test(table) ? `/t/${table}` : "/";
  const [client] = await self.clients.matchAll({ type: "window" });
  if (!client) return self.clients.openWindow(address);
  await client.focus();
  return client.navigate(address);
}
