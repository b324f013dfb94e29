interface Reload {
  readonly build: string
  /** Epoch ms of the device. */
  readonly at: number
}

/** The build on screen and the one that is deployed. */
export interface Builds {
  /** Null in development, where nothing is built. */
  readonly running: string | null
  /** Whether a reload brought this page. */
  readonly isReload: boolean
  /** When and for which builds this tab has reloaded by itself; null when it cannot remember. */
  reloads(): readonly Reload[] | null
  /** False when it cannot remember them. */
  remember(reloads: readonly Reload[]): boolean
  /** Loads the page again, at its address. */
  reload(): void
  /** Reads the version file; null when it is not there in time, or is another file. Never rejects. */
  deployed(): Promise<string | null>
  /** Epoch ms of the device, whatever date the world has. */
  now(): number
}

/** In session storage. */
const KEPT = 'reloads'
/** The version file has under 100 characters; a larger one is another file. */
const LARGEST = 1_000
/** For the version file, ms. */
const PATIENCE = 10_000

// Plain code without libraries: the page's inline script uses it, too.
export const browserBuilds = (): Builds => ({
  running: document.documentElement.dataset['build'] ?? null,
  isReload: performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  reloads: () => {
    try {
      const list: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
      return Array.isArray(list) ? list.filter(isReload) : []
    } catch {
      return null
    }
  },
  remember: (reloads) => {
    try {
      const text = JSON.stringify(reloads)
      sessionStorage.setItem(KEPT, text)
      // A full storage may drop it silently.
      return sessionStorage.getItem(KEPT) === text
    } catch {
      return false
    }
  },
  reload: () => location.reload(),
  deployed: () => readBuild('/version.json', PATIENCE),
  now: () => Date.now(),
})

const isReload = (entry: Partial<Reload> | null): entry is Reload =>
  typeof entry?.build === 'string' && typeof entry.at === 'number'

/** The build that the version file at `url` names; null for anything else, or after `patience` ms. Never rejects. */
export async function readBuild(url: string, patience: number, send: typeof fetch = fetch): Promise<string | null> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience)
  try {
    const reply = await send(url, { cache: 'no-store', signal: abort.signal })
    const { build } = reply.ok ? JSON.parse(await beginningOf(reply)) : {}
    return typeof build === 'string' && /^[\da-f]{8,64}$/.test(build) ? build : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    // Of a file that is too large, no more is loaded.
    abort.abort()
  }
}

/** A reply's text, cut off where it is too long to be a version file. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length <= LARGEST) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  return text
}
