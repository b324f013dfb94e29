import { TOKEN } from '../../src/platform/page/token'

const attempt = (run: () => void): void => {
  try {
    run()
  } catch {
    // Storage is blocked, so there is nothing to change.
  }
}

export const appToken = (): string | null => {
  let token: string | null = null
  attempt(() => {
    token = localStorage.getItem(TOKEN)
  })
  return token
}

export const setAppToken = (token: string | null): void =>
  attempt(() => (token === null ? localStorage.removeItem(TOKEN) : localStorage.setItem(TOKEN, token)))

/** What the panel and the show keep, beside the app's own. */
const OWN_KEY = /^mock-/

const clearApp = (storage: Storage): void => {
  const own = Object.entries(storage).filter(([key]) => OWN_KEY.test(key))
  storage.clear()
  for (const [key, value] of own) storage.setItem(key, value)
}

/** Clears the app's storage and signs it in or out. */
export const resetApp = (token: string | null): void => {
  attempt(() => clearApp(localStorage))
  attempt(() => clearApp(sessionStorage))
  setAppToken(token)
}

/** Changes the token as another tab would: the running app follows. */
export const tellOfToken = (newValue: string | null): void => {
  const oldValue = appToken()
  setAppToken(newValue)
  let storageArea: Storage | null = null
  attempt(() => {
    storageArea = localStorage
  })
  dispatchEvent(new StorageEvent('storage', { key: TOKEN, newValue, oldValue, storageArea }))
}
