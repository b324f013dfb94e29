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

/** Clears the app's storage and signs it in or out. */
export const resetApp = (token: string | null): void => {
  attempt(() => localStorage.clear())
  attempt(() => sessionStorage.clear())
  setAppToken(token)
}

/** Changes the token as another tab would: the running app follows. */
export const tellOfToken = (newValue: string | null): void => {
  const oldValue = appToken()
  setAppToken(newValue)
  dispatchEvent(new StorageEvent('storage', { key: TOKEN, newValue, oldValue, storageArea: localStorage }))
}
