import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] }

// Everything else goes to the network: API calls (/app/v1) are never cached.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// All routes are served from one file, except API calls, game pages and missing files.
const elsewhere = [/^\/app\//, /^\/games\//, /^\/__/, /\/[^/?]+\.[^/]+$/]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: elsewhere }))

// A new version waits until the page decides that it is safe to activate.
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') void self.skipWaiting()
})

// Control the first visit too, so that its lazy chunks are served offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
