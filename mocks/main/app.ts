/** Where the app keeps who is signed in. */
const KEY = 'token'

const attempt = (run: () => void): void => {
  try {
    run()
  } catch {
    // Blocked storage holds nothing that could be in the way.
  }
}

/** The token that the app holds, or null. */
export const appToken = (): string | null => {
  let token: string | null = null
  attempt(() => {
    token = localStorage.getItem(KEY)
  })
  return token
}

/** Signs the app in or out. */
export const setAppToken = (token: string | null): void =>
  attempt(() => (token === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, token)))

/** Forgets everything that the app keeps, and signs it in or out. */
export const startAppAnew = (token: string | null): void => {
  attempt(() => localStorage.clear())
  attempt(() => sessionStorage.clear())
  setAppToken(token)
}
