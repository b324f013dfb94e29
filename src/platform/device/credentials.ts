/** An account name with its password. */
export interface SavedLogin {
  account: string
  password: string
}

/** The browser's own store of passwords; the app keeps none. */
export interface Credentials {
  /** Offers to remember a login that has worked. */
  store(login: SavedLogin): Promise<void>
  /** The login the player picks; null when they pick none or the browser has no such store. */
  get(): Promise<SavedLogin | null>
}

type PasswordCredential = new (data: { id: string; name: string; password: string }) => Credential

/** Chromium only, and not in the compiler's library. */
const credentialClass = (): PasswordCredential | undefined =>
  (globalThis as { PasswordCredential?: PasswordCredential }).PasswordCredential

const passwordOf = (found: Credential | null): SavedLogin | null =>
  found && 'password' in found && typeof found.password === 'string'
    ? { account: found.id, password: found.password }
    : null

export const browserCredentials: Credentials = {
  store: async ({ account, password }) => {
    const PasswordCredential = credentialClass()
    if (!PasswordCredential) return
    const login = new PasswordCredential({ id: account, name: account, password })
    await navigator.credentials.store(login).catch(() => undefined)
  },
  get: async () => {
    if (!credentialClass()) return null
    // `password` is missing in the compiler's library, as its class.
    const asked = { password: true, mediation: 'optional' } as CredentialRequestOptions
    return passwordOf(await navigator.credentials.get(asked).catch(() => null))
  },
}
