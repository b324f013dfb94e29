/** The app's storage key of the token. */
const KEY = 'token'

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
    token = localStorage.getItem(KEY)
  })
  return token
}

export const setAppToken = (token: string | null): void =>
  attempt(() => (token === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, token)))

/** Clears the app's storage and signs it in or out. */
export const resetApp = (token: string | null): void => {
  attempt(() => localStorage.clear())
  attempt(() => sessionStorage.clear())
  setAppToken(token)
}
