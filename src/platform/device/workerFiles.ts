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

const countStored = async (): Promise<number> => {
  const names = await caches.keys()
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Every file that the worker's script installs is listed in it with its hash. */
const countWanted = async (): Promise<number> =>
  ((await (await fetch('/sw.js')).text()).match(/integrity:/g) ?? []).length

/**
 * How much of the version that the worker installs is stored, 0 to 1; null where no worker is at work.
 * @throws when the store or the worker's script cannot be read
 */
export async function installedShare(): Promise<number | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.installing && !registration?.waiting && !registration?.active) return null
  // A worker is installed only with all its files.
  if (!registration.installing) return 1
  const [stored, wanted] = await Promise.all([countStored(), countWanted()])
  return wanted === 0 ? null : Math.min(0.99, stored / wanted)
}
