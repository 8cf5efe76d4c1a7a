// The service worker: without a line to the server it shows the page that the client left for that case,
// and a click on a notice leads to its table. It keeps nothing else, so nothing is ever stale.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match("/offline")) ?? Response.error()),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === address);
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});
