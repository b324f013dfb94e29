/** What the keys of games begin with. */
export const DEVICE_PREFIX = 'kismara-game-'

/** What a game keeps on this device; nothing where the browser forbids it. */
export const device = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(DEVICE_PREFIX + key)
    } catch {
      return null
    }
  },
  /** `null` forgets. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(DEVICE_PREFIX + key)
      else localStorage.setItem(DEVICE_PREFIX + key, value)
    } catch {
      // The game plays on without.
    }
  },
}
