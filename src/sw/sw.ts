import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[]
  /** Paths of the files that only one language needs, by language. */
  readonly __LANGUAGES: readonly (readonly string[])[]
}

// No file depends on its query: a demo game's page has its session there.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

// A language is installed as a whole once one of its files is asked for. Everything else goes to the network: API calls
// (/app/v1) are never cached.
const LANGUAGES = 'languages'
const languageOf = (path: string) => self.__LANGUAGES.find((files) => files.includes(path.slice(1)))
const install = async (files: readonly string[]) => {
  const cache = await caches.open(LANGUAGES)
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(`/${file}`)) ? [] : [`/${file}`])))
  await cache.addAll(missing.flat())
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && languageOf(url.pathname) !== undefined,
  async ({ request, url, event }) => {
    const kept = await caches.match(url.pathname, { cacheName: LANGUAGES })
    if (kept) return kept
    event.waitUntil(install(languageOf(url.pathname) ?? []))
    return fetch(request)
  },
)

/** Files of previous versions have other names. */
const forgetOldLanguages = async () => {
  const cache = await caches.open(LANGUAGES)
  for (const { url } of await cache.keys()) if (!languageOf(new URL(url).pathname)) await cache.delete(url)
}

// All routes are served from one file, except API calls, game pages and missing files.
const elsewhere = [/^\/app\//, /^\/games\//, /^\/__/, /\/[^/?]+\.[^/]+$/]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: elsewhere }))

// A new version waits until the page decides that it is safe to activate.
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') void self.skipWaiting()
  // A file that the page loaded before this worker was there.
  const files = languageOf(String(event.data))
  if (files) event.waitUntil(install(files))
})

// Control the first visit too, so that its lazy chunks are served offline.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOldLanguages()])))
