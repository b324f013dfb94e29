import { cacheNames, type RouteHandlerCallback } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPage } from './isPage'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[]
  /** The files that only one language needs, by language. */
  readonly __LANGUAGES: readonly (readonly LanguageFile[])[]
}

interface LanguageFile {
  readonly url: string
  readonly integrity: string
}

// Each file is installed only with the bytes that were built: a host that answers something else for a missing file ends
// the installation, and the previous version goes on. No file depends on its query: a demo game's page has its session
// there.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

// A language is installed as a whole once one of its files is asked for. Everything else goes to the network: API calls
// (/app/v1) are never cached.
const LANGUAGES = 'languages'
const languageOf = (path: string) => self.__LANGUAGES.find((files) => files.some(({ url }) => `/${url}` === path))
const install = async (files: readonly LanguageFile[]) => {
  const cache = await caches.open(LANGUAGES)
  const wanted = files.map(({ url, integrity }) => new Request(`/${url}`, { integrity }))
  const missing = await Promise.all(wanted.map(async (file) => ((await cache.match(file)) ? [] : [file])))
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

// While one version waits to take over, pages and files of both are there.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)

const PAGE = '/index.html'
const ownPage = createHandlerBoundToURL(PAGE)
/** A page that is opened, or reloaded by hand, is of the version that was installed last. */
const newestPage: RouteHandlerCallback = async (options) => {
  const { waiting } = self.registration
  if (!waiting) return ownPage(options)
  waiting.postMessage('skipWaiting')
  const cache = await caches.open(cacheNames.precache)
  const pages = await cache.matchAll(PAGE, { ignoreSearch: true })
  return pages.at(-1) ?? ownPage(options)
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  newestPage,
)

// A new version waits until the page says that nothing goes on, or until another page is opened.
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') void self.skipWaiting()
  // A file that the page loaded before this worker was there.
  const files = languageOf(String(event.data))
  if (files) event.waitUntil(install(files))
})

// Control the first visit too, so that its lazy chunks are served offline.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOldLanguages()])))
