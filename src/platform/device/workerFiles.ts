/** What loads from the worker's store: code, its data and fonts. */
const FOLDER = '/assets/'

/** Removes the files that the worker has stored, so that each is loaded anew when it is needed. Never rejects. */
export async function forgetFiles(): Promise<void> {
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith(FOLDER)) await cache.delete(request)
    }
  } catch {
    // Without a store there is none to mend.
  }
}

/** Removes workers and all that they have stored: the next load of the page comes from the network. Never rejects. */
export async function removeWorker(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((registration) => registration.unregister()))
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // Browsers without workers, and insecure contexts.
  }
}
