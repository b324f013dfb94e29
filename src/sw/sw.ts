import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] }

// Anything else goes to the network untouched: calls of the player (/app/v1) are never kept.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// Every page of the product is one file. A call, a game's own page and a missing file are not pages of the product.
const elsewhere = [/^\/app\//, /^\/games\//, /^\/__/, /\/[^/?]+\.[^/]+$/]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: elsewhere }))

// A new version waits until the page says that the moment is safe.
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') void self.skipWaiting()
})

// The first visit's page is served offline too, its lazy parts included.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
