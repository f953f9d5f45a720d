// What is there without a network? The page itself: its files are kept, and a screen of it says what to do.
// Nothing the house answers is ever kept: tables, hands and names are always asked for.
// vite.config.ts puts the files of a build in place of FILES; so each build is a new worker with a store of its own.

const files = self.FILES;
const store = `ludotheque-${files.digest}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.addAll(files.names))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/") || files.names.includes(pathname)) event.respondWith(kept(request));
});

/** From the store; what is not there yet, such as a board, is kept once it came. Its name says its content. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/assets/")) (await caches.open(store)).put(request, answer.clone());
  return answer;
}

// The house says that it is somebody's turn, while no page of it is open here.
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

/** In a window of ours if there is one, else in a new one. */
async function openTable(table) {
  const address = /^[0-9a-f]{1,32}$/.test(table) ? `/t/${table}` : "/";
  const [shown] = await self.clients.matchAll({ type: "window" });
  if (!shown) return self.clients.openWindow(address);
  await shown.focus();
  return shown.navigate(address);
}
