// Keeps everything it has fetched: what the empty app needs to start offline.
const name = 'floor'
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const keep = async () => {
    const cache = await caches.open(name)
    const kept = await cache.match(event.request)
    if (kept) return kept
    const answer = await fetch(event.request)
    await cache.put(event.request, answer.clone())
    return answer
  }
  event.respondWith(keep())
})
